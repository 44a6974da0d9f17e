import type { InputKind, Name } from '../subject.ts'
import { inputFault } from '../languages.ts'
import { parseNumbers, type NumberLimits } from './numbers.ts'

/** One whole number. */
export const oneNumberInput = (label: Name, limits: Pick<NumberLimits, 'from' | 'to'>): InputKind<number> => ({
  label,
  parse: (text) => {
    const parsed = parseNumbers(text, { ...limits, most: 1 })
    return 'fault' in parsed ? parsed : { value: parsed.value[0] ?? 0 }
  },
})

/**
 * A number n, by default from 1 on. n − 1 can be halved at most `most` times without a remainder, because each halving
 * is a squaring step in a test for primes.
 */
export const halvedNumberInput = ({
  from = 1,
  to,
  most,
}: {
  from?: number
  to: number
  most: number
}): InputKind<number> => {
  const { label, parse } = oneNumberInput({ en: 'Number', ru: 'Число' }, { from, to })
  return {
    label,
    parse: (text) => {
      const parsed = parse(text)
      if ('fault' in parsed) return parsed
      const before = parsed.value - 1
      let halvings = 0
      for (let rest = before; rest > 0 && rest % 2 === 0; rest /= 2) halvings++
      return halvings > most ? inputFault((say) => say.tooManyHalvings({ number: before, halvings, most })) : parsed
    },
  }
}
