/** Orders candidates by likeness to the word, best first; equal ones keep their order. Case does not count. */
export const nearestFirst = (word: string, candidates: Iterable<string>): string[] =>
  [...candidates]
    .map((candidate) => ({ candidate, distance: likeness(folded(word), folded(candidate)) }))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ candidate }) => candidate)

/** Returns the candidate that was probably meant, or `undefined` when none is close: a third of the letters may differ. */
export const nearest = (word: string, candidates: Iterable<string>): string | undefined => {
  const [best] = nearestFirst(word, candidates)
  if (best === undefined) return undefined
  return editDistance(folded(word), folded(best)) <= Math.max(1, Math.floor(word.length / 3)) ? best : undefined
}

/**
 * Text for a message: the candidates nearest to the word, quoted, at most `limit` of them, and how many were left out. One that
 * only differs by combining marks (U+0065 U+0301 for U+00E9) is marked, because the difference is invisible.
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

/** A candidate of the same last part (`docker` for `guides/docker`) is nearer than letters alone would say. */
const likeness = (word: string, candidate: string): number => {
  const distance = editDistance(word, candidate)
  return lastPart(word) === lastPart(candidate) ? Math.min(distance, 2) : distance
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/**
 * Damerau's distance in its "optimal string alignment" form: insertions, deletions, changes and swaps of neighbours. The
 * search has a function of its own for the browser, which gives up above a limit. This one is not taken from there:
 * `vitest.config.ts` loads this module before anything resolves packages of this repository to their sources.
 */
export const editDistance = (a: string, b: string): number => {
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforePrevious[j - 2] ?? 0) + 1)
      current.push(cost)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[b.length] ?? 0
}
