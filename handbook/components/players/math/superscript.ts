/** A base with an exponent in raised digits: 3 and 13 give `3¹³`. */
export const raised = (base: string | number | bigint, exponent: number): string =>
  `${base}${String(exponent)
    .replaceAll('-', '⁻')
    .replaceAll(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '')}`
