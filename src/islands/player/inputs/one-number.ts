import type { InputKind } from '../subject.ts'
import { parseNumbers, type NumberLimits } from './numbers.ts'

/** One whole number. */
export const oneNumberInput = (label: string, limits: Pick<NumberLimits, 'from' | 'to'>): InputKind<number> => ({
  label,
  parse: (text) => {
    const parsed = parseNumbers(text, { ...limits, most: 1 })
    return 'fault' in parsed ? parsed : { value: parsed.value[0] ?? 0 }
  },
})
