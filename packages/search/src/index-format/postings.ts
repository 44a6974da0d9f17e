import { packNumber, packSymbol, PackedReader } from './packed-numbers.ts'

/** The fields of a section that may contain a term, the least important first. */
export const fields = ['content', 'about', 'ancestor', 'keywords', 'heading', 'title'] as const
export type Field = (typeof fields)[number]

/** Number of steps in which the quality of a match within its field is stored. */
export const qualitySteps = 15

/** One place of a term. */
export interface Posting {
  document: number
  /** Number of the section in its document. 0 is the document itself. */
  section: number
  field: Field
  /** From 0 to 1: the share of the field that the term represents. */
  quality: number
}

/** Packs postings, sorted by document and section, after the number of all postings of the term. */
export const packPostings = (postings: readonly Posting[], total: number): string => {
  let packed = packNumber(total)
  let document = 0
  for (let start = 0; start < postings.length;) {
    const first = postings[start] as Posting
    let end = start
    while (postings[end]?.document === first.document) end++
    packed += packNumber(first.document - document) + packNumber(end - start)
    document = first.document
    let section = 0
    for (const posting of postings.slice(start, end)) {
      packed += packNumber(posting.section - section) + packSymbol(fieldCode(posting))
      section = posting.section
    }
    start = end
  }
  return packed
}

/** The step in which a quality from 0 to 1 is stored. */
export const qualityStep = (quality: number): number =>
  Math.round(Math.min(Math.max(quality, 0), 1) * (qualitySteps - 1))

/** The quality of a step. */
export const stepQuality = (step: number): number => step / (qualitySteps - 1)

const fieldCode = ({ field, quality }: Posting): number => fields.indexOf(field) * qualitySteps + qualityStep(quality)

/**
 * Called for each posting with the numbers of document, section and field (in `fields`), and the quality from 0 to 1.
 */
export type PostingVisitor = (document: number, section: number, field: number, quality: number) => void

/** Visits packed postings in order and returns the number of all postings of the term. */
export const visitPostings = (packed: string, visit: PostingVisitor): number => {
  const reader = new PackedReader(packed)
  const total = reader.number()
  let document = 0
  while (!reader.done) {
    document += reader.number()
    let section = 0
    for (let count = reader.number(); count > 0; count--) {
      section += reader.number()
      const code = reader.symbol()
      visit(document, section, Math.floor(code / qualitySteps), stepQuality(code % qualitySteps))
    }
  }
  return total
}
