/**
 * The files of the embedded index, all JSON. Each but the manifest is named by the hash of its content (text blocks: by that
 * of their document's text, with a hash of their own inside), and only what refers to it knows its name: a file that is
 * missing, cut short or from another build cannot be taken for the right one.
 *
 *     manifest ─ letter shard ─ vocabulary ─ postings         by first letter, first two letters, range of terms
 *     manifest ─ (nodes) ─ document leaf ─ text block         by number of the document
 *     manifest ─ rescue terms                                 for words whose first two letters are wrong
 *
 * The manifest has a bounded size, lists of postings are capped, tables of documents are trees: what a query fetches
 * does not grow with the number of pages.
 */

/** Version of the format; a reader refuses others. */
export const indexFormat = 2

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
  /** Letter shards by the first character of their terms. */
  letters: Record<string, string>
  documentTree: { depth: number; root: string }
  rescue: string
}

/** Everything that begins with one character. */
export interface LetterShard {
  /** Best sections for the character alone, as packed postings. */
  champions: string
  /** By the second character (`''` for terms of one character): best sections for the two, and their vocabulary or its file. */
  pairs: Record<string, [champions: string, vocabulary: string | VocabularyShard]>
}

/** All terms that begin with the same two characters. */
export interface VocabularyShard {
  /** Sorted by UTF-16 units, joined by spaces. */
  terms: string
  /** One symbol a term, larger for one that is more likely to be meant. */
  weights: string
  /** Packed postings by term, when they are few; otherwise ranges of terms and the files with their postings. */
  postings?: string[]
  ranges?: [terms: number, file: string][]
}

/** Packed postings of a range of terms. */
export type PostingsShard = string[]

/** Names of up to `treeFanOut` nodes or leaves below. */
export type TreeNode = string[]
export const treeFanOut = 64

export const documentsPerLeaf = 6
export type DocumentLeaf = IndexedDocument[]

/** What results show of a document. */
export interface IndexedDocument {
  path: string
  title: string
  group: number
  language: number
  tags: string[]
  /** Hash of its text, which names its text blocks: a hash for each of them would be most of a leaf. */
  text: string
  /** Numbers of sections in its text blocks, in order. */
  blocks: number[]
}

/** Name of a text block of the document with this hash. */
export const blockName = (text: string, block: number): string => shardName(`${text}-${block}`)

/** Sections of a document, behind the hash of the block's name and of them. */
export type TextBlock = [check: string, sections: IndexedSection[]]

/** What the check of a text block is the hash of. */
export const blockContent = (name: string, sections: readonly IndexedSection[]): string => `${name}\n${JSON.stringify(sections)}`

/** A section: anchor, headings from the second level down to its own (`null` for a skipped level), text. */
export type IndexedSection = [anchor: string | null, headings: (string | null)[], text: string]

/** The most important terms, joined by spaces. */
export interface RescueShard {
  terms: string
}
