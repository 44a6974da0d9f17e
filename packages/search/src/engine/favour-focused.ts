import { fields } from '../index-format/postings.ts'
import { queryWeights } from '../weights.ts'
import { type RankedSection, sectionsPerDocument } from './ranked-section.ts'

const titleField = fields.indexOf('title')

const byScore = (a: RankedSection, b: RankedSection): number =>
  b.score - a.score || a.document - b.document || a.section - b.section

/**
 * Sorts sections by their scores, after a bonus for the sections of documents that are about the query. Between two
 * sections with the same heading, the reader probably wants the one of such a document.
 *
 * The bonus grows with the number of the document's sections that contain words of the query. The best section of the
 * document gets all of it, the second half of it, the third a third. So one document does not fill the list.
 *
 * @param found - The worth of each word in each section that contains any word, by the section's key.
 * @param needed - Rarity of each word, 0 for a word that an answer does not need.
 */
export const favourFocused = (
  sections: readonly RankedSection[],
  found: ReadonlyMap<number, { worth: readonly number[] }>,
  needed: readonly number[],
): RankedSection[] => {
  const whole = needed.reduce((sum, rare) => sum + rare, 0)
  if (whole === 0) return sections.toSorted(byScore)
  /** The shares of the query that the sections of a document contain, added up. */
  const shares = new Map<number, number>()
  for (const [key, { worth }] of found) {
    const document = Math.floor(key / sectionsPerDocument)
    const share = needed.reduce((sum, rare, word) => sum + ((worth[word] ?? 0) > 0 ? rare : 0), 0) / whole
    shares.set(document, (shares.get(document) ?? 0) + share)
  }
  let largest = 0
  for (const share of shares.values()) largest = Math.max(largest, share)
  const places = new Map<number, number>()
  return sections
    .toSorted(byScore)
    .map((ranked) => {
      const { document, section, fields: best, score } = ranked
      const place = (places.get(document) ?? 0) + 1
      places.set(document, place)
      // A document with the name that the query asks for is about it, even when it is short.
      const isNamed = section === 0 && best.every((field, word) => field === titleField || needed[word] === 0)
      const share = isNamed ? largest : (shares.get(document) ?? 0)
      return { ...ranked, score: score * (1 + (queryWeights.focus * Math.log2(1 + share)) / place) }
    })
    .toSorted(byScore)
}
