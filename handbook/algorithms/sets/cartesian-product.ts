// #region tuple
/**
 * Tuples with one item of each set: `[number[], string[]]` gives `[number,
 * string]`.
 */
export type Tuple<Sets extends readonly (readonly unknown[])[]> = {
  -readonly [Index in keyof Sets]: Sets[Index][number]
}
// #endregion tuple

// #region lazy
/**
 * Yields all tuples with one item of each set. The last set changes
 * fastest, like the last digit of an odometer. Their number is the product
 * of the sizes of all sets: one empty tuple for no sets, and no tuple when
 * a set is empty. Extra space: an index for each set.
 */
export function* cartesianProduct<
  const Sets extends readonly (readonly unknown[])[],
>(...sets: Sets): Generator<Tuple<Sets>> {
  if (sets.some((set) => set.length === 0)) return
  const digits = sets.map(() => 0)
  while (true) {
    yield digits.map((digit, i) => sets[i]?.[digit]) as Tuple<Sets>
    let position = sets.length - 1
    while (
      position >= 0 &&
      digits[position] === (sets[position] as Sets[number]).length - 1
    ) {
      digits[position] = 0
      position--
    }
    if (position < 0) return
    digits[position] = (digits[position] as number) + 1
  }
}
// #endregion lazy

// #region array
/**
 * The same tuples as an array, built set by set: every tuple so far is
 * extended by every item. An empty set is detected first, so no
 * intermediate list is longer than the result. Takes as much space as the
 * result.
 */
export const cartesianProductArray = <
  const Sets extends readonly (readonly unknown[])[],
>(
  ...sets: Sets
): Tuple<Sets>[] => {
  if (sets.some((set) => set.length === 0)) return []
  let tuples: unknown[][] = [[]]
  for (const set of sets) {
    tuples = tuples.flatMap((tuple) => set.map((item) => [...tuple, item]))
  }
  return tuples as Tuple<Sets>[]
}
// #endregion array
