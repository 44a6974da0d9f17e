/**
 * Throws a `RangeError` unless `value` is a safe integer from `minimum` to
 * `maximum`. O(1).
 */
export const checkInteger = (
  name: string,
  value: number,
  minimum: number = Number.MIN_SAFE_INTEGER,
  maximum: number = Number.MAX_SAFE_INTEGER,
): void => {
  if (!Number.isSafeInteger(value) || value < minimum || value > maximum) {
    throw new RangeError(
      `${name} is ${value}; use an integer from ${minimum} to ${maximum}.`,
    )
  }
}

/** Throws a `RangeError` when `value` is below `minimum`. O(1). */
export const checkBigInt = (
  name: string,
  value: bigint,
  minimum: bigint,
): void => {
  if (value < minimum)
    throw new RangeError(`${name} is ${value}; use ${minimum} or more.`)
}
