// #region distance
/**
 * Returns the smallest number of insertions, deletions and replacements of
 * one code point that turn `a` into `b`. O(n · m) for texts of n and m code
 * points. O(min(n, m)) memory, because a row of the table needs only the
 * row above.
 * Source: Levenshtein (1966) for the distance; Wagner and Fischer, "The
 * string-to-string correction problem", Journal of the ACM 21 (1974) for
 * the table.
 */
export const levenshteinDistance = (a: string, b: string): number => {
  const [columns, rows] = [Array.from(a), Array.from(b)].toSorted(
    (x, y) => x.length - y.length,
  ) as [string[], string[]]
  const distances = Array.from(
    { length: columns.length + 1 },
    (_, index) => index,
  )
  for (const [above, character] of rows.entries()) {
    // The entry above and to the left. The row is about to overwrite it.
    let diagonal = above
    distances[0] = above + 1
    for (let column = 1; column <= columns.length; column++) {
      const replaced = diagonal + (columns[column - 1] === character ? 0 : 1)
      diagonal = distances[column] as number
      distances[column] = Math.min(
        replaced,
        diagonal + 1,
        (distances[column - 1] as number) + 1,
      )
    }
  }
  return distances[columns.length] as number
}
// #endregion distance

/**
 * A step on the way from one text to another. An insertion has no `from`,
 * and a deletion has no `to`.
 */
export type Edit =
  | { kind: 'keep' | 'replace'; from: string; to: string }
  | { kind: 'insert'; to: string }
  | { kind: 'delete'; from: string }

// #region edit-script
/**
 * Returns a shortest list of steps that turns `a` into `b`, including
 * unchanged code points, like a comparison of two versions. Follows the
 * table back from its end. O(n · m) time and memory.
 */
export const editScript = (a: string, b: string): Edit[] => {
  const from = Array.from(a)
  const to = Array.from(b)
  const table = distanceTable(from, to)
  const at = (row: number, column: number): number =>
    table[row]?.[column] ?? Infinity
  const edits: Edit[] = []
  let row = from.length
  let column = to.length
  while (row > 0 || column > 0) {
    const before = from[row - 1] as string
    const after = to[column - 1] as string
    const distance = at(row, column)
    if (distance === at(row - 1, column - 1) + (before === after ? 0 : 1)) {
      edits.push({
        kind: before === after ? 'keep' : 'replace',
        from: before,
        to: after,
      })
      row--
      column--
    } else if (distance === at(row - 1, column) + 1) {
      edits.push({ kind: 'delete', from: before })
      row--
    } else {
      edits.push({ kind: 'insert', to: after })
      column--
    }
  }
  return edits.toReversed()
}
// #endregion edit-script

/**
 * `table[row][column]` is the distance between the first `row` and the
 * first `column` code points.
 */
const distanceTable = (
  from: readonly string[],
  to: readonly string[],
): number[][] => {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column)
  const table = [above]
  for (const [index, character] of from.entries()) {
    const row = [index + 1]
    for (let column = 1; column <= to.length; column++) {
      const replaced =
        (above[column - 1] as number) + (to[column - 1] === character ? 0 : 1)
      row.push(
        Math.min(
          replaced,
          (above[column] as number) + 1,
          (row[column - 1] as number) + 1,
        ),
      )
    }
    table.push(row)
    above = row
  }
  return table
}

// #region within
/**
 * Whether the Levenshtein distance is at most `limit`, for a search that
 * tolerates typing errors. An entry farther than `limit` from the diagonal
 * is greater than `limit`, so only the entries near the diagonal are
 * computed. The smallest entry of a row is never below that of the row
 * above. So the function stops when all entries of a row exceed `limit`.
 * O(limit · min(n, m)) after the texts have been split, which takes O(n +
 * m). Throws a `RangeError` unless `limit` is an integer ≥ 0.
 * Source: Ukkonen, "Algorithms for approximate string matching",
 * Information and Control 64 (1985).
 */
export const isWithinDistance = (
  a: string,
  b: string,
  limit: number,
): boolean => {
  if (!Number.isSafeInteger(limit) || limit < 0) {
    throw new RangeError(`The limit is ${limit}; use a non-negative integer.`)
  }
  const from = Array.from(a)
  const to = Array.from(b)
  if (Math.abs(from.length - to.length) > limit) return false
  // No distance is greater than the longer length.
  const reach = Math.min(limit, Math.max(from.length, to.length))
  // One row of the band. The entry of a column is at column - row + reach +
  // 1, so the entry above is one place to the right. The first and the last
  // entry are outside the band and stay infinite.
  const band = [Infinity]
  for (let column = -reach; column <= reach; column++)
    band.push(column < 0 ? Infinity : column)
  band.push(Infinity)
  for (let row = 1; row <= from.length; row++) {
    let smallest = Infinity
    for (
      let column = Math.max(0, row - reach);
      column <= Math.min(to.length, row + reach);
      column++
    ) {
      const place = column - row + reach + 1
      const replaced =
        (band[place] as number) + (from[row - 1] === to[column - 1] ? 0 : 1)
      const distance = Math.min(
        replaced,
        (band[place + 1] as number) + 1,
        (band[place - 1] as number) + 1,
      )
      band[place] = distance
      smallest = Math.min(smallest, distance)
    }
    if (smallest > limit) return false
  }
  return (band[to.length - from.length + reach + 1] as number) <= limit
}
// #endregion within
