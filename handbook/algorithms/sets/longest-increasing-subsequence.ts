import { ascending, type Compare } from '../compare.ts'
import { partitionPoint } from '../search/binary-search.ts'

/** Whether equal neighbours may follow each other in the subsequence. */
export interface Rising {
  strict?: boolean
}

// #region fast
/**
 * The longest subsequence that rises strictly. With `{ strict: false }`,
 * equal neighbours are allowed. If there are several, returns one of them.
 * n log n steps.
 *
 * Source: C. Schensted, "Longest increasing and decreasing subsequences",
 * Canadian Journal of Mathematics 13, 1961; M. L. Fredman, "On computing
 * the length of longest increasing subsequences", Discrete Mathematics 11,
 * 1975.
 */
export const longestIncreasingSubsequence = <T>(
  items: readonly T[],
  compare: Compare<T> = ascending,
  { strict = true }: Rising = {},
): T[] => {
  // ends[k] is the index of the smallest item that ends a rising
  // subsequence of k + 1 items. These items rise too.
  const ends: number[] = []
  const previous: (number | undefined)[] = []
  for (const [i, item] of items.entries()) {
    const length = partitionPoint(0, ends.length, (k) => {
      const order = compare(items[ends[k] as number] as T, item)
      return strict ? order < 0 : order <= 0
    })
    previous.push(ends[length - 1])
    ends[length] = i
  }
  const result: T[] = []
  for (let i = ends.at(-1); i !== undefined; i = previous[i])
    result.push(items[i] as T)
  return result.toReversed()
}
// #endregion fast

// #region quadratic
/**
 * The same by comparing every pair. n² steps, but easy to adapt, for
 * example to the rising subsequence with the greatest weight.
 */
export const longestIncreasingSubsequenceQuadratic = <T>(
  items: readonly T[],
  compare: Compare<T> = ascending,
  { strict = true }: Rising = {},
): T[] => {
  const lengths: number[] = []
  const previous: (number | undefined)[] = []
  let end: number | undefined
  for (const [i, item] of items.entries()) {
    let best: number | undefined
    for (let j = 0; j < i; j++) {
      const order = compare(items[j] as T, item)
      const rises = strict ? order < 0 : order <= 0
      if (
        rises &&
        (best === undefined ||
          (lengths[j] as number) > (lengths[best] as number))
      )
        best = j
    }
    previous.push(best)
    lengths.push(best === undefined ? 1 : (lengths[best] as number) + 1)
    if (end === undefined || (lengths[i] as number) > (lengths[end] as number))
      end = i
  }
  const result: T[] = []
  for (let i = end; i !== undefined; i = previous[i]) result.push(items[i] as T)
  return result.toReversed()
}
// #endregion quadratic
