import type { InputKind, Parsed } from '../subject.ts'

interface LetterRules {
  most: number
  example?: string
}

/** Items of one character each, with or without spaces or commas between them: `abc`. */
export const lettersInput = (rules: LetterRules): InputKind<string[]> => ({
  label: 'Items, one character each',
  parse: (text) => parseLetters(text, rules),
})

const parseLetters = (text: string, { most, example = 'abc' }: LetterRules): Parsed<string[]> => {
  const letters = Array.from(text.replaceAll(/[\s,]/g, ''))
  if (letters.length === 0) return { fault: `There are no items. Write some, one character each: ${example}` }
  return letters.length > most
    ? { fault: `${letters.length} items are too many to watch. Give at most ${most}.` }
    : { value: letters }
}

export interface Choice {
  size: number
  items: string[]
}

/** How many items to choose, and from which: `3 of abcde`. */
export const choiceInput = (most: number): InputKind<Choice> => ({
  label: 'How many, “of”, and the items, one character each',
  parse: (text): Parsed<Choice> => {
    const example = '3 of abcde'
    const [, count = '', list = ''] = /^\s*(\d+)\s*of\s+(.*)$/s.exec(text) ?? []
    if (count === '') return { fault: `Write how many to choose, the word “of”, and the items: ${example}` }
    const items = parseLetters(list, { most, example })
    if ('fault' in items) return items
    return Number(count) > items.value.length
      ? {
          fault: `${count} of ${items.value.length} ${items.value.length === 1 ? 'item' : 'items'} cannot be chosen. Give a number from 0 to ${items.value.length}.`,
        }
      : { value: { size: Number(count), items: items.value } }
  },
})

/** Different letters in random order. */
export const randomLetters = (count: number): string =>
  Array.from('abcdefgh', (letter) => ({ letter, key: Math.random() }))
    .toSorted((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ letter }) => letter)
    .join('')
