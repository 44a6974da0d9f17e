/** Speed of silent reading of technical prose. This is the usual low estimate, because readers stop to think. */
const wordsPerMinute = 200
/** One line of code per second. */
const linesPerMinute = 60

/** Reading time in whole minutes, at least one. `lines` are lines of code. */
export const readingMinutes = ({ words, lines }: { words: number; lines: number }): number =>
  Math.max(1, Math.round(words / wordsPerMinute + lines / linesPerMinute))
