/** A number with few decimals, a minus sign, and no negative zero. */
export const plain = (value: number, decimals = 2): string =>
  String(Number(value.toFixed(decimals)) + 0).replace('-', '−')

/**
 * The same for a factor that is not the first, or for a number that is added: a negative number is in parentheses,
 * `(−2)`.
 */
export const factor = (value: number, decimals = 2): string =>
  plain(value, decimals).startsWith('−') ? `(${plain(value, decimals)})` : plain(value, decimals)

/**
 * A fraction of 1 as a percentage: `33 %`. A fraction other than 0 is never written as `0 %`: below 1 % it keeps its
 * first digit.
 */
export const percent = (part: number): string => {
  const value = part * 100
  const isSmall = Math.abs(value) < 1 && Math.abs(value) > noise
  return `${isSmall ? plain(Number(value.toPrecision(1)), 6) : plain(value, 0)} %`
}

/** Percentages up to this value are errors of rounding: the fraction is 0. */
const noise = 1e-6
