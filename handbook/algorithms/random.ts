/**
 * A source of random numbers from 0 (included) to 1 (excluded), such as
 * `Math.random` or a seeded generator.
 */
export type Random = () => number

/**
 * The next number of the source. Throws a `RangeError` when the number is
 * outside [0, 1).
 */
export const randomFraction = (random: Random): number => {
  const value = random()
  if (!(value >= 0 && value < 1)) {
    throw new RangeError(
      `The random source gave ${value}; it must give numbers from 0 up to, but not including, 1.`,
    )
  }
  return value
}

/**
 * A random integer from 0 to `limit - 1`. All are equally likely, for
 * limits far below 2^53. Throws a `RangeError` when the source returns a
 * number outside [0, 1).
 */
export const randomInteger = (limit: number, random: Random): number =>
  Math.floor(randomFraction(random) * limit)
