import { ascending, type Compare } from '../compare.ts'

// #region shell-sort
/**
 * Sorts `items` in place and returns it. Not stable. Insertion sort of
 * items that are a gap apart, with shrinking gaps: at most n√n steps with
 * Knuth's gaps, n log n when the items are already in order. Throws a
 * `RangeError` unless `gaps` are positive integers that decrease to 1.
 *
 * Source: D. L. Shell, "A high-speed sorting procedure", Communications of
 * the ACM 2(7), 1959.
 */
export const shellSort = <T>(
  items: T[],
  compare: Compare<T> = ascending,
  gaps: Iterable<number> = knuthGaps(items.length),
): T[] => {
  for (const gap of fallingGaps(gaps)) {
    for (let next = gap; next < items.length; next++) {
      const item = items[next] as T
      let place = next
      while (place >= gap && compare(items[place - gap] as T, item) > 0) {
        items[place] = items[place - gap] as T
        place -= gap
      }
      items[place] = item
    }
  }
  return items
}
// #endregion shell-sort

// #region knuth-gaps
/**
 * Gaps …, 121, 40, 13, 4, 1. Apart from 1, none is greater than a third of
 * `length`. Each gap is three times the next one plus one.
 *
 * Source: D. Knuth, "The Art of Computer Programming", volume 3, section
 * 5.2.1.
 */
export const knuthGaps = (length: number): number[] => {
  const gaps = [1]
  while ((gaps[0] as number) * 3 + 1 <= length / 3)
    gaps.unshift((gaps[0] as number) * 3 + 1)
  return gaps
}
// #endregion knuth-gaps

// #region ciura-gaps
/**
 * Gaps that experiments found to be good for a few thousand items: …, 701,
 * 301, 132, 57, 23, 10, 4, 1 below `length`. Beyond 701, they grow by a
 * factor of 2.25. No good bound is known for them.
 *
 * Source: M. Ciura, "Best increments for the average case of Shellsort",
 * FCT 2001.
 */
export const ciuraGaps = (length: number): number[] => {
  const gaps = [701, 301, 132, 57, 23, 10, 4, 1]
  while ((gaps[0] as number) < length)
    gaps.unshift(Math.floor((gaps[0] as number) * 2.25))
  return gaps.filter((gap) => gap === 1 || gap < length)
}
// #endregion ciura-gaps

function* fallingGaps(gaps: Iterable<number>): Generator<number> {
  let previous = Infinity
  for (const gap of gaps) {
    if (!Number.isInteger(gap) || gap < 1 || gap >= previous) {
      throw new RangeError(
        `A gap is ${gap}, after ${previous}; use positive integers that decrease to 1, such as 13, 4, 1.`,
      )
    }
    yield gap
    previous = gap
  }
  if (previous !== 1)
    throw new RangeError(
      `The last gap is ${previous}; it must be 1, or the items stay unsorted.`,
    )
}
