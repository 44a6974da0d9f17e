import type { ExpandedWord } from './rank-sections.ts'
import type { RankedSection } from './ranked-section.ts'

/**
 * Returns the required words of a query, as they were typed, that no document of the shown sections contains. Empty
 * when no sections are shown. `rankings` returns sections that answer the query. The next ranking, with more sections,
 * is only asked for words that the first one lacks.
 */
export const leftOutWords = (
  words: readonly ExpandedWord[],
  shown: readonly RankedSection[],
  rankings: readonly (() => readonly RankedSection[])[],
): string[] => {
  if (shown.length === 0) return []
  const documents = new Set(shown.map(({ document }) => document))
  const left = new Set(words.flatMap(({ optional }, word) => (optional ? [] : [word])))
  for (const ranking of rankings) {
    if (left.size === 0) break
    for (const { document, fields } of ranking()) {
      if (documents.has(document)) for (const word of left) if ((fields[word] ?? -1) >= 0) left.delete(word)
    }
  }
  return [...new Set(words.flatMap(({ chunk }, word) => (left.has(word) ? [chunk] : [])))]
}
