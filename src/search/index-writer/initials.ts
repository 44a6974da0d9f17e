import { stopWords } from '../analysis/stop-words.ts'
import { tokenize } from '../analysis/tokenize.ts'

/** Most words of a name that people abbreviate: nobody says the initials of a sentence. */
const longestName = 6
const plainWord = /^\p{L}[\p{L}\p{N}]*$/u

/**
 * Returns what people may call a name by its initials: `kmp` of `Knuth–Morris–Pratt search`, `mst` of `Kruskal's minimum
 * spanning tree`, `uow` of `Unit of work`. Two letters stand for the whole name alone, three and more for any words that
 * follow each other.
 */
export const initialsOf = (name: string): string[] => {
  const words = tokenize(name).filter(({ kind, term }) => kind === 'word' && plainWord.test(term)).map(({ term }) => term)
  const telling = words.filter((word) => !stopWords.has(word))
  if (telling.length < 2 || words.length > longestName) return []
  const found = new Set<string>()
  for (const list of [telling, words]) {
    const letters = list.map((word) => Array.from(word)[0])
    if (letters.length === 2) found.add(letters.join(''))
    for (let start = 0; start + 3 <= letters.length; start++) {
      for (let end = start + 3; end <= letters.length; end++) found.add(letters.slice(start, end).join(''))
    }
  }
  return [...found]
}
