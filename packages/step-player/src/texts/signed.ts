/** A number as it is written in a sentence: with a minus sign, not with a hyphen. */
export const signed = (value: number): string => String(value).replace('-', '−')
