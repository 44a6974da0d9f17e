import { keyRange } from './key-range.ts'

// #region maximum-span
/** The largest number of counters for one sort: 128 MB. */
const maximumSpan = 2 ** 25
// #endregion maximum-span

// #region counting-sort
/**
 * Sorts `items` by an integer key, in place, and returns it. Stable. n + k
 * steps and space, where k is the span of the keys: greatest minus smallest
 * plus one. Without `key`, the items themselves are the keys. -0 and 0 are
 * the same key. Throws a `RangeError` for a key that is not a safe integer,
 * and for keys that span more than 2^25 values.
 *
 * Source: T. Cormen, C. Leiserson, R. Rivest, C. Stein, "Introduction to
 * Algorithms", section 8.2.
 */
export const countingSort = <T>(
  items: T[],
  key: (item: T) => number = Number,
): T[] => {
  const keys = items.map((item) => key(item))
  const { smallest, greatest } = keyRange(keys)
  const span = Math.max(0, greatest - smallest + 1)
  if (span > maximumSpan) {
    throw new RangeError(
      `The keys span ${span} values, from ${smallest} to ${greatest}; at most ${maximumSpan} can be counted, so use radix sort.`,
    )
  }

  const next = new Uint32Array(span + 1)
  for (const value of keys)
    next[value - smallest + 1] = (next[value - smallest + 1] as number) + 1
  // After the running sum, next[i] is the number of items with a smaller
  // key, which is the index of the first item with key i.
  for (let i = 1; i <= span; i++)
    next[i] = (next[i] as number) + (next[i - 1] as number)

  const unsorted = items.slice()
  for (const [i, item] of unsorted.entries()) {
    const counter = (keys[i] as number) - smallest
    items[next[counter] as number] = item
    next[counter] = (next[counter] as number) + 1
  }
  return items
}
// #endregion counting-sort
