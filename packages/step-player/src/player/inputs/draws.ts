import type { InputKind, Item } from '../subject.ts'
import { parseNumbers } from './numbers.ts'
import { parseValues } from './values.ts'

export interface WeightedDraws {
  weights: number[]
  /** What the random source gives, from 0 up to, but not including, 1. */
  fractions: number[]
}

/** Weights, and where the dart goes: `1 2 5 8 at 0.3 0.95`. */
export const drawsInput: InputKind<WeightedDraws> = {
  label: 'Weights at random fractions',
  parse: (text) => {
    const example = '1 2 5 8 at 0.3 0.95'
    const [list = '', darts, ...more] = text.split(/\s+at\s+/)
    if (darts === undefined || more.length > 0)
      return { fault: `Write the weights, the word “at”, and what the random source gives: ${example}` }
    const weights = parseNumbers(list, { most: 8, to: 24 })
    if ('fault' in weights) return weights
    const total = weights.value.reduce((sum, weight) => sum + weight, 0)
    if (total === 0 || total > 24) return { fault: `The weights add up to ${total}. Keep their sum from 1 to 24.` }
    const words = darts.split(/[\s,;]+/).filter((word) => word !== '')
    const wrong = words.find((word) => !/^(?:0|0?\.\d{1,3})$/.test(word))
    if (wrong !== undefined)
      return { fault: `“${wrong}” is not a fraction from 0 to 0.999, with three decimals at most: ${example}` }
    if (words.length === 0 || words.length > 8) return { fault: `There are ${words.length} draws. Give 1 to 8.` }
    return { value: { weights: weights.value, fractions: words.map(Number) } }
  },
}

/** An item with a text for a value; boxes show it as they show a number. */
export type Word = Omit<Item, 'value'> & { value: string }

/** What a reservoir is filled from. */
export interface Stream {
  items: readonly Word[]
  k: number
  seed: number
}

/** Items in the order in which they arrive, and how many are kept: `a b c d k 2`, with other draws `5, 8, 1 k 2 seed 7`. */
export const streamInput: InputKind<Stream> = {
  label: 'Items, size k of the sample, seed of the draws',
  parse: (text) => {
    const [, list = '', k, seed] = /^(.*?)(?:^|\s)\s*k\s+(\d{1,3})(?:\s+seed\s+(\d{1,6}))?\s*$/s.exec(text) ?? []
    if (k === undefined) return { fault: 'Write the items, k, and a seed if you like: 5, 8, 1, 9 k 2 seed 7' }
    const values = parseValues(list, { most: 16 })
    if ('fault' in values) return values
    if (Number(k) < 1 || Number(k) > 8) return { fault: `k is ${k}. Give one from 1 to 8.` }
    return {
      value: { items: values.value.map((value, id) => ({ id, value })), k: Number(k), seed: Number(seed ?? 1) },
    }
  },
}
