/** Rounds a coordinate to a tenth, without a negative zero, so that every machine writes the same bytes. */
export const round = (value: number): number => Math.round(value * 10) / 10 + 0
