/**
 * The files of the embedded index, all JSON. Every file except the manifest is named after the hash of its content.
 * Outlines and texts are named after the hash of their document, and contain a separate hash of their content. Only the
 * file that refers to a file knows its name. For this reason, a file that is missing, truncated or from another build
 * is never taken for the right file.
 *
 *     manifest ─ letter shard ─ (nodes) ─ term pack           by first letter, then by the terms' order
 *     manifest ─ letter shard ─ (nodes) ─ spelling shard      by first two letters, for words with typos
 *     manifest ─ (nodes) ─ document leaf ─ outline, texts     by number of the document
 *     manifest ─ (nodes) ─ tag leaf                           by number of the document, for filters
 *     manifest ─ rescue terms                                 for words whose first two letters are wrong
 *
 * The manifest has a limited size, lists of postings have a maximum length, and tables are trees. For this reason, the
 * bytes that a query fetches do not grow with the number of pages.
 */

/** Version of the format. A reader rejects other versions. */
export const indexFormat = 5

/** Folder of the index below the root of the site. */
export const indexFolder = 'search'

export const manifestName = 'manifest.json'

/**
 * Name of the file with a content hash. All such files are in one folder, because hosts may let browsers cache them for
 * ever.
 */
export const shardName = (hash: string): string => `shards/${hash}.json`

export interface IndexManifest {
  format: typeof indexFormat
  /** Hash of all other fields of the manifest. It identifies the build of the index. */
  build: string
  sections: number
  documents: number
  /** Facets of all records of this build: the chrome's language and the version of the documentation. */
  lang: string
  versionTag: string
  /** Labels of top-level sections. Documents refer to them by number. */
  groups: string[]
  /** Languages of documents. Documents refer to them by number. */
  languages: string[]
  /** Number of the first document of each language. The documents of one language are consecutive. */
  languageStarts: number[]
  /**
   * Number of the first specialized document of each language. Such documents are the last ones of their language.
   * Without any, it is the number after the last document of the language.
   */
  specializedStarts: number[]
  /** Files of letter shards by the first character of their terms. */
  letters: Record<string, string>
  documentTree: Tree
  tagTree: Tree
  rescue: string
}

/** Letter shards by character. Rare characters share a file. */
export type LetterFile = Record<string, LetterShard>

/** Everything about terms that begin with one character. */
export interface LetterShard {
  /** Best sections for the character alone, as packed postings. */
  champions: string
  /**
   * The same for the character and a second character (`''` for the character as a term). Marked with 1 when the two
   * characters are a term themselves.
   */
  pairs: Record<string, string | [champions: string, isTerm: 1]>
  /** Packed postings of titles and headings by terms that are a letter or the beginning of a stop word: `c`, `int`. */
  names?: Record<string, string>
  /** Packs of the character's terms. If there is only one short pack, it is stored here. */
  packs: Ranges | TermPack
  /** Spelling shards. Absent when the only pack contains all terms. */
  spelling?: Ranges
}

/**
 * A tree of files over sorted keys. The range of a file begins at its key, and ends before the key of the next file.
 */
export interface Ranges {
  /** Number of node levels above the files. */
  depth: number
  below: RangeNode
}

/** Up to `rangeFanOut` nodes or files on the next level. */
export type RangeNode = [from: string, file: string][]
export const rangeFanOut = 48

/** Consecutive terms. */
export interface TermPack {
  /** Terms, sorted by UTF-16 units and joined by spaces. */
  terms: string
  /** One symbol per term, larger for a term that readers more probably mean. */
  weights: string
  /** Packed postings by term. */
  postings: string[]
  /** Best sections for beginnings whose terms are in several packs, of which this is the first. */
  begun?: Record<string, string>
}

/** Shortest beginning (letters) that packs answer. Letter shards answer shorter beginnings. */
export const shortestBegun = 3

/** The most likely terms by their first two characters, without their postings. */
export type SpellingShard = Record<string, Pick<TermPack, 'terms' | 'weights'>>

/** Tree of files over documents by number. */
export interface Tree {
  /** Number of node levels above the leaves. */
  depth: number
  root: string
}

/** Names of up to `treeFanOut` nodes or leaves on the next level. */
export type TreeNode = string[]
export const treeFanOut = 64

export const documentsPerLeaf = 8

/** Labels of tags by document. Only filters need them. */
export type TagLeaf = string[][]
export const documentsPerTagLeaf = 32

/** The facts about a document that results show. */
export interface IndexedDocument {
  path: string
  title: string
  group: number
  language: number
  /**
   * Hash of the document's sections, from which the names of its outline files and text files are made. A separate hash
   * for each file would be most of a leaf.
   */
  hash: string
  /** Numbers of the sections in each file of the outline, and in each file of the texts, in order. */
  outline: number[]
  texts: number[]
}

/** Kinds of files with the sections of a document, by number: their names, and their texts. */
export type SectionFile = 'outline' | 'texts'

/** Name of a file of the document with this hash. */
export const sectionFileName = (hash: string, kind: SectionFile, number: number): string =>
  shardName(`${hash}-${kind.charAt(0)}${number}`)

/** Sections of a document, preceded by a hash of the file's name and the sections. */
export type CheckedFile<T> = [check: string, sections: T[]]

/** The text from which the check of such a file is computed. */
export const checkedContent = (name: string, sections: readonly unknown[]): string =>
  `${name}\n${JSON.stringify(sections)}`

/**
 * The name of a section: its anchor, the number of headings above it that are the same as in the previous section of
 * the file, and the other headings down to its own (from the second level on, `null` for a skipped level).
 */
export type OutlineEntry = [anchor: string | null, shared: number, ...headings: (string | null)[]]

/** The most important terms, joined by spaces. */
export interface RescueShard {
  terms: string
}
