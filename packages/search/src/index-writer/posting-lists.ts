import { fields, type Posting, stepQuality } from '../index-format/postings.ts'
import type { DocumentPostings } from './collect-postings.ts'

/** A term and the range of its postings: from `start` up to, but not including, `end`. */
export interface IndexedTerm {
  term: string
  start: number
  end: number
  /** Importance of the most important posting: see `importance`. */
  best: number
}

/** The postings of all documents, grouped by term, in the order of documents and sections. */
export interface PostingLists {
  /** Sorted by UTF-16 units. */
  terms: readonly IndexedTerm[]
  /** Columns with the properties of the posting at an index. */
  document: Uint32Array
  section: Uint32Array
  field: Uint8Array
  /** Steps, see `qualityStep`. */
  quality: Uint8Array
}

/** Importance of a posting by its field (in `fields`) and quality, for choices that the writer makes. */
export const importance = (field: number, quality: number): number => field * 10 + quality * 5

/** The quality of a posting, from 0 to 1. */
export const qualityAt = (place: number, { quality }: PostingLists): number => stepQuality(quality[place] ?? 0)

export const importanceAt = (place: number, lists: PostingLists): number =>
  importance(lists.field[place] ?? 0, qualityAt(place, lists))

export const postingAt = (place: number, lists: PostingLists): Posting => ({
  document: lists.document[place] ?? 0,
  section: lists.section[place] ?? 0,
  field: fields[lists.field[place] ?? 0] ?? 'content',
  quality: qualityAt(place, lists),
})

/** More sections than any document has. */
const sectionsPerDocument = 100_000

/** A number for the document and the section of a posting, larger for later postings. */
export const sectionKeyAt = (place: number, { document, section }: PostingLists): number =>
  (document[place] ?? 0) * sectionsPerDocument + (section[place] ?? 0)

/** Merges the postings of documents by term. */
export interface PostingMerger {
  /** Adds postings of a document. Documents come in the order of their numbers, and each term of a document once. */
  add: (document: number, postings: DocumentPostings) => void
  /** Returns all added postings. May be called once, because it releases the added postings. */
  lists: () => PostingLists
}

type Columns = Omit<DocumentPostings, 'terms'> & { document: number }

export const createPostingMerger = (): PostingMerger => {
  /** Numbers of terms, in the order of their first occurrence. */
  const numbers = new Map<string, number>()
  const counts: number[] = []
  const documents: Columns[] = []
  return {
    add: (document, { terms, ...columns }) => {
      const known = terms.map((term) => {
        let number = numbers.get(term)
        if (number === undefined) numbers.set(term, (number = numbers.size))
        return number
      })
      const term = columns.term.map((local) => known[local] ?? 0)
      for (const number of term) counts[number] = (counts[number] ?? 0) + 1
      documents.push({ ...columns, document, term })
    },
    lists: () => sortedByTerm(numbers, counts, documents),
  }
}

const sortedByTerm = (
  numbers: ReadonlyMap<string, number>,
  counts: readonly number[],
  documents: Columns[],
): PostingLists => {
  // Index of the next posting of each term. After the loop, all postings are in their places.
  const ends = startsOf(counts)
  const best = new Float64Array(counts.length)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const columns = {
    document: new Uint32Array(total),
    section: new Uint32Array(total),
    field: new Uint8Array(total),
    quality: new Uint8Array(total),
  }
  for (const { document, term, section, field, quality } of documents) {
    for (let local = 0; local < term.length; local++) {
      const owner = term[local] ?? 0
      const place = ends[owner] ?? 0
      ends[owner] = place + 1
      columns.document[place] = document
      columns.section[place] = section[local] ?? 0
      columns.field[place] = field[local] ?? 0
      columns.quality[place] = quality[local] ?? 0
      best[owner] = Math.max(best[owner] ?? 0, importance(field[local] ?? 0, stepQuality(quality[local] ?? 0)))
    }
  }
  documents.length = 0
  return {
    ...columns,
    // Sorting texts without a function that compares them is much faster.
    terms: [...numbers.keys()].toSorted().map((term): IndexedTerm => {
      const number = numbers.get(term) ?? 0
      const end = ends[number] ?? 0
      return { term, start: end - (counts[number] ?? 0), end, best: best[number] ?? 0 }
    }),
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
