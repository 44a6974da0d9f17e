import type { InputKind, Name, Parsed } from '../subject.ts'
import { inputFault } from '../languages.ts'

export interface NumberLimits {
  /** Smallest and largest count of numbers. */
  least?: number
  most?: number
  /** Smallest and greatest value. */
  from?: number
  to?: number
  /** Whether the numbers must be in ascending order already. */
  ordered?: boolean
  /** Whether the numbers may have decimals. */
  decimals?: boolean
  /** Greatest difference of two numbers, for pictures with a box for each value between them. */
  spread?: number
}

/** Numbers, separated by commas or spaces; whole numbers unless the limits allow decimals. */
export const numbersInput = (
  limits: NumberLimits = {},
  label: Name = { en: 'Numbers', ru: 'Числа' },
): InputKind<number[]> => ({
  label,
  parse: (text) => parseNumbers(text, limits),
})

/** Reads numbers. The fault names the wrong word, or the wrong count. */
export const parseNumbers = (text: string, limits: NumberLimits = {}): Parsed<number[]> => {
  const { least = 1, most = 100, from = -999, to = 999, ordered = false, decimals = false, spread = Infinity } = limits
  const words = text.split(/[\s,;]+/).filter((word) => word !== '')
  const wrong = words.find((word) => !(decimals ? /^[-+−]?(?:\d+\.?\d*|\.\d+)$/ : /^[-+−]?\d+$/).test(word))
  // The example in a fault is a number that the field accepts.
  const one = Math.min(Math.max(5, from), to)
  if (wrong !== undefined) return inputFault((say) => say.notNumber({ word: wrong, decimals, most, one }))
  const values = words.map((word) => Number(word.replace('−', '-')))
  const count = values.length
  if (count < least) return inputFault((say) => say.tooFewNumbers({ least, most, one }))
  if (count > most) return inputFault((say) => say.tooManyNumbers({ count, most, one }))
  const value = values.find((number) => number < from || number > to)
  if (value !== undefined) return inputFault((say) => say.outside({ value, from, to }))
  const [smallest, greatest] = [Math.min(...values), Math.max(...values)]
  if (greatest - smallest > spread)
    return inputFault((say) => say.tooFarApart({ from: smallest, to: greatest, most: spread }))
  const late = ordered ? values.findIndex((value, index) => value < (values[index - 1] ?? -Infinity)) : -1
  return late > 0
    ? inputFault((say) => say.notAscending(Number(values[late]), Number(values[late - 1])))
    : { value: values }
}
