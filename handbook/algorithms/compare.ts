/**
 * Returns a negative number when `a` comes before `b`, a positive number
 * when `a` comes after `b`, and 0 when their order does not matter. It must
 * be a consistent total order.
 */
export type Compare<T> = (a: T, b: T) => number

/**
 * Orders two numbers, two bigints or two strings. This is a total order, so
 * it is safe for sorting and searching. Numbers are ordered by value, with
 * -0 before 0 and `NaN` last. Strings are ordered by UTF-16 code units, as
 * by `<`. Throws a `TypeError` for other values and for two different
 * types.
 */
export const ascending: Compare<unknown> = (a, b) => {
  if (typeof a === 'number' && typeof b === 'number')
    return ascendingNumbers(a, b)
  if (
    (typeof a === 'string' && typeof b === 'string') ||
    (typeof a === 'bigint' && typeof b === 'bigint')
  ) {
    if (a < b) return -1
    return a > b ? 1 : 0
  }
  throw new TypeError(
    `No natural order between ${describe(a)} and ${describe(b)}: pass a comparator, or compare two numbers, bigints or strings.`,
  )
}

/** The opposite order: `sort(items, reverse(ascending))` is descending. */
export const reverse =
  <T>(compare: Compare<T>): Compare<T> =>
  (a, b) =>
    compare(b, a)

/**
 * Orders items by a key: `by((user) => user.age)`. `compare` orders the
 * keys.
 */
export const by =
  <T, K>(key: (item: T) => K, compare: Compare<K> = ascending): Compare<T> =>
  (a, b) =>
    compare(key(a), key(b))

const ascendingNumbers = (a: number, b: number): number => {
  if (a < b) return -1
  if (a > b) return 1
  // Neither value is smaller: equal numbers, zeros of either sign, or a
  // NaN, which no comparison can order.
  if (Number.isNaN(a) || Number.isNaN(b))
    return Number(Number.isNaN(a)) - Number(Number.isNaN(b))
  return Number(Object.is(b, -0)) - Number(Object.is(a, -0))
}

const describe = (value: unknown): string =>
  Object(value) === value
    ? `some ${typeof value}`
    : `${typeof value} ${String(value)}`
