// #region counting
/**
 * Yields all 2^n subsets of the items. Counts in binary with one flag per
 * item, and the first item changes fastest. Equal items at different places
 * count as different. Extra space: n flags.
 */
export function* powerSet<T>(items: readonly T[]): Generator<T[]> {
  const included = items.map(() => false)
  while (true) {
    yield items.filter((_, i) => included[i])
    // Adds one to a binary number whose lowest digit comes first: the ones
    // at the beginning become zeros, and the zero after them becomes one.
    let digit = 0
    while (included[digit]) {
      included[digit] = false
      digit++
    }
    if (digit === items.length) return
    included[digit] = true
  }
}
// #endregion counting

/**
 * Number of bits that JavaScript's bitwise operators can use without the
 * sign.
 */
const maximumBits = 31

// #region bits
/**
 * The same with the bits of a number as flags, which is short and fast.
 * Throws a `RangeError`, at the first step, for more than 31 items, the
 * number of bits that bitwise operators have besides the sign.
 */
export function* powerSetByBits<T>(items: readonly T[]): Generator<T[]> {
  if (items.length > maximumBits) {
    throw new RangeError(
      `There are ${items.length} items; bits can choose among at most ${maximumBits}, so use powerSet.`,
    )
  }
  for (let mask = 0; mask < 2 ** items.length; mask++) {
    yield items.filter((_, i) => (mask >>> i) % 2 === 1)
  }
}
// #endregion bits

// #region array
/**
 * The same as an array, built item by item: every subset so far is kept
 * once without the item and once with it.
 */
export const powerSetArray = <T>(items: readonly T[]): T[][] => {
  const subsets: T[][] = [[]]
  for (const item of items) {
    const without = subsets.length
    for (let i = 0; i < without; i++)
      subsets.push([...(subsets[i] as T[]), item])
  }
  return subsets
}
// #endregion array

// #region backtracking
/**
 * The same as an array by backtracking: decides about one item after
 * another, with two nested calls for each.
 */
export const powerSetByBacktracking = <T>(items: readonly T[]): T[][] => {
  const subsets: T[][] = []
  const chosen: T[] = []
  const decide = (index: number): void => {
    if (index === items.length) {
      subsets.push([...chosen])
      return
    }
    decide(index + 1)
    chosen.push(items[index] as T)
    decide(index + 1)
    chosen.pop()
  }
  decide(0)
  return subsets
}
// #endregion backtracking
