import { contentHash } from '../index-format/content-hash.ts'
import {
  documentsPerLeaf,
  documentsPerTagLeaf,
  indexFormat,
  manifestName,
  shardName,
  treeFanOut,
  type IndexedDocument,
  type IndexManifest,
  type RescueShard,
  type Tree,
} from '../index-format/index-files.ts'
import type { SearchRecord } from '../record.ts'
import { collectPostings, type DocumentPostings } from './collect-postings.ts'
import { checkFacets, type DocumentSource, gatherDocuments } from './gather-documents.ts'
import { createPostingMerger } from './posting-lists.ts'
import { rescueTerms } from './rank-terms.ts'
import { slices } from './slices.ts'
import { type NamedFile, writeSections } from './write-sections.ts'
import { type AddFile, writeTerms } from './write-terms.ts'

/**
 * Returns the files of the index by name. The same records produce the same bytes. Throws for records that contradict
 * each other.
 */
export const writeIndex = (records: readonly SearchRecord[]): Map<string, string> =>
  new Map(indexFiles(gatherDocuments(records)))

/**
 * Produces the same files one after another, from documents in the order of `byLanguage`. Neither the texts nor the
 * files stay in memory. `postingsOf` may cache the results of `collectPostings`.
 */
export function* indexFiles(
  documents: Iterable<DocumentSource>,
  postingsOf: (document: DocumentSource) => DocumentPostings = collectPostings,
): Generator<NamedFile> {
  const { addFile, made } = createFiles()
  const summaries: Summary[] = []
  const merger = createPostingMerger()
  for (const document of documents) {
    const { files, ...places } = writeSections(document)
    yield* files
    const summary: Summary = { document: summaryOf(document), places }
    const [first = summary] = summaries
    checkFacets(first.document, { objectID: document.path, ...document })
    summaries.push(summary)
    merger.add(postingsOf(document))
  }
  const groups = distinct(summaries.map(({ document }) => document.group))
  const { languages, languageStarts } = languageRanges(summaries.map(({ document }) => document.language))
  const indexed = summaries.map(({ document: { path, title, group, language }, places }): IndexedDocument => ({
    path,
    title,
    group: groups.indexOf(group),
    language: languages.indexOf(language),
    ...places,
  }))
  const lists = merger.lists()
  const terms = writeTerms(lists, addFile)
  let step = terms.next()
  for (; !step.done; step = terms.next()) yield* made()
  const rescue: RescueShard = { terms: rescueTerms(lists).join(' ') }
  const { lang, versionTag } = summaries[0]?.document ?? { lang: '', versionTag: '' }
  const content = {
    format: indexFormat,
    sections: summaries.reduce((sum, { document }) => sum + document.sections, 0),
    documents: summaries.length,
    lang,
    versionTag,
    groups,
    languages,
    languageStarts,
    letters: step.value,
    documentTree: writeTree(indexed, documentsPerLeaf, addFile),
    tagTree: writeTree(
      summaries.map(({ document }) => document.tags),
      documentsPerTagLeaf,
      addFile,
    ),
    rescue: addFile(rescue),
  } satisfies Omit<IndexManifest, 'build'>
  yield* made()
  yield [
    manifestName,
    JSON.stringify({ ...content, build: contentHash(JSON.stringify(content)) } satisfies IndexManifest),
  ]
}

/** Throws when the documents of one language are not consecutive. */
const languageRanges = (languageOf: readonly string[]): Pick<IndexManifest, 'languages' | 'languageStarts'> => {
  const languageStarts = languageOf.flatMap((language, number) => (language === languageOf[number - 1] ? [] : [number]))
  const languages = languageStarts.map((number) => languageOf[number] ?? '')
  const torn = languages.find((language, place) => languages.indexOf(language) !== place)
  if (torn !== undefined)
    throw new Error(
      `The documents in the language "${torn}" are not next to each other. Sort the documents by language before you write the index.`,
    )
  return { languages, languageStarts }
}

/** A document without its texts. */
interface Summary {
  document: Omit<DocumentSource, 'sections' | 'description' | 'pageRank'> & { sections: number }
  places: Omit<IndexedDocument, 'path' | 'title' | 'group' | 'language'>
}

const summaryOf = ({
  path,
  title,
  group,
  language,
  tags,
  lang,
  versionTag,
  sections,
}: DocumentSource): Summary['document'] => ({
  path,
  title,
  group,
  language,
  tags,
  lang,
  versionTag,
  sections: sections.length,
})

/** Names files by their content. `made` returns the files that are new since its last call. */
const createFiles = (): { addFile: AddFile; made: () => NamedFile[] } => {
  const fresh: NamedFile[] = []
  /** A second hash of each file, which distinguishes two texts with the same first hash. */
  const checks = new Map<string, string>()
  const addFile: AddFile = (content) => {
    const text = JSON.stringify(content)
    const hash = contentHash(text)
    const check = contentHash(`${hash}${text}`)
    const known = checks.get(hash)
    if (known !== undefined && known !== check)
      throw new Error(
        `Two files of the search index have the hash ${hash}. Change the text of one of them by a letter.`,
      )
    if (known === undefined) fresh.push([shardName(hash), text])
    checks.set(hash, check)
    return hash
  }
  return { addFile, made: () => fresh.splice(0) }
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)].toSorted()

const writeTree = (items: readonly unknown[], itemsPerLeaf: number, addFile: AddFile): Tree => {
  let hashes = slices(items, itemsPerLeaf).map((leaf) => addFile(leaf))
  let depth = 0
  for (; hashes.length > 1; depth++) hashes = slices(hashes, treeFanOut).map((node) => addFile(node))
  return { depth, root: hashes[0] ?? '' }
}
