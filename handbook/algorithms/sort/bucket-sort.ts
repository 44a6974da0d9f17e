import { by } from '../compare.ts'
import { insertionSort } from './insertion-sort.ts'

// #region bucket-sort
/**
 * Sorts `items` by a numeric key, in place, with as many buckets as items,
 * and returns it. Stable. n steps when the keys are spread evenly, n² when
 * most keys are in one bucket. Without `key`, the items themselves are the
 * keys. Throws a `RangeError` for a key that is not finite.
 *
 * Source: T. Cormen, C. Leiserson, R. Rivest, C. Stein, "Introduction to
 * Algorithms", section 8.4.
 */
export const bucketSort = <T>(
  items: T[],
  key: (item: T) => number = Number,
): T[] => {
  const bucketOf = buckets(items.map((item) => key(item)))
  const groups = items.map((): T[] => [])
  for (const item of items) groups[bucketOf(key(item))]?.push(item)
  let next = 0
  for (const group of groups) {
    for (const item of insertionSort(group, by(key))) items[next++] = item
  }
  return items
}
// #endregion bucket-sort

// #region buckets
/**
 * Maps the smallest key to bucket 0, the greatest key to the last bucket,
 * and the other keys proportionally.
 */
const buckets = (keys: readonly number[]): ((key: number) => number) => {
  let smallest = Infinity
  let greatest = -Infinity
  for (const key of keys) {
    if (!Number.isFinite(key))
      throw new RangeError(`A key is ${key}; bucket sort needs finite numbers.`)
    smallest = Math.min(smallest, key)
    greatest = Math.max(greatest, key)
  }
  if (smallest === greatest) return () => 0
  // The span from -1.7e308 to 1.7e308 exceeds the range of doubles. Halving
  // both ends does not change any quotient.
  const scale = greatest - smallest === Infinity ? 0.5 : 1
  const span = greatest * scale - smallest * scale
  return (key) =>
    Math.floor(((key * scale - smallest * scale) / span) * (keys.length - 1))
}
// #endregion buckets
