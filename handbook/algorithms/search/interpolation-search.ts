// #region interpolation-search
/**
 * Index of an item whose key is `target`, or -1. `items` must be sorted by
 * this numeric key. It estimates the place from the values, like a reader
 * who opens a dictionary: log log n steps when the keys are spread evenly,
 * n in the worst case. Without `key`, the items themselves are the keys.
 * Throws a `RangeError` when the keys end in `NaN`.
 *
 * Source: Y. Perl, A. Itai, H. Avni, "Interpolation search: a log log N
 * search", Communications of the ACM 21(7), 1978.
 */
export const interpolationSearch = <T>(
  items: readonly T[],
  target: number,
  key: (item: T) => number = Number,
): number => {
  let low = 0
  let high = items.length - 1
  if (high >= 0 && Number.isNaN(key(items[high] as T))) {
    throw new RangeError('The last key is NaN; interpolation needs numbers.')
  }
  while (low <= high) {
    const first = key(items[low] as T)
    const last = key(items[high] as T)
    if (!(first <= target && target <= last)) return -1
    const share = (target - first) / (last - first)
    // Equal ends, or -Infinity as first key, allow no estimate. Then the
    // middle is used.
    const guess =
      low + Math.floor((high - low) * (Number.isFinite(share) ? share : 0.5))
    const found = key(items[guess] as T)
    if (found === target) return guess
    if (found < target) low = guess + 1
    else high = guess - 1
  }
  return -1
}
// #endregion interpolation-search
