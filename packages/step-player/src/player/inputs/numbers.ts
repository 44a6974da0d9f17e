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
}

/** Whole numbers, separated by commas or spaces. */
export const numbersInput = (limits: NumberLimits = {}, label = 'Numbers'): InputKind<number[]> => ({
  label,
  parse: (text) => parseNumbers(text, limits),
})

/** Reads whole numbers; the fault says which word is wrong, or how many there are. */
export const parseNumbers = (
  text: string,
  { least = 1, most = 100, from = 0, to = 999, ordered = false }: NumberLimits = {},
): Parsed<number[]> => {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '')
  const wrong = words.find((word) => !/^[-+−]?\d+$/.test(word))
  if (wrong !== undefined)
    return { fault: `“${wrong}” is not a whole number. Write numbers with commas or spaces between them: 5, 8, 1.` }
  const values = words.map((word) => Number(word.replace('−', '-')))
  if (values.length < least)
    return {
      fault:
        least === 1
          ? 'There are no numbers. Write some with commas between them: 5, 8, 1.'
          : `Give at least ${least} numbers.`,
    }
  if (values.length > most) return { fault: `${values.length} numbers are too many to watch. Give at most ${most}.` }
  const outside = values.find((value) => value < from || value > to)
  if (outside !== undefined) return { fault: `${outside} is outside of ${from} to ${to}.` }
  const late = ordered ? values.findIndex((value, index) => value < (values[index - 1] ?? -Infinity)) : -1
  if (late > 0)
    return { fault: `The list has to be in ascending order, but ${values[late]} comes after ${values[late - 1]}.` }
  return { value: values }
}
