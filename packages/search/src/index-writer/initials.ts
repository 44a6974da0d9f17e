import { stopWords } from '../analysis/stop-words.ts'
import { tokenize } from '../analysis/tokenize.ts'

/** Maximum number of words of a name that people abbreviate. The initials of a sentence are not used. */
const longestName = 5
const plainWord = /^\p{L}[\p{L}\p{N}]*$/u

/**
 * Returns the initials by which people may abbreviate a name, with and without its stop words: `scc` of `Strongly
 * connected components`, `uow` of `Unit of work`. For a title, also the initials of three or more consecutive words:
 * `kmp` of `Knuth–Morris–Pratt search`, `mst` of `Kruskal's minimum spanning tree`. These words neither begin nor end
 * with a stop word: nobody calls `pnpm, workspaces and Turborepo` PWA.
 */
export const initialsOf = (name: string, isTitle = false): string[] => {
  const words = tokenize(name)
    .filter(({ kind, term }) => kind === 'word' && plainWord.test(term))
    .map(({ term }) => term)
  const telling = words.filter((word) => !stopWords.has(word))
  if (telling.length < 2 || words.length > longestName) return []
  const found = new Set<string>()
  for (const list of [telling, words]) {
    found.add(firstLetters(list))
    if (!isTitle) continue
    for (let start = 0; start + 3 <= list.length; start++) {
      for (let end = start + 3; end <= list.length; end++)
        if (!stopWords.has(list[start] ?? '') && !stopWords.has(list[end - 1] ?? ''))
          found.add(firstLetters(list.slice(start, end)))
    }
  }
  return [...found]
}

const firstLetters = (words: readonly string[]): string => words.map((word) => Array.from(word)[0]).join('')
