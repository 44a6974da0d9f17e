import type { InputKind, Parsed } from '../subject.ts'

export interface NumberLimits {
  /** Fewest and most numbers. */
  least?: number
  most?: number
  /** Smallest and greatest value. */
  from?: number
  to?: number
  /** Must the numbers be in ascending order already? */
  ordered?: boolean
  /** May the numbers have decimals? */
  decimals?: boolean
  /** Greatest difference of two numbers, where the picture has a box for each value between them. */
  spread?: number
}

/** Numbers, separated by commas or spaces; whole numbers unless the limits allow decimals. */
export const numbersInput = (limits: NumberLimits = {}, label = 'Numbers'): InputKind<number[]> => ({
  label,
  parse: (text) => parseNumbers(text, limits),
})

/** Reads numbers; the fault says which word is wrong, or how many there are. */
export const parseNumbers = (text: string, limits: NumberLimits = {}): Parsed<number[]> => {
  const { least = 1, most = 100, from = -999, to = 999, ordered = false, decimals = false, spread = Infinity } = limits
  const words = text.split(/[\s,;]+/).filter((word) => word !== '')
  const wrong = words.find((word) => !(decimals ? /^[-+−]?(?:\d+\.?\d*|\.\d+)$/ : /^[-+−]?\d+$/).test(word))
  const isOne = most === 1
  // The example of a fault is a number that the field takes.
  const one = signed(Math.min(Math.max(5, from), to))
  if (wrong !== undefined) {
    const how = isOne ? `Write one number: ${one}.` : 'Write numbers with commas or spaces between them: 5, 8, 1.'
    return { fault: `“${wrong}” is not a ${decimals ? '' : 'whole '}number. ${how}` }
  }
  const values = words.map((word) => Number(word.replace('−', '-')))
  if (values.length < least) return { fault: tooFew(least, isOne ? one : undefined) }
  if (values.length > most)
    return {
      fault: isOne
        ? `There are ${values.length} numbers. Write one number: ${one}.`
        : `${values.length} numbers are too many to watch. Give at most ${most}.`,
    }
  const outside = values.find((value) => value < from || value > to)
  if (outside !== undefined) return { fault: `${signed(outside)} is outside of ${signed(from)} to ${signed(to)}.` }
  const [smallest, greatest] = [Math.min(...values), Math.max(...values)]
  if (greatest - smallest > spread)
    return {
      fault: `From ${signed(smallest)} to ${signed(greatest)} are ${greatest - smallest + 1} values, too many to draw a box for each. Give numbers that lie at most ${spread} apart.`,
    }
  const late = ordered ? values.findIndex((value, index) => value < (values[index - 1] ?? -Infinity)) : -1
  if (late > 0)
    return {
      fault: `The list has to be in ascending order, but ${signed(values[late])} comes after ${signed(values[late - 1])}.`,
    }
  return { value: values }
}

const tooFew = (least: number, one: string | undefined): string => {
  if (one !== undefined) return `There is no number. Write one number: ${one}.`
  return least === 1
    ? 'There are no numbers. Write some with commas between them: 5, 8, 1.'
    : `Give at least ${least} numbers.`
}

const signed = (value: number | undefined): string => String(value).replace('-', '−')
