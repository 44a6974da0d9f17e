/**
 * The smallest and the greatest of integer sort keys (`Infinity` and
 * `-Infinity` when there are none). Throws a `RangeError` for a key that is
 * not a safe integer: beyond ±(2^53 - 1), neighbouring integers can be the
 * same number.
 */
export const keyRange = (
  keys: readonly number[],
): { smallest: number; greatest: number } => {
  let smallest = Infinity
  let greatest = -Infinity
  for (const key of keys) {
    if (!Number.isSafeInteger(key)) {
      throw new RangeError(
        `A sort key is ${key}; use integers within ±(2^53 - 1), or a comparison sort.`,
      )
    }
    smallest = Math.min(smallest, key)
    greatest = Math.max(greatest, key)
  }
  return { smallest, greatest }
}
