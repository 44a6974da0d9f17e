/** A number with few decimals, a minus sign, and no negative zero. */
export const plain = (value: number, decimals = 2): string =>
  String(Number(value.toFixed(decimals)) + 0).replace('-', '−')

/** The same as a factor that is not the first, or as a number that is added: `(−2)`. */
export const factor = (value: number, decimals = 2): string =>
  plain(value, decimals).startsWith('−') ? `(${plain(value, decimals)})` : plain(value, decimals)

/** A share of one. */
export const percent = (part: number): string => `${plain(part * 100, 0)} %`
