import { type Random, randomInteger } from '../random.ts'
import { swap } from '../swap.ts'

// #region shuffle
/**
 * Shuffles `items` in place and returns it. Every order is equally likely,
 * as far as the random source allows. `Math.random` must not decide about
 * money or secrets: pass a source that uses `crypto.getRandomValues`.
 *
 * Source: R. Durstenfeld, "Algorithm 235: Random permutation",
 * Communications of the ACM 7(7), 1964.
 */
export const shuffle = <T>(items: T[], random: Random = Math.random): T[] => {
  for (let last = items.length - 1; last > 0; last--) {
    // From 0 to last, including last: an item must be able to stay in its
    // place.
    const place = randomInteger(last + 1, random)
    swap(items, last, place)
  }
  return items
}
// #endregion shuffle

// #region inside-out
/**
 * A shuffled copy of items whose number is not known in advance
 * ("inside-out"). Each new item takes a random place, and the item from
 * that place moves to the end.
 *
 * Source: D. Knuth, "The Art of Computer Programming", volume 2, section
 * 3.4.2.
 */
export const shuffled = <T>(
  items: Iterable<T>,
  random: Random = Math.random,
): T[] => {
  const result: T[] = []
  for (const item of items) {
    const place = randomInteger(result.length + 1, random)
    result.push(item)
    swap(result, place, result.length - 1)
  }
  return result
}
// #endregion inside-out

// #region sample
/**
 * `size` of the items in random order: a shuffle that stops early. Does not
 * change `items`. Throws a `RangeError` unless `size` is an integer from 0
 * to the number of items.
 */
export const sample = <T>(
  items: readonly T[],
  size: number,
  random: Random = Math.random,
): T[] => {
  if (!Number.isInteger(size) || size < 0 || size > items.length) {
    throw new RangeError(
      `The sample size is ${size}; use an integer from 0 to ${items.length}, the number of items.`,
    )
  }
  const pool = [...items]
  for (let next = 0; next < size; next++)
    swap(pool, next, next + randomInteger(pool.length - next, random))
  return pool.slice(0, size)
}
// #endregion sample

// #region cycle
/**
 * Rearranges `items` in place into one random cycle and returns it. With
 * two or more items, no item stays in its place.
 *
 * Source: S. Sattolo, "An algorithm to generate a random cyclic
 * permutation", Information Processing Letters 22(6), 1986.
 */
export const randomCycle = <T>(
  items: T[],
  random: Random = Math.random,
): T[] => {
  for (let last = items.length - 1; last > 0; last--)
    swap(items, last, randomInteger(last, random))
  return items
}
// #endregion cycle
