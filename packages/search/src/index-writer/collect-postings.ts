import { stopWords } from '../analysis/stop-words.ts'
import { tokenize, type Token } from '../analysis/tokenize.ts'
import { namePairs, textPairs } from '../analysis/word-pairs.ts'
import { synonymsOf } from '../analysis/synonyms.ts'
import { fields, type Field, qualityStep } from '../index-format/postings.ts'
import { matchWorth } from '../match-worth.ts'
import { nameWeights } from '../weights.ts'
import type { DocumentSource } from './gather-documents.ts'
import { initialsOf } from './initials.ts'

/**
 * Postings of the terms in one document. A posting has the same index in all columns. Postings are ordered by section,
 * and a section has a term once. The columns are typed arrays, because a site has millions of postings.
 */
export interface DocumentPostings {
  /** Each term of the document once. */
  terms: readonly string[]
  /** Index of the posting's term in `terms`. */
  term: Uint32Array
  section: Uint32Array
  /** Index in `fields`. */
  field: Uint8Array
  /**
   * Step of the posting's quality, see `qualityStep`. A short edit makes its section longer, which changes the exact
   * quality of all words in the section, but seldom their steps. So it changes few files of the index.
   */
  quality: Uint8Array
}

/** Number of words of a text (about the median) at which the length of a section has no influence. */
const usualLength = 80
const contentField = fields.indexOf('content')

/** Returns the postings of a document: where each term occurs and how important it is there. */
export const collectPostings = (document: DocumentSource): DocumentPostings => {
  const terms = new Map<string, number>()
  const columns = { term: [] as number[], section: [] as number[], field: [] as number[], quality: [] as number[] }
  const fame = Math.log2(1 + document.pageRank)
  const pairs = countPairs()
  const sections: Map<string, { field: number; quality: number }>[] = []
  for (const [section, { anchor, headings, keywords, phrases, text }] of document.sections.entries()) {
    const places = new Map<string, { field: number; quality: number }>()
    const put = (term: string, name: Field, quality: number): void => {
      const field = fields.indexOf(name)
      const known = places.get(term)
      // The only word of a keyword is worth more than one of many words of a heading.
      const better = !known || matchWorth(field, quality) > matchWorth(known.field, known.quality)
      if (better) places.set(term, { field, quality })
    }
    if (section === 0) putDocument(document, fame, put)
    for (const ancestor of headings.slice(0, -1)) putName(ancestor ?? '', 'ancestor', 0, put)
    const heading = headings.at(-1) ?? ''
    putName(heading, 'heading', fame, put)
    putInitials(heading, nameWeights.initials, put)
    // An author's id often summarizes the heading in a word. It counts as another heading, which readers do not see.
    putName(anchor ?? '', 'heading', 0, (term, field, quality) => put(term, field, nameWeights.id * quality))
    putKeywords(keywords, section === 0, put)
    // Like facts about the section. As keywords they would come before the headings of better answers.
    for (const phrase of phrases) putName(phrase, 'about', 0, put)
    const tokens = tokenize(text)
    putText(tokens, put)
    pairs.add(section, textPairs(tokens), places)
    sections.push(places)
  }
  // Words that are adjacent only once in a document are adjacent by chance.
  for (const { term, section, count } of pairs.repeated())
    sections[section]?.set(term, { field: contentField, quality: count / (count + 1) })
  for (const [section, places] of sections.entries()) {
    for (const [term, { field, quality }] of places) {
      const number = terms.get(term) ?? terms.size
      terms.set(term, number)
      columns.term.push(number)
      columns.section.push(section)
      columns.field.push(field)
      columns.quality.push(quality)
    }
  }
  return {
    terms: [...terms.keys()],
    term: Uint32Array.from(columns.term),
    section: Uint32Array.from(columns.section),
    field: Uint8Array.from(columns.field),
    quality: Uint8Array.from(columns.quality, qualityStep),
  }
}

type Put = (term: string, field: Field, quality: number) => void

const putDocument = (document: DocumentSource, fame: number, put: Put): void => {
  putName(document.title, 'title', fame, put)
  putInitials(document.title, nameWeights.titleInitials, put)
  for (const label of document.tags) putName(label, 'about', 0, put)
  putName(document.description, 'about', 0, put)
  for (const segment of document.path.split('/').slice(-2)) putName(segment, 'about', 0, put)
}

const putKeywords = (keywords: readonly string[], ofDocument: boolean, put: Put): void => {
  const more = ofDocument ? nameWeights.documentKeyword : 0
  for (const keyword of keywords) {
    putName(keyword, 'keywords', 0, (term, field, quality) => put(term, field, quality + more))
    // Entries have many keywords, and readers do not shorten most of them. An author can write an abbreviation.
    if (ofDocument) putInitials(keyword, nameWeights.initials + more, put)
  }
}

const putInitials = (name: string, quality: number, put: Put): void => {
  for (const initials of initialsOf(name, quality === nameWeights.titleInitials)) put(initials, 'keywords', quality)
}

/** Fields whose words also add their synonyms. */
const withSynonyms: ReadonlySet<Field> = new Set(['title', 'heading', 'keywords'])

/**
 * A term counts more in a short name, at the beginning of a name, and in a document with many links to it. Stop words
 * do not count for the length: `What is a closure?` is as short as `Closure`.
 */
const putName = (name: string, field: Field, fame: number, put: Put): void => {
  const tokens = tokenize(name)
  const telling = tokens.filter(({ kind, term }) => kind === 'word' && !stopWords.has(term))
  const length = Math.max(telling.length, 1)
  const first = telling[0] ?? tokens[0]
  if (withSynonyms.has(field))
    for (const pair of namePairs(tokens))
      put(pair, field, nameWeights.whole / (1 + nameWeights.more * Math.max(length - 2, 0)))
  for (const [index, token] of tokens.entries()) {
    const { term, kind } = token
    const share = 1 / (1 + nameWeights.more * (length - 1))
    const whole = length === 1 && field === 'keywords' ? nameWeights.wholeKeyword : nameWeights.whole
    const quality = whole * share + (token === first ? nameWeights.first : 0) + nameWeights.fame * Math.min(fame, 6)
    put(term, field, quality * kindQuality(kind))
    if (kind === 'word' && withSynonyms.has(field))
      for (const synonym of synonymsOf(term)) put(synonym, 'keywords', quality * nameWeights.synonym)
    // Some readers write such titles as `linkedlist` and `bubblesort`.
    const next = tokens[index + 1]
    if (field === 'title' && kind === 'word' && next?.kind === 'word') put(term + next.term, field, quality)
  }
}

/** Counts the pairs of a document's texts, without pairs that a name of their section contains. */
const countPairs = () => {
  const total = new Map<string, number>()
  const found: { term: string; section: number; count: number }[] = []
  return {
    add: (section: number, pairs: readonly string[], names: ReadonlyMap<string, unknown>): void => {
      const counts = new Map<string, number>()
      for (const pair of pairs) counts.set(pair, (counts.get(pair) ?? 0) + 1)
      for (const [term, count] of counts) {
        total.set(term, (total.get(term) ?? 0) + count)
        if (!names.has(term)) found.push({ term, section, count })
      }
    },
    repeated: () => found.filter(({ term }) => (total.get(term) ?? 0) > 1),
  }
}

/** BM25's saturation of frequency by length, from 0 to 1. */
const putText = (tokens: readonly Token[], put: Put): void => {
  const counts = new Map<string, number>()
  for (const { term, kind } of tokens) counts.set(term, (counts.get(term) ?? 0) + kindQuality(kind))
  const length = 0.5 + (0.5 * tokens.length) / usualLength
  for (const [term, count] of counts) put(term, 'content', count / (count + 1.2 * length))
}

const kindQuality = (kind: Token['kind']): number => (kind === 'part' ? nameWeights.part : 1)
