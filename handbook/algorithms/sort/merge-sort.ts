import { ascending, type Compare } from '../compare.ts'

// #region merge-sort
/**
 * Sorts `items` in place, with a buffer of the same length, and returns it.
 * Stable. n log n comparisons, or n when the items are already in order.
 * log2(n) nested calls.
 *
 * Source: D. Knuth, "The Art of Computer Programming", volume 3, section
 * 5.2.4.
 */
export const mergeSort = <T>(
  items: T[],
  compare: Compare<T> = ascending,
): T[] => {
  const buffer = Array.from<T>({ length: items.length })
  const sort = (start: number, end: number): void => {
    if (end - start < 2) return
    const middle = start + Math.floor((end - start) / 2)
    sort(start, middle)
    sort(middle, end)
    merge({ items, buffer, start, middle, end, compare })
  }
  sort(0, items.length)
  return items
}
// #endregion merge-sort

// #region bottom-up
/**
 * Merge sort without recursion: merges runs of 1, 2, 4, 8… items. Sorts
 * `items` in place, with a buffer of the same length, and returns it.
 * Stable.
 */
export const bottomUpMergeSort = <T>(
  items: T[],
  compare: Compare<T> = ascending,
): T[] => {
  const buffer = Array.from<T>({ length: items.length })
  for (let width = 1; width < items.length; width *= 2) {
    for (let start = 0; start + width < items.length; start += 2 * width) {
      const middle = start + width
      merge({
        items,
        buffer,
        start,
        middle,
        end: Math.min(middle + width, items.length),
        compare,
      })
    }
  }
  return items
}
// #endregion bottom-up

// #region merge
interface Merge<T> {
  items: T[]
  buffer: T[]
  start: number
  middle: number
  end: number
  compare: Compare<T>
}

/**
 * Merges the ordered runs `items[start..middle-1]` and
 * `items[middle..end-1]` into one.
 */
const merge = <T>({
  items,
  buffer,
  start,
  middle,
  end,
  compare,
}: Merge<T>): void => {
  if (compare(items[middle - 1] as T, items[middle] as T) <= 0) return
  for (let i = start; i < middle; i++) buffer[i] = items[i] as T
  let left = start
  let right = middle
  let next = start
  while (left < middle && right < end) {
    // The right item comes first only when it is smaller, so equal items
    // keep their order.
    if (compare(items[right] as T, buffer[left] as T) < 0)
      items[next++] = items[right++] as T
    else items[next++] = buffer[left++] as T
  }
  // The rest of the right run is already in its place.
  while (left < middle) items[next++] = buffer[left++] as T
}
// #endregion merge
