import type { Sample } from '../../model/compiled-document.ts'

/** Silent reading of technical prose; the common lower estimate, since readers stop to think. */
const wordsPerMinute = 200
/** One line of code a second. */
const linesPerMinute = 60

/** Whole minutes that reading takes, at least one. */
export const readingMinutes = ({
  words,
  samples,
}: {
  words: number
  samples: readonly Pick<Sample, 'code'>[]
}): number => {
  const lines = samples.reduce((sum, { code }) => sum + code.split('\n').filter((line) => line.trim() !== '').length, 0)
  return Math.max(1, Math.round(words / wordsPerMinute + lines / linesPerMinute))
}
