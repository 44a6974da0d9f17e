/** Returns a number with its English noun, such as `1 error` and `2 errors`. The plural of the noun ends in `s`. */
export const counted = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`
