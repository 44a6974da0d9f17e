import { DisjointSet } from '../data-structures/disjoint-set.ts'
import { Queue } from '../data-structures/queue.ts'
import { sameValueZero } from '../equal.ts'

// #region cells
/** Row and column, counted from 0. */
export type Cell = readonly [row: number, column: number]

/** Steps to the neighbours that share a side: up, left, right, down. */
export const sides: readonly Cell[] = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
]

/** Steps to all eight neighbours. */
export const sidesAndCorners: readonly Cell[] = [
  ...sides,
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
]
// #endregion cells

// #region fill
/**
 * Sets the cell at `start`, and all connected cells with the same value, to
 * `value`, in place. Returns how many cells have changed. Each of them
 * enters the queue once. Throws a `RangeError` when there is no such cell.
 */
export const floodFill = <T>(
  grid: T[][],
  start: Cell,
  value: T,
  steps: readonly Cell[] = sides,
): number => {
  const old = valueAt(grid, start)
  if (sameValueZero(old, value)) return 0
  setValue(grid, start, value)
  let filled = 1
  const waiting = new Queue<Cell>([start])
  while (waiting.size > 0) {
    const [row, column] = waiting.dequeue() as Cell
    for (const [down, right] of steps) {
      const next: Cell = [row + down, column + right]
      if (!isInside(grid, next)) continue
      if (!sameValueZero(valueAt(grid, next), old)) continue
      // A cell is filled when it enters the queue, so no cell enters it
      // twice.
      setValue(grid, next, value)
      filled++
      waiting.enqueue(next)
    }
  }
  return filled
}
// #endregion fill

// #region recursive
/**
 * Fills like `floodFill`, but with recursion. In the worst case, the calls
 * are nested as deep as the region has cells. A large region overflows the
 * stack and throws a `RangeError`.
 */
export const floodFillRecursive = <T>(
  grid: T[][],
  start: Cell,
  value: T,
): number => {
  const old = valueAt(grid, start)
  if (sameValueZero(old, value)) return 0
  const fill = (cell: Cell): number => {
    if (!isInside(grid, cell)) return 0
    if (!sameValueZero(valueAt(grid, cell), old)) return 0
    setValue(grid, cell, value)
    let filled = 1
    for (const [down, right] of sides) {
      filled += fill([cell[0] + down, cell[1] + right])
    }
    return filled
  }
  return fill(start)
}
// #endregion recursive

// #region islands
/**
 * The number of islands, which are connected areas of land. Looks at each
 * cell at most a fixed number of times, and does not change the grid.
 */
export const countIslands = <T>(
  grid: readonly (readonly T[])[],
  isLand: (value: T) => boolean,
  steps: readonly Cell[] = sides,
): number => {
  const unseen = grid.map((row) => row.map((value) => isLand(value)))
  let islands = 0
  for (const [row, cells] of unseen.entries()) {
    for (const column of cells.keys()) {
      if (!cells[column]) continue
      islands++
      floodFill(unseen, [row, column], false, steps)
    }
  }
  return islands
}
// #endregion islands

// #region growing
/**
 * The number of islands after each of `cells` has become land, one by one,
 * in a sea without land. A cell that is already land changes nothing.
 */
export function* countGrowingIslands(cells: Iterable<Cell>): Generator<number> {
  const islands = new DisjointSet<string>()
  for (const [row, column] of cells) {
    const cell = `${row},${column}`
    islands.add(cell)
    for (const [down, right] of sides) {
      const neighbor = `${row + down},${column + right}`
      if (islands.has(neighbor)) islands.union(cell, neighbor)
    }
    yield islands.setCount
  }
}
// #endregion growing

// #region access
/** Whether the grid has this cell. */
const isInside = <T>(
  grid: readonly (readonly T[])[],
  [row, column]: Cell,
): boolean => {
  const cells = grid[row]
  return (
    cells !== undefined &&
    Number.isInteger(column) &&
    column >= 0 &&
    column < cells.length
  )
}

/**
 * The value of a cell. Throws a `RangeError` for a cell outside of the
 * grid.
 */
const valueAt = <T>(grid: readonly (readonly T[])[], cell: Cell): T => {
  const [row, column] = cell
  if (isInside(grid, cell)) return grid[row]?.[column] as T
  throw new RangeError(`There is no cell in row ${row}, column ${column}.`)
}

const setValue = <T>(grid: T[][], [row, column]: Cell, value: T): void => {
  const cells = grid[row] as T[]
  cells[column] = value
}
// #endregion access
