import { editDistance } from '@dev-handbook/search/analysis/edit-distance'
import { foldText } from '@dev-handbook/search/analysis/fold-text'
import { sameStem, stemOf } from '@dev-handbook/search/analysis/stems'
import { stopWords } from '@dev-handbook/search/analysis/stop-words'

/** The words of a name or a request, folded, without possessive endings: `dijkstra` of `Dijkstra's`. */
export const wordsOf = (text: string): string[] =>
  foldText(text)
    .replaceAll(/['’]s(?![\p{L}\p{N}])/gu, '')
    .replaceAll(/['’]/g, '')
    .match(/[\p{L}\p{N}\p{M}]+[*+#!]*/gu) ?? []

/** Words that people put around the name of any algorithm. */
const framingStems: ReadonlySet<string> = new Set(
  (
    'algorithm algorithms implementation implement implementing data structure structures problem example please write ' +
    'show give javascript typescript js ts алгоритм алгоритма реализация реализовать структура данных задача пример напиши'
  )
    .split(' ')
    .map(stemOf),
)

/** The words that carry meaning in a name or a request. */
export const tellingWords = (words: readonly string[]): string[] =>
  words.filter((word) => !stopWords.has(word) && !framingStems.has(stemOf(word)))

/** Whether two words are forms of one word. The stemmer does not know Latin plurals: `matrices` is `matrix`. */
const sameWord = (a: string, b: string): boolean =>
  sameStem(a, b) || a.replace(/ices$/, 'ix') === b.replace(/ices$/, 'ix')

/** Whether two lists have the same words in the same order. Their forms, such as the plural, may differ. */
export const sameWords = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, index) => sameWord(word, b[index] ?? ''))

/** Whether two lists have the same words, in any order and form. */
export const sameWordSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length &&
  a.every((word) => b.some((other) => sameWord(word, other))) &&
  b.every((word) => a.some((other) => sameWord(word, other)))

/** Whether the words stand side by side in the name. `same` compares two lists of the same length. */
export const isPartOf = (
  words: readonly string[],
  name: readonly string[],
  same: (a: readonly string[], b: readonly string[]) => boolean = sameWords,
): boolean => name.some((_, start) => same(words, name.slice(start, start + words.length)))

/** The shortest word in which a letter may be wrong. Other words of that length are too similar: `lfu` and `lru`. */
const shortestMistyped = 5

/** The shortest word in which two letters may be wrong. */
const shortestTwiceMistyped = 10

/** Whether two lists have the same words in the same order, except for close typing errors. */
export const sameButMistyped = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, index) => isMistyped(word, b[index] ?? '') || sameWord(word, b[index] ?? ''))

const isMistyped = (word: string, other: string): boolean => {
  const length = Math.min(word.length, other.length)
  if (length < shortestMistyped || word[0] !== other[0]) return false
  const limit = length < shortestTwiceMistyped ? 1 : 2
  return editDistance(word, other, limit) <= limit
}

/** How similar the words of a request are to words of a name: the number of equal words, plus parts for similar ones. */
export const likeness = (request: readonly string[], name: readonly string[]): number =>
  request.reduce((sum, word) => sum + Math.max(0, ...name.map((other) => similarity(word, other))), 0)

const similarity = (word: string, other: string): number => {
  if (sameWord(word, other)) return 1
  const distance = editDistance(word, other, Infinity)
  // Words with less than half of the letters in common are not similar.
  return distance * 2 > word.length ? 0 : 1 - distance / word.length
}
