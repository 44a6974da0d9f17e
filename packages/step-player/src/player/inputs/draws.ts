import type { InputKind, Item } from '../subject.ts'
import { inputFault } from '../languages.ts'
import { parseNumbers } from './numbers.ts'
import { parseValues } from './values.ts'

export interface WeightedDraws {
  weights: number[]
  /** Results of the random source, from 0 (included) to 1 (excluded). */
  fractions: number[]
}

/** Weights, and the random fractions that choose among them: `1 2 5 8 at 0.3 0.95`. */
export const drawsInput: InputKind<WeightedDraws> = {
  label: { en: 'Weights at random fractions', ru: 'Веса и случайные дроби после «at»' },
  parse: (text) => {
    const example = '1 2 5 8 at 0.3 0.95'
    const [list = '', darts, ...more] = text.split(/\s+at\s+/)
    if (darts === undefined || more.length > 0) return inputFault((say) => say.notDraws(example))
    const weights = parseNumbers(list, { most: 8, to: 24 })
    if ('fault' in weights) return weights
    const total = weights.value.reduce((sum, weight) => sum + weight, 0)
    if (total === 0 || total > 24) return inputFault((say) => say.wrongSum(total))
    const words = darts.split(/[\s,;]+/).filter((word) => word !== '')
    const wrong = words.find((word) => !/^(?:0|0?\.\d{1,3})$/.test(word))
    if (wrong !== undefined) return inputFault((say) => say.notFraction(wrong, example))
    if (words.length === 0 || words.length > 8) return inputFault((say) => say.wrongDraws(words.length))
    return { value: { weights: weights.value, fractions: words.map(Number) } }
  },
}

/** An item with a text as its value. Boxes show the text as they show a number. */
export type Word = Omit<Item, 'value'> & { value: string }

/** The items that a reservoir takes its sample from. */
export interface Stream {
  items: readonly Word[]
  k: number
  seed: number
}

/**
 * Items in the order of their arrival, and the size of the sample: `a b c d k 2`. A seed gives other random draws: `5,
 * 8, 1 k 2 seed 7`.
 */
export const streamInput: InputKind<Stream> = {
  label: {
    en: 'Items, size k of the sample, seed of the draws',
    ru: 'Элементы, размер выборки k, начальное число (seed)',
  },
  parse: (text) => {
    const [, list = '', k, seed] = /^(.*?)(?:^|\s)\s*k\s+(\d{1,3})(?:\s+seed\s+(\d{1,6}))?\s*$/s.exec(text) ?? []
    if (k === undefined) return inputFault((say) => say.notStream)
    const values = parseValues(list, { most: 16 })
    if ('fault' in values) return values
    if (Number(k) < 1 || Number(k) > 8) return inputFault((say) => say.wrongK(Number(k), 8))
    return {
      value: { items: values.value.map((value, id) => ({ id, value })), k: Number(k), seed: Number(seed ?? 1) },
    }
  },
}
