/**
 * The part of a list or text from `start` up to, but not including, `end`.
 */
export interface Window {
  start: number
  end: number
}

// #region fixed
/**
 * The window of `size` neighbouring numbers with the greatest sum. Of
 * several such windows, the first. Two steps for each move, for every size.
 * Throws a `RangeError` unless `size` is an integer from 1 to the length of
 * the list.
 */
export const greatestSum = (
  numbers: readonly number[],
  size: number,
): Window & { sum: number } => {
  if (!Number.isInteger(size) || size < 1 || size > numbers.length) {
    throw new RangeError(
      `The size is ${size}; use a whole number from 1 to ${numbers.length}.`,
    )
  }
  let sum = 0
  for (let i = 0; i < size; i++) sum += numbers[i] as number
  let best = { start: 0, end: size, sum }
  for (let end = size; end < numbers.length; end++) {
    sum += (numbers[end] as number) - (numbers[end - size] as number)
    if (sum > best.sum) best = { start: end + 1 - size, end: end + 1, sum }
  }
  return best
}
// #endregion fixed

// #region distinct
/**
 * The longest window without repeated items. Of several such windows, the
 * first. Items are compared like the keys of a `Map`. One step for each
 * item.
 */
export const longestDistinct = (items: ArrayLike<unknown>): Window => {
  const lastSeen = new Map<unknown, number>()
  let best = { start: 0, end: 0 }
  let start = 0
  for (let end = 0; end < items.length; end++) {
    const before = lastSeen.get(items[end])
    if (before !== undefined && before >= start) start = before + 1
    lastSeen.set(items[end], end)
    if (end + 1 - start > best.end - best.start) {
      best = { start, end: end + 1 }
    }
  }
  return best
}
// #endregion distinct

// #region at-least
/**
 * The shortest window whose sum is at least `target`, or `undefined` when
 * there is none. Of several such windows, the first. Each number enters
 * once and leaves at most once. Throws a `RangeError` unless the target is
 * greater than 0, and for a negative number, with which a longer window
 * could have a smaller sum.
 */
export const shortestWithSum = (
  numbers: readonly number[],
  target: number,
): Window | undefined => {
  if (!(target > 0)) {
    throw new RangeError(`The target is ${target}; use a number above 0.`)
  }
  let best: Window | undefined
  let sum = 0
  let start = 0
  for (const [index, number] of numbers.entries()) {
    if (!(number >= 0)) {
      throw new RangeError(`A number is ${number}; use 0 or numbers above it.`)
    }
    const end = index + 1
    sum += number
    while (start < end && sum >= target) {
      if (!best || end - start < best.end - best.start) best = { start, end }
      sum -= numbers[start] as number
      start++
    }
  }
  return best
}
// #endregion at-least

// #region cover
/**
 * The shortest window of `text` that contains every character of
 * `required`, as often as `required` does, or `undefined` when there is
 * none. Of several such windows, the first. Each character enters once and
 * leaves at most once. Characters are UTF-16 code units.
 */
export const shortestCover = (
  text: string,
  required: string,
): Window | undefined => {
  const missing = new Map<string, number>()
  for (let i = 0; i < required.length; i++) {
    missing.set(required.charAt(i), (missing.get(required.charAt(i)) ?? 0) + 1)
  }
  let open = missing.size
  if (open === 0) return { start: 0, end: 0 }
  let best: Window | undefined
  let start = 0
  for (let end = 1; end <= text.length; end++) {
    const entering = text.charAt(end - 1)
    const needed = missing.get(entering)
    if (needed === undefined) continue
    missing.set(entering, needed - 1)
    if (needed === 1) open--
    while (open === 0) {
      if (!best || end - start < best.end - best.start) best = { start, end }
      const leaving = text.charAt(start)
      const spare = missing.get(leaving)
      start++
      if (spare === undefined) continue
      missing.set(leaving, spare + 1)
      if (spare === 0) open++
    }
  }
  return best
}
// #endregion cover
