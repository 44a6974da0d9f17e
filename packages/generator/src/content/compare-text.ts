/** Orders two texts by their UTF-16 units, the same on every machine, as `sort` without a function does. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
