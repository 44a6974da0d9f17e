/** A number in the form of a sentence: with a minus sign, not with a hyphen. */
export const signed = (value: number): string => String(value).replace('-', '−')
