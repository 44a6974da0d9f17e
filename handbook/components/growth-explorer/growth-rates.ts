/** Common growths, the slowest first. */
export const growthRates = ['1', 'log n', '√n', 'n', 'n log n', 'n²', '2ⁿ', 'n!'] as const
export type GrowthRate = (typeof growthRates)[number]

/**
 * Decimal logarithm of the number of operations for an input of size n ≥ 1. The logarithm is used because 2¹⁰⁰ and 100!
 * are too large for an exact number. Logarithms inside the formulas are binary and at least 1.
 */
export const stepsAt = (rate: GrowthRate, n: number): number => {
  const log = Math.max(1, Math.log2(n))
  switch (rate) {
    case '1':
      return 0
    case 'log n':
      return Math.log10(log)
    case '√n':
      return Math.log10(n) / 2
    case 'n':
      return Math.log10(n)
    case 'n log n':
      return Math.log10(n * log)
    case 'n²':
      return 2 * Math.log10(n)
    case '2ⁿ':
      return n * Math.log10(2)
    case 'n!':
      return Array.from({ length: n }, (_, index) => Math.log10(index + 1)).reduce((sum, term) => sum + term, 0)
  }
}

const units: readonly [name: string, seconds: number][] = [
  ['ns', 1e-9],
  ['µs', 1e-6],
  ['ms', 1e-3],
  ['s', 1],
  ['min', 60],
  ['hours', 3600],
  ['days', 86_400],
  ['years', 31_557_600],
]

/** Age of the universe, 13.8 billion years (Planck Collaboration 2018), in seconds. */
const ageOfUniverse = 13.8e9 * 31_557_600

/** A duration in words, from the decimal logarithm of its seconds. */
export const describeDuration = (log10Seconds: number): string => {
  const inUniverses = log10Seconds - Math.log10(ageOfUniverse)
  if (inUniverses >= 0)
    return inUniverses < 1
      ? 'longer than the universe exists'
      : `10${superscript(Math.floor(inUniverses))} ages of the universe`
  const seconds = 10 ** log10Seconds
  const [name, size] = units.findLast(([, unit]) => seconds >= unit * 0.9995) ?? ['ns', 1e-9]
  const value = seconds / size
  const text = value < 10 ? String(Math.round(value * 10) / 10) : Math.round(value).toLocaleString('en')
  return `${text} ${value < 1.05 ? name.replace(/s$/, (end) => (name.length > 2 ? '' : end)) : name}`
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** A whole number ≥ 0 as an exponent: `¹²`. */
export const superscript = (value: number): string =>
  [...String(value)].map((digit) => superscripts[Number(digit)]).join('')
