import { fields, type Posting } from '../index-format/postings.ts'
import type { DocumentPostings } from './collect-postings.ts'

/** The postings of a term: places from `start` on, up to but not `end`. */
export interface PostingRange {
  start: number
  end: number
  /** The most that one of them says: see `importance`. */
  best: number
}

/** The postings of all documents, those of a term together, in the order of documents and sections. */
export interface PostingLists {
  /** Sorted by UTF-16 units. */
  terms: readonly string[]
  /** Empty for what is no term. */
  rangeOf: (term: string) => PostingRange
  /** Columns: what the posting at a place says. */
  document: Uint32Array
  section: Uint32Array
  field: Uint8Array
  quality: Float64Array
}

/** How much the place of a posting says, by its field (in `fields`) and quality, for choices that are made while writing. */
export const importance = (field: number, quality: number): number => field * 10 + quality * 5

export const importanceAt = (place: number, { field, quality }: PostingLists): number =>
  importance(field[place] ?? 0, quality[place] ?? 0)

export const postingAt = (place: number, { document, section, field, quality }: PostingLists): Posting => ({
  document: document[place] ?? 0,
  section: section[place] ?? 0,
  field: fields[field[place] ?? 0] ?? 'content',
  quality: quality[place] ?? 0,
})

/** More than any document has. */
const sectionsPerDocument = 100_000

/** One number for the document and the section of a posting, larger for later ones. */
export const sectionKeyAt = (place: number, { document, section }: PostingLists): number =>
  (document[place] ?? 0) * sectionsPerDocument + (section[place] ?? 0)

/** Puts the postings of documents together by term. */
export interface PostingMerger {
  /** Takes the next document's. */
  add: (postings: DocumentPostings) => void
  /** Everything that was taken: once, as it lets go of that. */
  lists: () => PostingLists
}

type Columns = Omit<DocumentPostings, 'terms'>

export const createPostingMerger = (): PostingMerger => {
  /** Terms by number, in the order in which they were met. */
  const numbers = new Map<string, number>()
  const counts: number[] = []
  const documents: Columns[] = []
  return {
    add: ({ terms, ...columns }) => {
      const known = terms.map((term) => {
        let number = numbers.get(term)
        if (number === undefined) numbers.set(term, (number = numbers.size))
        return number
      })
      const term = columns.term.map((local) => known[local] ?? 0)
      for (const number of term) counts[number] = (counts[number] ?? 0) + 1
      documents.push({ ...columns, term })
    },
    lists: () => sortedByTerm(numbers, counts, documents),
  }
}

const sortedByTerm = (
  numbers: ReadonlyMap<string, number>,
  counts: readonly number[],
  documents: Columns[],
): PostingLists => {
  // Where the next posting of a term goes, so that all are in their places when its end is reached.
  const ends = startsOf(counts)
  const best = new Float64Array(counts.length)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const columns = {
    document: new Uint32Array(total),
    section: new Uint32Array(total),
    field: new Uint8Array(total),
    quality: new Float64Array(total),
  }
  for (const [number, { term, section, field, quality }] of documents.entries()) {
    for (let local = 0; local < term.length; local++) {
      const owner = term[local] ?? 0
      const place = ends[owner] ?? 0
      ends[owner] = place + 1
      columns.document[place] = number
      columns.section[place] = section[local] ?? 0
      columns.field[place] = field[local] ?? 0
      columns.quality[place] = quality[local] ?? 0
      best[owner] = Math.max(best[owner] ?? 0, importance(field[local] ?? 0, quality[local] ?? 0))
    }
  }
  documents.length = 0
  return {
    ...columns,
    terms: [...numbers.keys()].toSorted(),
    rangeOf: (term) => {
      const number = numbers.get(term) ?? counts.length
      const end = ends[number] ?? 0
      return { start: end - (counts[number] ?? 0), end, best: best[number] ?? 0 }
    },
  }
}

const startsOf = (counts: readonly number[]): Uint32Array => {
  const starts = new Uint32Array(counts.length)
  let next = 0
  for (const [number, count] of counts.entries()) {
    starts[number] = next
    next += count
  }
  return starts
}
