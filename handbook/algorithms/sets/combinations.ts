// #region combinations
/**
 * Yields all choices of `size` items in the order of the items: n! / (size!
 * (n - size)!) choices. Equal items at different places count as different.
 * There are none when `size` exceeds the number of items, and one empty
 * choice for size 0. Throws a `RangeError`, at the first step, unless
 * `size` is a non-negative integer.
 *
 * Source: D. Knuth, "The Art of Computer Programming", volume 4A, section
 * 7.2.1.3.
 */
export function* combinations<T>(
  items: readonly T[],
  size: number,
): Generator<T[]> {
  checkSize(size)
  if (size > items.length) return
  const chosen = Array.from({ length: size }, (_, i) => i)
  while (true) {
    yield chosen.map((index) => items[index] as T)
    // Finds the last index that can still grow. The indices after it then
    // follow directly.
    let position = size - 1
    while (position >= 0 && chosen[position] === items.length - size + position)
      position--
    if (position < 0) return
    let index = chosen[position] as number
    for (; position < size; position++) chosen[position] = ++index
  }
}
// #endregion combinations

// #region repetition
/**
 * Yields all choices of `size` items in which each item may be used any
 * number of times, in the order of the items. Throws a `RangeError`, at
 * the first step, unless `size` is a non-negative integer.
 */
export function* combinationsWithRepetition<T>(
  items: readonly T[],
  size: number,
): Generator<T[]> {
  checkSize(size)
  if (items.length === 0 && size > 0) return
  const chosen = Array.from({ length: size }, () => 0)
  while (true) {
    yield chosen.map((index) => items[index] as T)
    let position = size - 1
    while (chosen[position] === items.length - 1) position--
    if (position < 0) return
    // Indices never fall, so all later places start from the same item.
    chosen.fill((chosen[position] as number) + 1, position)
  }
}
// #endregion repetition

const checkSize = (size: number): void => {
  if (!Number.isInteger(size) || size < 0)
    throw new RangeError(`The size is ${size}; use a non-negative integer.`)
}
