import { ascending, type Compare } from '../compare.ts'

// #region jump-search
/**
 * Index of the first item equal to `target` in sorted `items`, or -1. Jumps
 * forward by blocks, and then scans one block: at most 2√n + 1 comparisons
 * with the default step. Suits data in which steps back are expensive,
 * because it goes back only once, by one block. Throws a `RangeError`
 * unless `step` is a positive integer.
 *
 * Source: B. Shneiderman, "Jump searching: a fast sequential search
 * technique", Communications of the ACM 21(10), 1978.
 */
export const jumpSearch = <T>(
  items: readonly T[],
  target: T,
  compare: Compare<T> = ascending,
  step: number = Math.max(1, Math.floor(Math.sqrt(items.length))),
): number => {
  if (!Number.isInteger(step) || step < 1)
    throw new RangeError(`The step is ${step}; use a positive integer.`)
  let start = 0
  // Skips every block whose last item is still too small.
  while (
    start + step <= items.length &&
    compare(items[start + step - 1] as T, target) < 0
  )
    start += step
  const end = Math.min(start + step, items.length)
  for (let i = start; i < end; i++) {
    const order = compare(items[i] as T, target)
    if (order === 0) return i
    if (order > 0) break
  }
  return -1
}
// #endregion jump-search
