// #region queens
/**
 * Yields all ways to place n queens on a board of n × n squares so that no
 * queen attacks another. Each way lists the column of the queen in row 0,
 * 1, 2 … Throws a `RangeError`, at the first step, unless n is a
 * non-negative integer.
 */
export function* queens(n: number): Generator<number[]> {
  if (!Number.isSafeInteger(n) || n < 0) {
    throw new RangeError(`The board has ${n} rows; use a whole number from 0.`)
  }
  yield* placeFrom([], n)
}

function* placeFrom(placed: number[], n: number): Generator<number[]> {
  const row = placed.length
  if (row === n) {
    yield [...placed]
    return
  }
  for (let column = 0; column < n; column++) {
    if (isAttacked(placed, column)) continue
    placed.push(column)
    yield* placeFrom(placed, n)
    placed.pop()
  }
}
// #endregion queens

// #region attacked
/** Whether a queen in `column` of the next row would be attacked. */
const isAttacked = (placed: readonly number[], column: number): boolean =>
  placed.some((other, row) => {
    const rows = placed.length - row
    return other === column || Math.abs(other - column) === rows
  })
// #endregion attacked

// #region sudoku
/**
 * Solves a sudoku: nine rows of nine digits, with 0 for an empty cell.
 * Returns a new grid with one solution, or `undefined` when there is none.
 * Throws a `RangeError` for a grid of another size and for values that are
 * not digits.
 */
export const solveSudoku = (
  clues: readonly (readonly number[])[],
): number[][] | undefined => {
  check(clues)
  const grid = clues.map((row) => [...row])
  return agrees(grid) && fill(grid) ? grid : undefined
}

/** Fills the empty cells. If that is impossible, the grid is as before. */
const fill = (grid: number[][]): boolean => {
  const cell = hardestCell(grid)
  if (!cell) return true
  const row = grid[cell.row] as number[]
  for (const digit of cell.digits) {
    row[cell.column] = digit
    if (fill(grid)) return true
  }
  row[cell.column] = 0
  return false
}
// #endregion sudoku

// #region hardest
interface EmptyCell {
  row: number
  column: number
  /** Digits that are possible in this cell. */
  digits: number[]
}

/** The empty cell with the fewest possible digits. */
const hardestCell = (grid: readonly number[][]): EmptyCell | undefined => {
  let hardest: EmptyCell | undefined
  for (const [row, cells] of grid.entries()) {
    for (const [column, digit] of cells.entries()) {
      if (digit !== 0) continue
      const digits = possibleDigits(grid, row, column)
      if (!hardest || digits.length < hardest.digits.length) {
        hardest = { row, column, digits }
      }
    }
  }
  return hardest
}

/** Digits that are missing in the row, the column and the box of a cell. */
const possibleDigits = (
  grid: readonly number[][],
  row: number,
  column: number,
): number[] => {
  const used = new Set<number>()
  const top = row - (row % 3)
  const left = column - (column % 3)
  for (let i = 0; i < 9; i++) {
    const boxRow = grid[top + Math.floor(i / 3)] as number[]
    used.add(grid[row]?.[i] as number)
    used.add(grid[i]?.[column] as number)
    used.add(boxRow[left + (i % 3)] as number)
  }
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !used.has(digit))
}
// #endregion hardest

// #region checks
/** Whether no clue occurs twice in its row, column or box. */
const agrees = (grid: readonly number[][]): boolean =>
  grid.every((cells, row) =>
    cells.every((digit, column) => {
      if (digit === 0) return true
      cells[column] = 0
      const isPossible = possibleDigits(grid, row, column).includes(digit)
      cells[column] = digit
      return isPossible
    }),
  )

const check = (grid: readonly (readonly number[])[]): void => {
  // `some` and `flat` would skip the holes of `Array(9)`; `for` does not.
  for (let row = 0; row < 9; row++) {
    if (grid.length !== 9 || grid[row]?.length !== 9) {
      throw new RangeError(
        'The grid is not 9 × 9; use nine rows of nine digits.',
      )
    }
  }
  for (const row of grid) {
    for (const digit of row) {
      if (!Number.isInteger(digit) || digit < 0 || digit > 9) {
        throw new RangeError(
          `A cell is ${digit}; use 0 to 9, 0 for an empty cell.`,
        )
      }
    }
  }
}
// #endregion checks
