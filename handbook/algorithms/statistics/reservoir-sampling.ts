import { type Random, randomFraction, randomInteger } from '../random.ts'

// #region sample
/**
 * `size` items of a stream of unknown length, or all items of a shorter
 * stream. All sets of items are equally likely. Reads the stream once,
 * stores only the sample, and needs a random number for each item. The
 * order of the sample is not random: shuffle it if that matters. Throws a
 * `RangeError` unless `size` is a non-negative integer.
 *
 * Source: J. S. Vitter, "Random sampling with a reservoir", ACM
 * Transactions on Mathematical Software 11(1), 1985, algorithm R.
 */
export const reservoirSample = <T>(
  items: Iterable<T>,
  size: number,
  random: Random = Math.random,
): T[] => {
  checkSize(size)
  const sample: T[] = []
  let seen = 0
  for (const item of items) {
    seen++
    if (sample.length < size) {
      sample.push(item)
    } else {
      // Item number `seen` belongs to the sample with probability size /
      // seen.
      const place = randomInteger(seen, random)
      if (place < size) sample[place] = item
    }
  }
  return sample
}
// #endregion sample

// #region skips
/**
 * The same with far fewer random numbers, about 3 · size · ln(n / size).
 * Draws the number of items to skip before the next item enters. Throws a
 * `RangeError` like `reservoirSample`.
 *
 * Source: K.-H. Li, "Reservoir-sampling algorithms of time complexity O(n(1
 * + log(N/n)))", ACM Transactions on Mathematical Software 20(4), 1994,
 * algorithm L.
 */
export const reservoirSampleBySkips = <T>(
  items: Iterable<T>,
  size: number,
  random: Random = Math.random,
): T[] => {
  checkSize(size)
  if (size === 0) return []
  const sample: T[] = []
  // Imagine that each item has a random key, and that the items with the
  // smallest keys form the sample. This is the greatest key in the sample.
  let threshold = 1
  let skip = 0
  const drawNext = (): void => {
    threshold *= Math.exp(Math.log(randomFraction(random)) / size)
    skip = Math.floor(Math.log(randomFraction(random)) / Math.log1p(-threshold))
  }
  for (const item of items) {
    if (sample.length < size) {
      sample.push(item)
      if (sample.length === size) drawNext()
    } else if (skip > 0) {
      skip--
    } else {
      sample[randomInteger(size, random)] = item
      drawNext()
    }
  }
  return sample
}
// #endregion skips

const checkSize = (size: number): void => {
  if (!Number.isInteger(size) || size < 0)
    throw new RangeError(
      `The sample size is ${size}; use a non-negative integer.`,
    )
}
