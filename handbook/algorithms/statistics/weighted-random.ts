import { type Random, randomFraction, randomInteger } from '../random.ts'
import { upperBound } from '../search/binary-search.ts'

// #region single
/**
 * A random index. The probability of each index is its share of all
 * weights. n steps without preparation, so it suits a single draw. Throws a
 * `RangeError` when a weight is negative or not finite, or when the sum is
 * 0 or infinite.
 */
export const weightedIndex = (
  weights: readonly number[],
  random: Random = Math.random,
): number => {
  let rest = randomFraction(random) * totalOf(weights)
  let index = 0
  for (const [i, weight] of weights.entries()) {
    if (weight === 0) continue
    // Remembers the last index that has a weight. It is returned when
    // rounding leaves a remainder at the end.
    index = i
    rest -= weight
    if (rest < 0) break
  }
  return index
}
// #endregion single

// #region sums
/**
 * Prepares draws like those of `weightedIndex` in n steps. Each draw then
 * takes log n steps, for a binary search in the running sums of the
 * weights. Throws a `RangeError` like `weightedIndex`.
 */
export const createWeightedPicker = (
  weights: readonly number[],
): ((random?: Random) => number) => {
  totalOf(weights)
  const sums: number[] = []
  let sum = 0
  for (const weight of weights) {
    sum += weight
    sums.push(sum)
  }
  const last = weights.findLastIndex((weight) => weight > 0)
  // Strictly greater: an index of weight 0 has the same sum as the index
  // before it, so it is never the first.
  return (random = Math.random) =>
    Math.min(last, upperBound(sums, randomFraction(random) * sum))
}
// #endregion sums

// #region alias
/**
 * Prepares draws like those of `weightedIndex` in n steps. Each draw then
 * takes two random numbers and a constant number of steps. The alias method
 * has n columns of equal width, and at most two indices share a column.
 * Throws a `RangeError` like `weightedIndex`.
 *
 * Source: M. D. Vose, "A linear algorithm for generating random numbers
 * with a given distribution", IEEE Transactions on Software Engineering
 * 17(9), 1991.
 */
export const createAliasPicker = (
  weights: readonly number[],
): ((random?: Random) => number) => {
  const total = totalOf(weights)
  // At first, the weights in units of the average weight. At the end, the
  // share of each column that belongs to its own index. The rest of the
  // column belongs to its alias.
  const heights = weights.map((weight) => (weight / total) * weights.length)
  const aliases = weights.map((_, i) => i)
  const low: number[] = []
  const high: number[] = []
  for (const [i, height] of heights.entries()) (height < 1 ? low : high).push(i)
  while (low.length > 0 && high.length > 0) {
    const short = low.pop() as number
    const long = high.at(-1) as number
    aliases[short] = long
    heights[long] = (heights[long] as number) - (1 - (heights[short] as number))
    if ((heights[long] as number) < 1) low.push(high.pop() as number)
  }
  // The remaining heights are 1, apart from rounding. Each of these columns
  // has only its own index.
  for (const i of [...low, ...high]) heights[i] = 1
  return (random = Math.random) => {
    const column = randomInteger(heights.length, random)
    return randomFraction(random) < (heights[column] as number)
      ? column
      : (aliases[column] as number)
  }
}
// #endregion alias

const totalOf = (weights: readonly number[]): number => {
  let total = 0
  for (const weight of weights) {
    if (!(weight >= 0 && weight < Infinity))
      throw new RangeError(
        `A weight is ${weight}; use finite non-negative numbers.`,
      )
    total += weight
  }
  if (total === 0 || total === Infinity) {
    throw new RangeError(
      `The weights add up to ${total}; use at least one positive weight, and scale them down if they are huge.`,
    )
  }
  return total
}
