/**
 * The files of the embedded index, all JSON. Each but the manifest is named by the hash of its content (outlines and texts:
 * by that of their document, with a hash of their own inside), and only what refers to it knows its name: a file that is
 * missing, cut short or from another build cannot be taken for the right one.
 *
 *     manifest ─ letter shard ─ (nodes) ─ term pack           by first letter, then by the terms' order
 *     manifest ─ letter shard ─ (nodes) ─ spelling shard      by first two letters, for words with typos
 *     manifest ─ (nodes) ─ document leaf ─ outline, texts     by number of the document
 *     manifest ─ (nodes) ─ tag leaf                           by number of the document, for filters
 *     manifest ─ rescue terms                                 for words whose first two letters are wrong
 *
 * The manifest has a bounded size, lists of postings are capped, tables are trees: what a query fetches does not grow with
 * the number of pages.
 */

/** Version of the format; a reader refuses others. */
export const indexFormat = 4

/** Folder of the index below the root of the site. */
export const indexFolder = 'search'

export const manifestName = 'manifest.json'

/** Name of the file with a content hash. All such files are in one folder, as hosts may let browsers keep them for ever. */
export const shardName = (hash: string): string => `shards/${hash}.json`

export interface IndexManifest {
  format: typeof indexFormat
  /** Hash of everything else in the manifest: names the build of the index. */
  build: string
  sections: number
  documents: number
  /** Facets that hold for all records of this build: the chrome's language and the version of the documentation. */
  lang: string
  versionTag: string
  /** Labels of top-level sections; documents refer to them by number. */
  groups: string[]
  /** Languages of documents; documents refer to them by number. */
  languages: string[]
  /** Number of the first document of each language: those of one language follow each other. */
  languageStarts: number[]
  /** Files of letter shards by the first character of their terms. */
  letters: Record<string, string>
  documentTree: Tree
  tagTree: Tree
  rescue: string
}

/** Letter shards by character; rare characters share a file. */
export type LetterFile = Record<string, LetterShard>

/** Everything that begins with one character. */
export interface LetterShard {
  /** Best sections for the character alone, as packed postings. */
  champions: string
  /** The same for the character and a second one (`''` for the character as a term), marked when the two are a term themselves. */
  pairs: Record<string, string | [champions: string, isTerm: 1]>
  /** Packed postings of titles and headings by terms that are a letter or the beginning of a stop word: `c`, `int`. */
  names?: Record<string, string>
  /** Packs of its terms. A single short pack is stored here itself. */
  packs: Ranges | TermPack
  /** Spelling shards; none where the only pack says all. */
  spelling?: Ranges
}

/** A tree of files over sorted keys: each file begins at its key, and continues to the next one's. */
export interface Ranges {
  /** Levels of nodes between this and the files that are meant. */
  depth: number
  below: RangeNode
}

/** Up to `rangeFanOut` nodes or files below. */
export type RangeNode = [from: string, file: string][]
export const rangeFanOut = 48

/** Terms that follow each other. */
export interface TermPack {
  /** Sorted by UTF-16 units, joined by spaces. */
  terms: string
  /** One symbol a term, larger for a term that readers more likely mean. */
  weights: string
  /** Packed postings by term. */
  postings: string[]
  /** Best sections for beginnings of terms that are spread over several packs and of which this is the first. */
  begun?: Record<string, string>
}

/** Fewest letters of a beginning that packs answer; letter shards answer shorter ones. */
export const shortestBegun = 3

/** Terms by their first two characters, the likeliest of them, without their postings. */
export type SpellingShard = Record<string, Pick<TermPack, 'terms' | 'weights'>>

/** Tree of files over documents by number. */
export interface Tree {
  /** Levels of nodes above the leaves. */
  depth: number
  root: string
}

/** Names of up to `treeFanOut` nodes or leaves below. */
export type TreeNode = string[]
export const treeFanOut = 64

export const documentsPerLeaf = 8
export type DocumentLeaf = IndexedDocument[]

/** Labels of tags by document: only filters need them. */
export type TagLeaf = string[][]
export const documentsPerTagLeaf = 32

/** What results show of a document. */
export interface IndexedDocument {
  path: string
  title: string
  group: number
  language: number
  /** Hash of its sections, which names the files of its outline and its texts: a hash for each of them would be most of a leaf. */
  hash: string
  /** Numbers of sections in the files of its outline, and in those of its texts, in order. */
  outline: number[]
  texts: number[]
}

/** Files in which the sections of a document are found by number: what they are called, and what they say. */
export type SectionFile = 'outline' | 'texts'

/** Name of a file of the document with this hash. */
export const sectionFileName = (hash: string, kind: SectionFile, number: number): string =>
  shardName(`${hash}-${kind.charAt(0)}${number}`)

/** Sections of a document, behind the hash of the file's name and of them. */
export type CheckedFile<T> = [check: string, sections: T[]]

/** What the check of such a file is the hash of. */
export const checkedContent = (name: string, sections: readonly unknown[]): string =>
  `${name}\n${JSON.stringify(sections)}`

/**
 * What a section is called: its anchor, how many headings above it are those of the section before it in the same file,
 * then the other headings down to its own (from the second level on, `null` for a skipped level).
 */
export type OutlineEntry = [anchor: string | null, shared: number, ...headings: (string | null)[]]

/** The most important terms, joined by spaces. */
export interface RescueShard {
  terms: string
}
