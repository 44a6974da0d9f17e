import { swapLayout } from '../analysis/keyboard-layout.ts'
import { questionWords } from '../analysis/stop-words.ts'
import type { SearchRequest, SearchResult } from '../contract.ts'
import { fields } from '../index-format/postings.ts'
import { queryWeights } from '../weights.ts'
import { readerLanguage } from '../reader-language.ts'
import { hitsPerPage as usualHitsPerPage } from '../search-limits.ts'
import { expandQuery } from './expand-query.ts'
import { languagePlace, specializedTest } from './document-ranges.ts'
import { filterSections } from './filter-sections.ts'
import type { IndexReader } from './index-reader.ts'
import { leftOutWords } from './left-out-words.ts'
import { rankSections, type ExpandedWord } from './rank-sections.ts'
import type { RankedSection } from './ranked-section.ts'
import type { MarkOptions } from './mark-text.ts'
import { markOptions, toHit } from './to-hit.ts'

const titleField = fields.indexOf('title')

/**
 * Answers one request from the index. Rejects with an `IndexError` when the index cannot be used, and with
 * `signal.reason` once aborted.
 */
export const answerRequest = async (
  index: IndexReader,
  request: SearchRequest,
  signal?: AbortSignal,
): Promise<SearchResult> => {
  const start = performance.now()
  const { query, page = 0, hitsPerPage = usualHitsPerPage } = request
  const words = await expandQuery(index, query)
  signal?.throwIfAborted()
  const rankOptions = {
    sectionCount: index.manifest.sections,
    worthOf: languageWorth(index, request, words),
    isSpecialized: specializedTest(index.manifest),
  }
  const ranked = words.length === 0 ? [] : rankSections(words, rankOptions)
  const rankAll = () => rankSections(words, { ...rankOptions, leastCoverage: 0 })
  const { sections: found, facets, exhaustive } = await filterSections(index, ranked, request)
  const sections = asksForDocuments(words) ? asDocuments(found) : found
  signal?.throwIfAborted()
  const shown = await shownSections(index, sections.slice(page * hitsPerPage), request)
  const marks = markOptions(request, words)
  const best = page === 0 && isQuestion(words) ? shown[0] : undefined
  const hits = await Promise.all(
    shown.map((section) =>
      toHit({ index, section, request, marks, isAnswer: section === best && section.section > 0 }),
    ),
  )
  const nearest = ranked.length === 0 ? await nearestDocuments({ index, request, marks }, rankAll()) : undefined
  const leftOut = leftOutWords(words, shown, [() => ranked, rankAll])
  return {
    hits,
    nbHits: sections.length,
    page,
    nbPages: Math.ceil(sections.length / hitsPerPage),
    hitsPerPage,
    query,
    index: request.indexName,
    exhaustiveNbHits: exhaustive,
    ...(nearest ? { nearest } : {}),
    ...(leftOut.length > 0 ? { leftOut } : {}),
    ...(facets ? { facets } : {}),
    processingTimeMS: Math.round(performance.now() - start),
  }
}

/**
 * Sections of a page of hits, from those that are left for it. With a limit for each group, the page is filled from the
 * next sections, but from no more than a usual page has: otherwise many documents would be fetched for a few hits.
 */
const shownSections = async (
  index: IndexReader,
  left: readonly RankedSection[],
  { mostPerGroup = Infinity, hitsPerPage = usualHitsPerPage }: SearchRequest,
): Promise<readonly RankedSection[]> => {
  if (mostPerGroup === Infinity) return left.slice(0, hitsPerPage)
  const counts = new Map<number, number>()
  const withinGroups = async (sections: readonly RankedSection[]): Promise<RankedSection[]> => {
    const groups = await Promise.all(sections.map(async ({ document }) => (await index.document(document)).group))
    return sections.filter((_, place) => {
      const group = groups[place] ?? 0
      const count = (counts.get(group) ?? 0) + 1
      counts.set(group, count)
      return count <= mostPerGroup
    })
  }
  const shown = await withinGroups(left.slice(0, hitsPerPage))
  if (shown.length < Math.min(hitsPerPage, left.length))
    shown.push(...(await withinGroups(left.slice(hitsPerPage, usualHitsPerPage))))
  return shown.slice(0, hitsPerPage)
}

/**
 * Factor for the answers of a document by its language: lower in a language other than the reader's. Words that were
 * typed on the other keyboard layout are in the language of that layout.
 */
const languageWorth = (
  { manifest }: IndexReader,
  { query, optionalFilters = [] }: SearchRequest,
  words: readonly ExpandedWord[],
): ((document: number) => number) => {
  const asked = manifest.languages.filter((language) => optionalFilters.includes(`language:${language}`))
  const swapped = isSwapped(words) ? asked.map((language) => readerLanguage(swapLayout(query), language)) : asked
  const wanted = manifest.languages.map((language) => swapped.includes(language))
  const worths = wanted.map((isWanted) => (isWanted || !wanted.includes(true) ? 1 : queryWeights.otherLanguage))
  return (document) => worths[languagePlace(manifest, document)] ?? 1
}

/** Whether all words that count were found only on the other keyboard layout. */
const isSwapped = (words: readonly ExpandedWord[]): boolean => {
  const found = words.filter(({ optional, alternatives }) => !optional && alternatives.length > 0)
  return found.length > 0 && found.every(({ alternatives }) => alternatives.every(({ swapped }) => swapped))
}

/**
 * One letter, two letters that are not a word, and the beginning of a question need no sections yet. Titles answer
 * them, and no section files are fetched that the next letter would make useless.
 */
const asksForDocuments = (words: readonly ExpandedWord[]): boolean => {
  const [word, ...others] = words.filter(({ optional }) => !optional)
  if (!word || others.length > 0) return false
  if (word === words[0] && beginsQuestion(word)) return true
  const { length } = Array.from(word.term)
  return word.last && (length === 1 || (length === 2 && word.alternatives.every(({ quality }) => quality < 1)))
}

/** Whether a query is a question that already says what it is about. */
const isQuestion = ([first, ...others]: readonly ExpandedWord[]): boolean =>
  first !== undefined &&
  questionWords.has(first.term) &&
  first.optional &&
  others.some(({ optional, last, term }) => !optional && !(last && term.length < shortestPoint))

/** Number of letters from which on an unfinished word shows what a question is about. */
const shortestPoint = 4

const beginsQuestion = ({ term, last }: ExpandedWord): boolean =>
  questionWords.has(term) || (last && [...questionWords].some((question) => question.startsWith(term)))

/** Maximum number of documents that are named when nothing was found. */
const mostNearest = 4

/**
 * Documents that contain some words of the query, and the words that none of them contains. `undefined` when no
 * document contains any of the words.
 */
const nearestDocuments = async (
  how: { index: IndexReader; request: SearchRequest; marks: MarkOptions },
  ranked: readonly RankedSection[],
): Promise<SearchResult['nearest']> => {
  const near = asDocuments(ranked).slice(0, mostNearest)
  if (near.length === 0) return undefined
  const best = near.map((found) => ranked.find(({ document }) => document === found.document))
  return {
    hits: await Promise.all(near.map((section) => toHit({ ...how, section }))),
    leftOut: how.marks.words
      .filter(({ optional }, word) => !optional && best.every((section) => (section?.fields[word] ?? -1) < 0))
      .map(({ chunk }) => chunk),
  }
}

const asTitle = (section: RankedSection): RankedSection => ({
  ...section,
  section: 0,
  fields: section.fields.map(() => titleField),
})

/** The documents of ranked sections, in their order. */
const asDocuments = (sections: readonly RankedSection[]): RankedSection[] => {
  const documents = new Map<number, RankedSection>()
  for (const section of sections) {
    if (!documents.has(section.document)) documents.set(section.document, asTitle(section))
  }
  return [...documents.values()]
}
