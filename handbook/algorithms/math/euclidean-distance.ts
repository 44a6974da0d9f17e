// #region euclidean
/** A point by its coordinates. */
export type Point = readonly number[]

/**
 * Returns the length of the straight line between two points of any number
 * of dimensions, 0 for no dimensions. O(d). The differences are divided by
 * the largest one, so that squares neither overflow nor become 0. NaN when
 * a coordinate is NaN. Throws a `RangeError` when the points differ in
 * dimensions.
 * Source: the Pythagorean theorem.
 */
export const euclideanDistance = (a: Point, b: Point): number => {
  const largest = chebyshevDistance(a, b)
  if (largest === 0 || !Number.isFinite(largest)) return largest
  let sum = 0
  for (const [index, value] of a.entries())
    sum += ((value - (b[index] as number)) / largest) ** 2
  return largest * Math.sqrt(sum)
}
// #endregion euclidean

// #region squared
/**
 * Returns the square of the Euclidean distance. It orders points like the
 * distance, but needs no square root. O(d). Overflows to Infinity for
 * differences above 1.35 · 10^154. Throws a `RangeError` when the points differ
 * in dimensions.
 */
export const squaredDistance = (a: Point, b: Point): number => {
  checkDimensions(a, b)
  let sum = 0
  for (const [index, value] of a.entries())
    sum += (value - (b[index] as number)) ** 2
  return sum
}
// #endregion squared

// #region manhattan
/**
 * Returns the distance along the axes: the sum of all differences. O(d).
 * Throws a `RangeError` when the points differ in dimensions.
 */
export const manhattanDistance = (a: Point, b: Point): number => {
  checkDimensions(a, b)
  let sum = 0
  for (const [index, value] of a.entries())
    sum += Math.abs(value - (b[index] as number))
  return sum
}
// #endregion manhattan

// #region chebyshev
/**
 * Returns the largest difference, which is the number of a king's moves on
 * a chessboard. O(d). Throws a `RangeError` when the points differ in
 * dimensions.
 */
export const chebyshevDistance = (a: Point, b: Point): number => {
  checkDimensions(a, b)
  let largest = 0
  for (const [index, value] of a.entries())
    largest = Math.max(largest, Math.abs(value - (b[index] as number)))
  return largest
}
// #endregion chebyshev

const checkDimensions = (a: Point, b: Point): void => {
  if (a.length !== b.length) {
    throw new RangeError(
      `The points have ${a.length} and ${b.length} dimensions; use the same number.`,
    )
  }
}
