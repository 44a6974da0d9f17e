import type { TagSummary } from '../../model/page.ts'

/** The tags whose labels start with the same letter. */
export interface LetterGroup {
  letter: string
  tags: TagSummary[]
}

/**
 * Groups tags by the first letter of their labels, in the language's order: Latin letters, then Cyrillic letters.
 * Labels that start with neither are in one last group with the name `other`.
 */
export const groupByLetter = (tags: readonly TagSummary[], lang: string, other: string): LetterGroup[] => {
  const { compare } = new Intl.Collator(lang, { numeric: true })
  const groups = new Map<string, TagSummary[]>()
  for (const tag of tags.toSorted((a, b) => compare(a.label, b.label))) {
    const letter = /^\p{L}/u.exec(tag.label.normalize('NFC'))?.[0].toLocaleUpperCase(lang) ?? other
    groups.set(letter, [...(groups.get(letter) ?? []), tag])
  }
  const rank = (letter: string) => (letter === other ? 2 : /^\p{Script=Latin}/u.test(letter) ? 0 : 1)
  return [...groups]
    .map(([letter, group]) => ({ letter, tags: group }))
    .toSorted((a, b) => rank(a.letter) - rank(b.letter) || compare(a.letter, b.letter))
}
