import { contentHash } from '../index-format/content-hash.ts'
import {
  documentsPerLeaf, documentsPerTagLeaf, indexFormat, manifestName, shardName, treeFanOut,
  type IndexedDocument, type IndexManifest, type RescueShard, type Tree,
} from '../index-format/index-files.ts'
import type { SearchRecord } from '../record.ts'
import { collectPostings } from './collect-postings.ts'
import { gatherDocuments } from './gather-documents.ts'
import { rescueTerms } from './rank-terms.ts'
import { slices } from './slices.ts'
import { writeSections } from './write-sections.ts'
import { writeTerms } from './write-terms.ts'

/** Puts a file into the index and returns its hash. */
export type AddFile = (content: object) => string

/** Returns the files of the index by name: the same records make the same bytes. Throws for records that contradict each other. */
export const writeIndex = (records: readonly SearchRecord[]): Map<string, string> => {
  const files = new Map<string, string>()
  const addFile: AddFile = (content) => {
    const text = JSON.stringify(content)
    const hash = contentHash(text)
    const name = shardName(hash)
    if ((files.get(name) ?? text) !== text) throw new Error(`Two files of the search index have the hash ${hash}. Change the text of one of them by a letter.`)
    files.set(name, text)
    return hash
  }
  const documents = gatherDocuments(records)
  const groups = distinct(documents.map(({ group }) => group))
  const languages = distinct(documents.map(({ language }) => language))
  const lists = collectPostings(documents)
  const indexed = documents.map((document): IndexedDocument => ({
    path: document.path,
    title: document.title,
    group: groups.indexOf(document.group),
    language: languages.indexOf(document.language),
    ...writeSections(document, files),
  }))
  const rescue: RescueShard = { terms: rescueTerms(lists).join(' ') }
  const content = {
    format: indexFormat,
    sections: documents.reduce((sum, { sections }) => sum + sections.length, 0),
    documents: documents.length,
    ...commonFacets(records),
    groups,
    languages,
    letters: writeTerms(lists, addFile),
    documentTree: writeTree(indexed, documentsPerLeaf, addFile),
    tagTree: writeTree(documents.map(({ tags }) => tags), documentsPerTagLeaf, addFile),
    rescue: addFile(rescue),
  } satisfies Omit<IndexManifest, 'build'>
  const manifest: IndexManifest = { ...content, build: contentHash(JSON.stringify(content)) }
  return files.set(manifestName, JSON.stringify(manifest))
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)].toSorted()

const commonFacets = (records: readonly SearchRecord[]): { lang: string; versionTag: string } => {
  const { lang = '', versionTag = '' } = records[0] ?? {}
  const other = records.find((record) => record.lang !== lang || record.versionTag !== versionTag)
  if (other) throw new Error(`The record ${other.objectID} has the facets ${other.lang} and ${other.versionTag}, others have ${lang} and ${versionTag}. Write one index for each.`)
  return { lang, versionTag }
}

const writeTree = (items: readonly unknown[], itemsPerLeaf: number, addFile: AddFile): Tree => {
  let hashes = slices(items, itemsPerLeaf).map((leaf) => addFile(leaf))
  if (hashes.length === 0) hashes = [addFile([])]
  let depth = 0
  for (; hashes.length > 1; depth++) hashes = slices(hashes, treeFanOut).map((node) => addFile(node))
  return { depth, root: hashes[0] ?? '' }
}
