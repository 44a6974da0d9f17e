import type { TextPart } from '../../texts/kinds/input-faults.ts'
import type { InputKind, Parsed } from '../subject.ts'
import { inputFault } from '../languages.ts'

export interface TwoTexts {
  a: string
  b: string
}

interface TextRules {
  /** Largest lengths of the two texts, in characters. */
  most: readonly [a: number, b: number]
  same?: boolean
}

/** A pattern and the text that is searched: `aba in abacaba`. The text may contain spaces. */
export const patternInput = (most: readonly [pattern: number, text: number]): InputKind<TwoTexts> => ({
  label: { en: 'A pattern and a text', ru: 'Образец и текст' },
  parse: (text) => parsePair(text, { divider: / in /, example: 'aba in cabababa', most, names: ['pattern', 'text'] }),
})

/** Two texts to compare: `kitten / sitting`. */
export const twoTextsInput = ({ most, same = false }: TextRules): InputKind<TwoTexts> => ({
  label: { en: 'Two texts', ru: 'Два текста' },
  parse: (text) => {
    const parsed = parsePair(text, {
      divider: / ?\/ ?/,
      example: 'kitten / sitting',
      most,
      names: ['first', 'second'],
    })
    if ('fault' in parsed || !same || Array.from(parsed.value.a).length === Array.from(parsed.value.b).length)
      return parsed
    return inputFault((say) =>
      say.differentLengths(Array.from(parsed.value.a).length, Array.from(parsed.value.b).length),
    )
  },
})

/** One text. */
export const textInput = (most: number): InputKind<string> => ({
  label: { en: 'Text', ru: 'Текст' },
  parse: (text) => {
    const { length } = Array.from(text)
    if (length === 0) return inputFault((say) => say.noText)
    return length > most ? inputFault((say) => say.textTooLong(length, most)) : { value: text }
  },
})

interface PairRules {
  divider: RegExp
  example: string
  most: readonly [number, number]
  names: readonly [TextPart, TextPart]
}

const parsePair = (text: string, { divider, example, most, names }: PairRules): Parsed<TwoTexts> => {
  const parts = text.split(divider)
  const [a = '', b = ''] = parts
  if (parts.length !== 2 || a === '' || b === '')
    return inputFault((say) => say.notPair({ first: names[0], second: names[1], example }))
  for (const [index, part] of names.entries()) {
    const count = Array.from([a, b][index] ?? '').length
    const longest = most[index] ?? 0
    if (count > longest) return inputFault((say) => say.partTooLong({ part, count, most: longest }))
  }
  return { value: { a, b } }
}

/** A random text over a few letters, so that parts of it repeat. */
export const randomText = (length: number, letters = 'ab'): string =>
  Array.from({ length }, () => letters[Math.floor(Math.random() * letters.length)]).join('')
