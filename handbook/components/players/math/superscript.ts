/** An exponent's digits raised: 3 and 13 are `3¹³`. */
export const raised = (base: string | number | bigint, exponent: number): string =>
  `${base}${String(exponent)
    .replaceAll('-', '⁻')
    .replaceAll(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '')}`
