import type { Complex } from '../../../../../algorithms/math/complex-numbers.ts'

/** A number with few decimals, and a minus sign. */
export const plain = (value: number, decimals = 2): string => String(Number(value.toFixed(decimals)) + 0).replace('-', '−')

/** The same as a factor that is not the first, or as a number that is added. */
export const factor = (value: number): string => (value < 0 ? `(${plain(value)})` : plain(value))

/** A complex number with few decimals: `1 + 2i`, `−i`. */
export const shown = ({ re, im }: Complex, decimals = 2): string => {
  const [real, size] = [plain(re, decimals), plain(Math.abs(im), decimals)]
  if (size === '0') return real
  const imaginary = size === '1' ? 'i' : `${size}i`
  if (real === '0') return im < 0 ? `−${imaginary}` : imaginary
  return `${real} ${im < 0 ? '−' : '+'} ${imaginary}`
}
