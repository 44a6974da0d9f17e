import type { InputKind, Parsed } from '../subject.ts'

export interface TwoTexts {
  a: string
  b: string
}

interface TextRules {
  /** Longest texts, in characters. */
  most: readonly [a: number, b: number]
  same?: boolean
}

/** A pattern and the text to look in: `aba in abacaba`. The text may hold spaces. */
export const patternInput = (most: readonly [pattern: number, text: number]): InputKind<TwoTexts> => ({
  label: 'A pattern and a text',
  parse: (text) => parsePair(text, { divider: / in /, example: 'aba in cabababa', most, names: ['pattern', 'text'] }),
})

/** Two texts to compare: `kitten / sitting`. */
export const twoTextsInput = ({ most, same = false }: TextRules): InputKind<TwoTexts> => ({
  label: 'Two texts',
  parse: (text) => {
    const parsed = parsePair(text, {
      divider: / ?\/ ?/,
      example: 'kitten / sitting',
      most,
      names: ['first text', 'second text'],
    })
    if ('fault' in parsed || !same || Array.from(parsed.value.a).length === Array.from(parsed.value.b).length)
      return parsed
    return {
      fault: `The texts have ${Array.from(parsed.value.a).length} and ${Array.from(parsed.value.b).length} characters. Give two of one length.`,
    }
  },
})

/** One text. */
export const textInput = (most: number): InputKind<string> => ({
  label: 'Text',
  parse: (text) => {
    const { length } = Array.from(text)
    if (length === 0) return { fault: 'There is no text. Write some: abacaba.' }
    return length > most
      ? { fault: `${length} characters are too many to watch. Give at most ${most}.` }
      : { value: text }
  },
})

interface PairRules {
  divider: RegExp
  example: string
  most: readonly [number, number]
  names: readonly [string, string]
}

const parsePair = (text: string, { divider, example, most, names }: PairRules): Parsed<TwoTexts> => {
  const parts = text.split(divider)
  const [a = '', b = ''] = parts
  if (parts.length !== 2 || a === '' || b === '')
    return { fault: `Write the ${names[0]} and the ${names[1]} like this: ${example}` }
  const long = [a, b].findIndex((part, index) => Array.from(part).length > (most[index] ?? 0))
  if (long >= 0)
    return {
      fault: `The ${names[long]} has ${Array.from([a, b][long] ?? '').length} characters. Give at most ${most[long]}.`,
    }
  return { value: { a, b } }
}

/** A random text over a few letters, so that things repeat. */
export const randomText = (length: number, letters = 'ab'): string =>
  Array.from({ length }, () => letters[Math.floor(Math.random() * letters.length)]).join('')
