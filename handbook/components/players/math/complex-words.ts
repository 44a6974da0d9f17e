import type { Complex } from '../../../algorithms/math/complex-numbers.ts'
import { plain } from '@dev-handbook/step-player/player/number-words'

/** A complex number with few decimals: `1 + 2i`, `−i`. */
export const shown = ({ re, im }: Complex, decimals = 2): string => {
  const [real, size] = [plain(re, decimals), plain(Math.abs(im), decimals)]
  if (size === '0') return real
  const imaginary = size === '1' ? 'i' : `${size}i`
  if (real === '0') return im < 0 ? `−${imaginary}` : imaginary
  return `${real} ${im < 0 ? '−' : '+'} ${imaginary}`
}
