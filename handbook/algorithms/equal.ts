/** Whether two values count as the same. */
export type Equal<T> = (a: T, b: T) => boolean

/**
 * The equality of `Map`, `Set` and `Array.prototype.includes`: `===`,
 * except that `NaN` equals itself.
 */
export const sameValueZero: Equal<unknown> = (a, b) =>
  a === b || (Number.isNaN(a) && Number.isNaN(b))
