import { ascending, by, reverse } from '../compare.ts'

/** Something to pack. */
export interface KnapsackItem {
  weight: number
  value: number
}

/** The chosen items, their total weight and their total value. */
export interface Packing<T> {
  items: T[]
  weight: number
  value: number
}

// #region table
/**
 * The most valuable choice of items that weighs at most `capacity`. Each
 * item is used at most once (the 0/1 knapsack problem). n × capacity steps
 * and space. Throws a `RangeError` unless the capacity and all weights are
 * non-negative integers and all values are finite.
 *
 * Source: H. Kellerer, U. Pferschy, D. Pisinger, "Knapsack Problems",
 * chapter 2.
 */
export const knapsack = <T extends KnapsackItem>(
  items: readonly T[],
  capacity: number,
): Packing<T> => {
  check(items, capacity, 0)
  // best[i][room] is the greatest value of the first i items in a knapsack
  // with this room.
  const best = Array.from(
    { length: items.length + 1 },
    () => new Float64Array(capacity + 1),
  )
  for (const [i, { weight, value }] of items.entries()) {
    const without = best[i] as Float64Array
    const row = best[i + 1] as Float64Array
    for (let room = 0; room <= capacity; room++) {
      const left = without[room] as number
      row[room] =
        weight <= room
          ? Math.max(left, (without[room - weight] as number) + value)
          : left
    }
  }

  // Back from the last item: if a row differs from the row above, its item
  // was chosen.
  const taken: T[] = []
  let room = capacity
  for (let i = items.length; i > 0; i--) {
    if (best[i]?.[room] !== best[i - 1]?.[room]) {
      const item = items[i - 1] as T
      taken.push(item)
      room -= item.weight
    }
  }
  return pack(taken.toReversed())
}
// #endregion table

// #region value
/**
 * Only the value of the best packing, with one row instead of a table.
 * Throws a `RangeError` like `knapsack`.
 */
export const knapsackValue = (
  items: readonly KnapsackItem[],
  capacity: number,
): number => {
  check(items, capacity, 0)
  const best = new Float64Array(capacity + 1)
  for (const { weight, value } of items) {
    // The room descends, so best[room - weight] does not contain this item
    // yet.
    for (let room = capacity; room >= weight; room--) {
      best[room] = Math.max(
        best[room] as number,
        (best[room - weight] as number) + value,
      )
    }
  }
  return best[capacity] as number
}
// #endregion value

// #region unbounded
/**
 * The most valuable packing when each item may be used any number of times:
 * n × capacity steps, capacity space. Throws a `RangeError` like
 * `knapsack`, and for items without weight, because any number of them
 * would fit.
 */
export const unboundedKnapsack = <T extends KnapsackItem>(
  items: readonly T[],
  capacity: number,
): Packing<T> => {
  check(items, capacity, 1)
  const best = new Float64Array(capacity + 1)
  const lastTaken = Array.from<T | undefined>({ length: capacity + 1 })
  for (const item of items) {
    // The room ascends, so best[room - weight] may already contain this
    // item.
    for (let room = item.weight; room <= capacity; room++) {
      const value = (best[room - item.weight] as number) + item.value
      if (value > (best[room] as number)) {
        best[room] = value
        lastTaken[room] = item
      }
    }
  }
  const taken: T[] = []
  let room = capacity
  for (let item = lastTaken[room]; item; item = lastTaken[room]) {
    taken.push(item)
    room -= item.weight
  }
  return pack(taken)
}
// #endregion unbounded

// #region fractional
/**
 * The most valuable packing when items may be cut. Takes the items with the
 * greatest value per weight, and a part of the last one. n log n steps.
 * Weights need not be integers. Throws a `RangeError` for a negative or
 * infinite weight or capacity, and for a value that is not finite.
 *
 * Source: G. B. Dantzig, "Discrete-variable extremum problems", Operations
 * Research 5(2), 1957.
 */
export const fractionalKnapsack = <T extends KnapsackItem>(
  items: readonly T[],
  capacity: number,
): { parts: { item: T; share: number }[]; weight: number; value: number } => {
  for (const amount of [capacity, ...items.map(({ weight }) => weight)]) {
    if (!(amount >= 0 && amount < Infinity))
      throw new RangeError(
        `A weight is ${amount}; use finite non-negative numbers.`,
      )
  }
  checkValues(items)
  const mostWorthFirst = items
    .filter(({ value }) => value > 0)
    .toSorted(by(({ value, weight }) => value / weight, reverse(ascending)))
  const parts: { item: T; share: number }[] = []
  let room = capacity
  for (const item of mostWorthFirst) {
    if (item.weight > room) {
      if (room > 0) parts.push({ item, share: room / item.weight })
      break
    }
    parts.push({ item, share: 1 })
    room -= item.weight
  }
  return {
    parts,
    weight: parts.reduce(
      (sum, { item, share }) => sum + share * item.weight,
      0,
    ),
    value: parts.reduce((sum, { item, share }) => sum + share * item.value, 0),
  }
}
// #endregion fractional

const check = (
  items: readonly KnapsackItem[],
  capacity: number,
  lightest: 0 | 1,
): void => {
  if (!Number.isSafeInteger(capacity) || capacity < 0) {
    throw new RangeError(
      `The capacity is ${capacity}; use a non-negative integer.`,
    )
  }
  for (const { weight } of items) {
    if (!Number.isSafeInteger(weight) || weight < lightest) {
      throw new RangeError(`A weight is ${weight}; use integers ≥ ${lightest}.`)
    }
  }
  checkValues(items)
}

const checkValues = (items: readonly KnapsackItem[]): void => {
  for (const { value } of items) {
    if (!Number.isFinite(value))
      throw new RangeError(`A value is ${value}; use finite numbers.`)
  }
}

const pack = <T extends KnapsackItem>(items: T[]): Packing<T> => ({
  items,
  weight: items.reduce((sum, { weight }) => sum + weight, 0),
  value: items.reduce((sum, { value }) => sum + value, 0),
})
