import { editDistance } from '@dev-handbook/search/analysis/edit-distance'

/**
 * Orders candidates by similarity to the word, best first. Equally similar candidates keep their order. Case does not
 * count.
 */
export const nearestFirst = (word: string, candidates: Iterable<string>): string[] =>
  [...candidates]
    .map((candidate) => ({ candidate, distance: likeness(folded(word), folded(candidate)) }))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ candidate }) => candidate)

/**
 * Returns the candidate that the author probably intended, or `undefined` when none is close. A third of the letters
 * may differ.
 */
export const nearest = (word: string, candidates: Iterable<string>): string | undefined => {
  const [best] = nearestFirst(word, candidates)
  if (best === undefined) return undefined
  const limit = Math.max(1, Math.floor(word.length / 3))
  return editDistance(folded(word), folded(best), limit) <= limit ? best : undefined
}

/**
 * Text for a message: the candidates nearest to the word, quoted, at most `limit` of them, and the number of omitted
 * candidates. A candidate that only differs by combining marks (U+0065 U+0301 for U+00E9) is marked, because the
 * difference is invisible.
 */
export const listNearest = (word: string, candidates: Iterable<string>, limit = 10): string => {
  const ordered = nearestFirst(word, candidates)
  if (ordered.length === 0) return 'there are none'
  const shown = ordered
    .slice(0, limit)
    .map((candidate) => `"${candidate}"${lookAlike(word, candidate)}`)
    .join(', ')
  return ordered.length > limit ? `${shown} and ${ordered.length - limit} more` : shown
}

const folded = (text: string): string => text.normalize('NFC').toLowerCase()

const lookAlike = (word: string, candidate: string): string => {
  if (word === candidate || word.normalize('NFC') !== candidate.normalize('NFC')) return ''
  return ` (which looks the same; ${candidate === candidate.normalize('NFC') ? 'yours' : 'it'} is written with combining marks, see Unicode NFD)`
}

/** A candidate with the same last part (`docker` for `guides/docker`) is nearer than its letters alone suggest. */
const likeness = (word: string, candidate: string): number => {
  const distance = editDistance(word, candidate, Infinity)
  return lastPart(word) === lastPart(candidate) ? Math.min(distance, 2) : distance
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
