import { expect, it } from 'vitest'
import { fewestCoins, firstGreedyFailure, greedyChange } from '../../handbook/algorithms/sets/coin-change.ts'
import { solveSudoku } from '../../handbook/algorithms/sets/backtracking.ts'
import { article, figuresUnder, isSaidIn } from './articles.ts'
import { callsWithin } from './calls.ts'

/** The digits of the article's figure, row by row. `''` is an empty cell. */
const puzzleOf = (text: string): number[][] => {
  const [, rows = ''] = /alt="A sudoku[^]*?rows=\{\[\n([^]*?)\n {2}\]\}/u.exec(text) ?? []
  return rows.split('\n').map((row) =>
    row
      .trim()
      .replaceAll(/[[\]]|,$/gu, '')
      .split(', ')
      .map((cell) => (cell === "''" ? 0 : Number(cell))),
  )
}

/** Whether a digit may stand in a cell. */
const isFree = (grid: readonly number[][], digit: number, [row, column]: readonly [number, number]): boolean => {
  const box = [row - (row % 3), column - (column % 3)] as const
  return Array.from({ length: 9 }, (_, i) => i).every(
    (i) =>
      grid[row]?.[i] !== digit &&
      grid[i]?.[column] !== digit &&
      grid[box[0] + Math.floor(i / 3)]?.[box[1] + (i % 3)] !== digit,
  )
}

/** Number of calls of a solver that always takes the first empty cell. */
const callsFromTheFirst = (grid: number[][]): number => {
  let calls = 0
  const fill = (): boolean => {
    calls++
    const row = grid.findIndex((cells) => cells.includes(0))
    const cells = grid[row]
    if (!cells) return true
    const column = cells.indexOf(0)
    for (let digit = 1; digit <= 9; digit++) {
      if (!isFree(grid, digit, [row, column])) continue
      cells[column] = digit
      if (fill()) return true
    }
    cells[column] = 0
    return false
  }
  expect(fill()).toBe(true)
  return calls
}

it('calls for the sudoku of the article', () => {
  const text = article('algorithms/sets/backtracking')
  const puzzle = puzzleOf(text)
  const clues = puzzle.flat().filter((digit) => digit !== 0).length
  expect(isSaidIn('sets/backtracking', [`${clues} clues`, `${81 - clues} empty cells`])).toBe(true)
  const [fromTheFirst, fromTheHardest] = [
    callsFromTheFirst(structuredClone(puzzle)),
    callsWithin(['fill'], () => solveSudoku(puzzle)),
  ]
  expect(isSaidIn('sets/backtracking', [`${81 - clues} empty cells`, `${fromTheHardest} calls`])).toBe(true)
  expect(isSaidIn('sets/backtracking', [`${Math.round(fromTheFirst / fromTheHardest)} times as many calls`])).toBe(true)
  expect(figuresUnder(text, '| Which cell comes next? | Calls of `fill` |')).toEqual([
    [fromTheFirst.toLocaleString('en')],
    [fromTheHardest.toLocaleString('en')],
  ])
  // At the start, no cell is certain. The marked cell has two possible digits.
  const possible = puzzle.map((row, y) =>
    row.map((old, x) =>
      old === 0 ? [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => isFree(puzzle, digit, [y, x])) : [],
    ),
  )
  expect(Math.min(...possible.flat().flatMap(({ length }) => (length > 0 ? [length] : [])))).toBe(2)
  expect(possible[0]?.[6]).toEqual([3, 6])
  expect(possible.flat().findIndex(({ length }) => length === 2)).toBe(6)
})

it('positions of four, ten and twelve queens', () => {
  const positions = (n: number, columns = 0, left = 0, right = 0): number => {
    const all = 2 ** n - 1
    let count = 1
    for (let free = all & ~(columns | left | right); free !== 0; free &= free - 1) {
      const bit = free & -free
      count += positions(n, columns | bit, ((left | bit) << 1) & all, (right | bit) >> 1)
    }
    return count
  }
  // One queen in each of the first rows, in any column.
  const unpruned = [0, 1, 2, 3, 4].reduce((sum, rows) => sum + 4 ** rows, 0)
  expect(isSaidIn('sets/backtracking', [`${positions(4)} nodes`, String(unpruned)])).toBe(true)
  expect(
    isSaidIn(
      'sets/backtracking',
      [10, 12].map((n) => positions(n).toLocaleString('en')),
    ),
  ).toBe(true)
})

it('coins with which greedy fails', () => {
  const sums = (paid: readonly number[] = []): string => paid.join(' + ')
  const rows = [
    [1, 3, 4],
    [1, 5, 12],
    [1, 2, 5, 10, 20, 50, 100, 200],
    [1, 5, 10, 25, 50, 100],
  ].map((coins) => {
    const failure = firstGreedyFailure(coins)
    if (failure === undefined) return ['never']
    return [String(failure), sums(greedyChange(coins, failure)), sums(fewestCoins(coins, failure))]
  })
  const heading = '| Coins | First amount at which greedy fails | Greedy | Fewest |'
  expect(figuresUnder(article('algorithms/sets/coin-change'), heading)).toEqual(rows)
})
