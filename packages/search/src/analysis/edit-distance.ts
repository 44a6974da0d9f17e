/**
 * Number of inserted, deleted, replaced and transposed letters (optimal string alignment) between `word` and `term`.
 * With `prefix`, between `word` and the nearest beginning of `term`. Returns `limit + 1` when there are more than
 * `limit`.
 */
export const editDistance = (word: string, term: string, limit: number, prefix = false): number => {
  if (word.length - term.length > limit || (!prefix && term.length - word.length > limit)) return limit + 1
  const columns = prefix ? Math.min(term.length, word.length + limit) : term.length
  if (columns >= rows[0].length) rows = rowsOf(2 * columns)
  let [beforeLast, last, current] = rows
  for (let column = 0; column <= columns; column++) last[column] = column
  for (let row = 1; row <= word.length; row++) {
    const letter = word.charCodeAt(row - 1)
    const letterBefore = word.charCodeAt(row - 2)
    let least = row
    current[0] = row
    for (let column = 1; column <= columns; column++) {
      const other = term.charCodeAt(column - 1)
      let cost = at(last, column - 1) + (letter === other ? 0 : 1)
      const without = Math.min(at(last, column), at(current, column - 1)) + 1
      if (without < cost) cost = without
      if (row > 1 && column > 1 && letterBefore === other && letter === term.charCodeAt(column - 2))
        cost = Math.min(cost, at(beforeLast, column - 2) + 1)
      current[column] = cost
      if (cost < least) least = cost
    }
    if (least > limit) return limit + 1
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  let distance = at(last, columns)
  if (prefix) for (let column = 0; column < columns; column++) distance = Math.min(distance, at(last, column))
  return Math.min(distance, limit + 1)
}

const rowsOf = (length: number) => [new Uint16Array(length), new Uint16Array(length), new Uint16Array(length)] as const

/** Rows of the table, which all calls share. A longer text replaces them by longer rows. */
let rows = rowsOf(64)

const at = (row: Uint16Array, column: number): number => row[column] ?? 0

/** Number of typos that a word of this length may have: one from four letters on, two from nine letters on. */
export const allowedTypos = (length: number): number => (length < 4 ? 0 : length < 9 ? 1 : 2)
