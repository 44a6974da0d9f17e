import { ascending, type Compare } from '../compare.ts'

// #region ternary-search
/**
 * Index of an item equal to `target` in sorted `items`, or -1. Divides the
 * range into three parts. It needs fewer rounds than binary search, but
 * more comparisons: 2 log3(n) instead of log2(n).
 */
export const ternarySearch = <T>(
  items: readonly T[],
  target: T,
  compare: Compare<T> = ascending,
): number => {
  let low = 0
  let high = items.length - 1
  while (low <= high) {
    const third = Math.floor((high - low) / 3)
    const left = low + third
    const right = high - third
    const toLeft = compare(target, items[left] as T)
    if (toLeft === 0) return left
    const toRight = compare(target, items[right] as T)
    if (toRight === 0) return right
    if (toLeft < 0) high = left - 1
    else if (toRight > 0) low = right + 1
    else [low, high] = [left + 1, right - 1]
  }
  return -1
}
// #endregion ternary-search

// #region peak
/**
 * The integer of `low..high` with the greatest score. The score must rise
 * strictly up to its peak and fall strictly after it: on a level part, the
 * search would not know the direction of the peak. Throws a `RangeError`
 * when `low` is greater than `high`, or when one of them is not a safe
 * integer.
 */
export const peak = (
  low: number,
  high: number,
  score: (value: number) => number,
): number => {
  if (!Number.isSafeInteger(low) || !Number.isSafeInteger(high) || low > high) {
    throw new RangeError(
      `The range is ${low} to ${high}; use integers, the smaller one first.`,
    )
  }
  while (low < high) {
    const third = Math.floor((high - low) / 3)
    const left = low + third
    const right = high - third
    // The peak is neither the lower of the two points nor a point beyond
    // it.
    if (score(left) < score(right)) low = left + 1
    else high = right - 1
  }
  return low
}
// #endregion peak

/**
 * The interval and the precision of the search for the greatest value of a
 * function.
 */
export interface Interval {
  low: number
  high: number
  /**
   * Largest distance between the found place and the true place. The result
   * can rarely be more precise than the square root of the precision of
   * doubles.
   */
  tolerance?: number
}

// #region ternary-maximum
/**
 * The place in an interval where a function is greatest. The function must
 * rise strictly and then fall strictly. Each round needs two evaluations
 * and removes a third of the interval: 2 log1.5(width / tolerance)
 * evaluations. Throws a `RangeError` for an interval that is reversed or
 * not finite, and for a tolerance that is not positive.
 */
export const ternaryMaximum = (
  score: (x: number) => number,
  { low, high, tolerance = 1e-9 }: Interval,
): number => {
  for (
    let rounds = roundsFor({ low, high, tolerance }, 2 / 3);
    rounds > 0;
    rounds--
  ) {
    const third = (high - low) / 3
    if (score(low + third) < score(high - third)) low += third
    else high -= third
  }
  return low + (high - low) / 2
}
// #endregion ternary-maximum

// #region golden-section
/**
 * The same with one evaluation per round. The points divide the interval by
 * the golden ratio, so the next round can use one of them again.
 *
 * Source: J. Kiefer, "Sequential minimax search for a maximum", Proceedings
 * of the AMS 4(3), 1953.
 */
export const goldenSectionMaximum = (
  score: (x: number) => number,
  { low, high, tolerance = 1e-9 }: Interval,
): number => {
  const ratio = (Math.sqrt(5) - 1) / 2
  let rounds = roundsFor({ low, high, tolerance }, ratio)
  let left = high - ratio * (high - low)
  let right = low + ratio * (high - low)
  let leftScore = score(left)
  let rightScore = score(right)
  while (rounds-- > 0) {
    if (leftScore < rightScore) {
      low = left
      left = right
      leftScore = rightScore
      right = low + ratio * (high - low)
      rightScore = score(right)
    } else {
      high = right
      right = left
      rightScore = leftScore
      left = high - ratio * (high - low)
      leftScore = score(left)
    }
  }
  return low + (high - low) / 2
}
// #endregion golden-section

/**
 * Number of rounds that shrink the interval to the tolerance. With a fixed
 * number, the loop ends even when the tolerance is finer than doubles.
 */
const roundsFor = (
  { low, high, tolerance }: Required<Interval>,
  ratio: number,
): number => {
  if (!(low <= high) || !Number.isFinite(high - low)) {
    throw new RangeError(
      `The interval is ${low} to ${high}; use finite numbers, the smaller one first.`,
    )
  }
  if (!(tolerance > 0))
    throw new RangeError(
      `The tolerance is ${tolerance}; use a positive number.`,
    )
  // The difference of logarithms, because a quotient by a tiny tolerance
  // would overflow.
  return Math.max(
    0,
    Math.ceil((Math.log(tolerance) - Math.log(high - low)) / Math.log(ratio)),
  )
}
