import type { Sample } from '../../model/compiled-document.ts'

/** Speed of silent reading of technical prose. This is the usual low estimate, because readers stop to think. */
const wordsPerMinute = 200
/** One line of code per second. */
const linesPerMinute = 60

/** Reading time in whole minutes, at least one. */
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
