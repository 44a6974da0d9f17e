import { contentHash } from '../index-format/content-hash.ts'
import {
  documentsPerLeaf,
  documentsPerTagLeaf,
  indexFormat,
  manifestName,
  treeFanOut,
  type IndexedDocument,
  type IndexManifest,
  type RescueShard,
  type Tree,
} from '../index-format/index-files.ts'
import type { SearchRecord } from '../record.ts'
import { type DocumentPart, documentPart, type DocumentSummary } from './document-part.ts'
import { checkFacets, gatherDocuments, indexOrder } from './gather-documents.ts'
import { type AddFile, createFileNames } from './index-file-names.ts'
import type { LetteredPostings } from './lettered-postings.ts'
import { slices } from './slices.ts'
import type { NamedFile } from './write-sections.ts'
import { type LetterCache, writeLetters } from './write-letters.ts'

/**
 * Returns the files of the index by name. The same records produce the same bytes. Throws for records that contradict
 * each other.
 */
export const writeIndex = (records: readonly SearchRecord[]): Map<string, string> =>
  new Map(indexFiles(gatherDocuments(records).map((document) => documentPart(document))))

/**
 * Produces the same files one after another, from documents in the order of `indexOrder`. Neither the texts nor the
 * files stay in memory. Files of letters that the cache knows are not produced.
 */
export function* indexFiles(documents: Iterable<DocumentPart>, letterCache?: LetterCache): Generator<NamedFile> {
  const names = createFileNames()
  const { made } = names
  const addFile: AddFile = (content) => names.add(content)[0]
  const summaries: DocumentSummary[] = []
  const postings: LetteredPostings[] = []
  for (const { files, summary, postings: own } of documents) {
    yield* files
    const { document } = summary
    const [first = summary] = summaries
    checkFacets(first.document, { objectID: document.path, ...document })
    summaries.push(summary)
    postings.push(own)
  }
  const groups = distinct(summaries.map(({ document }) => document.group))
  const ranges = documentRanges(summaries.map(({ document }) => document))
  const indexed = summaries.map(({ document: { path, title, group, language }, places }): IndexedDocument => ({
    path,
    title,
    group: groups.indexOf(group),
    language: ranges.languages.indexOf(language),
    ...places,
  }))
  const written = writeLetters(postings, names, letterCache)
  let step = written.next()
  for (; !step.done; step = written.next()) yield* made()
  const { letters, rescue } = step.value
  const { lang, versionTag } = summaries[0]?.document ?? { lang: '', versionTag: '' }
  const content = {
    format: indexFormat,
    sections: summaries.reduce((sum, { document }) => sum + document.sections, 0),
    documents: summaries.length,
    lang,
    versionTag,
    groups,
    ...ranges,
    letters,
    documentTree: writeTree(indexed, documentsPerLeaf, addFile),
    tagTree: writeTree(
      summaries.map(({ document }) => document.tags),
      documentsPerTagLeaf,
      addFile,
    ),
    rescue: addFile({ terms: rescue.join(' ') } satisfies RescueShard),
  } satisfies Omit<IndexManifest, 'build'>
  yield* made()
  yield [
    manifestName,
    JSON.stringify({ ...content, build: contentHash(JSON.stringify(content)) } satisfies IndexManifest),
  ]
}

/** Throws when the documents are not in the order of `indexOrder`. */
const documentRanges = (
  documents: readonly DocumentSummary['document'][],
): Pick<IndexManifest, 'languages' | 'languageStarts' | 'specializedStarts'> => {
  const torn = documents.find((document, number) => {
    const last = documents[number - 1]
    return last && indexOrder(last, document) > 0
  })
  if (torn)
    throw new Error(
      `The document ${torn.path} is not in the order of the index. Sort the documents with "indexOrder" before you write the index.`,
    )
  const isFirst = (number: number): boolean => documents[number]?.language !== documents[number - 1]?.language
  const languageStarts = [...documents.keys()].filter(isFirst)
  const languages = languageStarts.map((number) => documents[number]?.language ?? '')
  const specializedStarts = languages.map((language, place) => {
    const start = documents.findIndex((document) => document.language === language && document.specialized)
    return start === -1 ? (languageStarts[place + 1] ?? documents.length) : start
  })
  return { languages, languageStarts, specializedStarts }
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)].toSorted()

const writeTree = (items: readonly unknown[], itemsPerLeaf: number, addFile: AddFile): Tree => {
  let hashes = slices(items, itemsPerLeaf).map((leaf) => addFile(leaf))
  let depth = 0
  for (; hashes.length > 1; depth++) hashes = slices(hashes, treeFanOut).map((node) => addFile(node))
  return { depth, root: hashes[0] ?? '' }
}
