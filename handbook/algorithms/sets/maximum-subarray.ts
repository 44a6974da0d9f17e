/** A part `numbers[start..end-1]` and its sum. */
export interface Subarray {
  sum: number
  start: number
  end: number
}

// #region kadane
/**
 * The part of neighbouring numbers with the greatest sum. It has at least
 * one number, even if all are negative. Among several such parts, it is the
 * part that ends first. n steps (Kadane's algorithm). Throws a `RangeError`
 * for an empty list, and for numbers that are not finite.
 *
 * Source: J. Bentley, "Programming pearls: algorithm design techniques",
 * Communications of the ACM 27(9), 1984.
 */
export const maximumSubarray = (numbers: readonly number[]): Subarray => {
  check(numbers)
  let best: Subarray = { sum: -Infinity, start: 0, end: 0 }
  let sum = 0
  let start = 0
  for (const [i, number] of numbers.entries()) {
    // A negative sum would only reduce the next part, so start again.
    if (sum < 0) {
      sum = 0
      start = i
    }
    sum += number
    if (sum > best.sum) best = { sum, start, end: i + 1 }
  }
  return best
}
// #endregion kadane

// #region halves
/**
 * The same by divide and conquer: the best part is in the left half, in the
 * right half, or crosses the middle. n log n steps, log2(n) nested calls.
 * Throws a `RangeError` like `maximumSubarray`.
 *
 * Source: T. Cormen, C. Leiserson, R. Rivest, C. Stein, "Introduction to
 * Algorithms", section 4.1.
 */
export const maximumSubarrayByHalves = (
  numbers: readonly number[],
): Subarray => {
  check(numbers)
  const solve = (start: number, end: number): Subarray => {
    if (end - start === 1) return { sum: numbers[start] as number, start, end }
    const middle = start + Math.floor((end - start) / 2)
    // Of several best parts, the first wins, as in the single pass. A part
    // across the middle ends no later than an equal part of the right half.
    const candidates = [
      solve(start, middle),
      across(start, middle, end),
      solve(middle, end),
    ]
    return candidates.reduce((best, candidate) =>
      candidate.sum > best.sum ? candidate : best,
    )
  }
  const across = (start: number, middle: number, end: number): Subarray => {
    let left = { sum: -Infinity, start: middle }
    for (let i = middle - 1, sum = 0; i >= start; i--) {
      sum += numbers[i] as number
      if (sum >= left.sum) left = { sum, start: i }
    }
    let right = { sum: -Infinity, end: middle }
    for (let i = middle, sum = 0; i < end; i++) {
      sum += numbers[i] as number
      if (sum > right.sum) right = { sum, end: i + 1 }
    }
    return { sum: left.sum + right.sum, start: left.start, end: right.end }
  }
  return solve(0, numbers.length)
}
// #endregion halves

const check = (numbers: readonly number[]): void => {
  if (numbers.length === 0)
    throw new RangeError('There are no numbers; a subarray needs at least one.')
  for (const number of numbers) {
    if (!Number.isFinite(number))
      throw new RangeError(`A number is ${number}; use finite numbers.`)
  }
}
