import type { InputKind, Parsed } from '../subject.ts'
import { inputFault } from '../languages.ts'

interface LetterRules {
  most: number
  example?: string
}

/** Items of one character each, with or without spaces or commas between them: `abc`. */
export const lettersInput = (rules: LetterRules): InputKind<string[]> => ({
  label: { en: 'Items, one character each', ru: 'Элементы, по одному символу' },
  parse: (text) => parseLetters(text, rules),
})

const parseLetters = (text: string, { most, example = 'abc' }: LetterRules): Parsed<string[]> => {
  const letters = Array.from(text.replaceAll(/[\s,]/g, ''))
  if (letters.length === 0) return inputFault((say) => say.noItems(example))
  return letters.length > most ? inputFault((say) => say.tooManyItems(letters.length, most)) : { value: letters }
}

export interface Choice {
  size: number
  items: string[]
}

/** The number of items to choose, and the items: `3 of abcde`. */
export const choiceInput = (most: number): InputKind<Choice> => ({
  label: {
    en: 'How many, “of”, and the items, one character each',
    ru: 'Сколько, «of» и элементы, по одному символу',
  },
  parse: (text): Parsed<Choice> => {
    const example = '3 of abcde'
    const [, count = '', list = ''] = /^\s*(\d+)\s*of\s+(.*)$/s.exec(text) ?? []
    if (count === '') return inputFault((say) => say.notChoice(example))
    const items = parseLetters(list, { most, example })
    if ('fault' in items) return items
    return Number(count) > items.value.length
      ? inputFault((say) => say.choiceTooLarge(count, items.value.length))
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
