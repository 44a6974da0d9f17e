import type { Compare } from '../compare.ts'
import { partitionPoint } from '../search/binary-search.ts'

/**
 * Number of consecutive items from one run after which galloping replaces
 * the comparison of pairs.
 */
const gallopAfter = 7

/**
 * Merges the ordered runs `items[start..middle-1]` and
 * `items[middle..end-1]` into one.
 */
export type MergeRuns = (start: number, middle: number, end: number) => void

/**
 * The merge of Timsort. Returns a function that merges neighbouring runs of
 * `items`. The merge is stable, and has a buffer for the shorter run. It
 * remembers from merge to merge whether galloping is worthwhile: with
 * random data it gallops less and less, and with clustered data
 * immediately.
 *
 * Source: T. Peters, "listsort.txt" in the sources of CPython.
 */
export const createGallopingMerge = <T>(
  items: T[],
  compare: Compare<T>,
): MergeRuns => {
  let patience = gallopAfter

  // #region merge-forwards
  const mergeForwards = (start: number, middle: number, end: number): void => {
    const left = items.slice(start, middle)
    let i = 0
    let j = middle
    let next = start
    const takeLeft = (until: number): void => {
      while (i < until) items[next++] = left[i++] as T
    }
    const takeRight = (until: number): void => {
      while (j < until) items[next++] = items[j++] as T
    }
    const unfinished = (): boolean => i < left.length && j < end

    while (unfinished()) {
      let wins = 0
      let leftWon = false
      while (unfinished() && wins < patience) {
        const leftWins = compare(items[j] as T, left[i] as T) >= 0
        wins = leftWins === leftWon ? wins + 1 : 1
        leftWon = leftWins
        if (leftWins) takeLeft(i + 1)
        else takeRight(j + 1)
      }
      for (let longest = gallopAfter; unfinished() && longest >= gallopAfter;) {
        const [fromLeft, fromRight] = [i, j]
        takeLeft(
          gallopFromStart(
            left,
            i,
            left.length,
            (item) => compare(items[j] as T, item) >= 0,
          ),
        )
        if (unfinished())
          takeRight(
            gallopFromStart(
              items,
              j,
              end,
              (item) => compare(item, left[i] as T) < 0,
            ),
          )
        longest = Math.max(i - fromLeft, j - fromRight)
        patience =
          longest >= gallopAfter ? Math.max(1, patience - 1) : patience + 2
      }
    }
    takeLeft(left.length)
  }
  // #endregion merge-forwards

  const mergeBackwards = (start: number, middle: number, end: number): void => {
    const right = items.slice(middle, end)
    // Unlike above, i, j and next are just after the items that still have
    // to be merged.
    let i = middle
    let j = right.length
    let next = end
    const takeLeft = (until: number): void => {
      while (i > until) items[--next] = items[--i] as T
    }
    const takeRight = (until: number): void => {
      while (j > until) items[--next] = right[--j] as T
    }
    const unfinished = (): boolean => i > start && j > 0

    while (unfinished()) {
      let wins = 0
      let leftWon = false
      while (unfinished() && wins < patience) {
        const leftWins = compare(right[j - 1] as T, items[i - 1] as T) < 0
        wins = leftWins === leftWon ? wins + 1 : 1
        leftWon = leftWins
        if (leftWins) takeLeft(i - 1)
        else takeRight(j - 1)
      }
      for (let longest = gallopAfter; unfinished() && longest >= gallopAfter;) {
        const [fromLeft, fromRight] = [i, j]
        takeLeft(
          gallopFromEnd(
            items,
            start,
            i,
            (item) => compare(right[j - 1] as T, item) >= 0,
          ),
        )
        if (unfinished())
          takeRight(
            gallopFromEnd(
              right,
              0,
              j,
              (item) => compare(item, items[i - 1] as T) < 0,
            ),
          )
        longest = Math.max(fromLeft - i, fromRight - j)
        patience =
          longest >= gallopAfter ? Math.max(1, patience - 1) : patience + 2
      }
    }
    takeRight(0)
  }

  // #region merge-runs
  return (start, middle, end) => {
    // Skips items that are already in place: the start of the left run and
    // the end of the right run.
    const from = gallopFromStart(
      items,
      start,
      middle,
      (item) => compare(items[middle] as T, item) >= 0,
    )
    const to = gallopFromEnd(
      items,
      middle,
      end,
      (item) => compare(item, items[middle - 1] as T) < 0,
    )
    if (middle - from <= to - middle) mergeForwards(from, middle, to)
    else mergeBackwards(from, middle, to)
  }
  // #endregion merge-runs
}

// #region gallop
/**
 * The items of `items[start..end-1]` for which `belongs` is true come
 * first. Returns the index after them. Checks the 1st, 3rd, 7th, 15th…
 * item, and then searches the last gap: 2 log2(d) steps when the index is d
 * items after the start.
 */
const gallopFromStart = <T>(
  items: readonly T[],
  start: number,
  end: number,
  belongs: (item: T) => boolean,
): number => {
  let known = start
  let step = 1
  while (known + step <= end && belongs(items[known + step - 1] as T)) {
    known += step
    step *= 2
  }
  return partitionPoint(known, Math.min(known + step - 1, end), (i) =>
    belongs(items[i] as T),
  )
}
// #endregion gallop

/**
 * The same from the other end: fast when `belongs` is false for few items.
 */
const gallopFromEnd = <T>(
  items: readonly T[],
  start: number,
  end: number,
  belongs: (item: T) => boolean,
): number => {
  let known = end
  let step = 1
  while (known - step >= start && !belongs(items[known - step] as T)) {
    known -= step
    step *= 2
  }
  return partitionPoint(Math.max(known - step + 1, start), known, (i) =>
    belongs(items[i] as T),
  )
}
