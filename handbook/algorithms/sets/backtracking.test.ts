import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queens, solveSudoku } from './backtracking.ts'
import { permutations } from './permutations.ts'

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

describe('queens', () => {
  it('finds the known numbers of ways', () => {
    expect(range(9).map((n) => [...queens(n)].length)).toEqual([1, 1, 0, 0, 2, 10, 4, 40, 92])
    expect([...queens(4)]).toEqual([
      [1, 3, 0, 2],
      [2, 0, 3, 1],
    ])
    expect([...queens(0)]).toEqual([[]])
  })

  it('finds the orders of columns in which no two share a diagonal', () => {
    for (const n of range(8)) {
      const peaceful = [...permutations(range(n))].filter((columns) =>
        columns.every((column, row) =>
          columns.slice(0, row).every((other, above) => Math.abs(other - column) !== row - above),
        ),
      )
      expect([...queens(n)]).toEqual(peaceful.toSorted((a, b) => (String(a) < String(b) ? -1 : 1)))
    }
  })

  it('finds the first of many without the others', () => {
    expect(queens(20).next().value).toHaveLength(20)
  })

  it('refuses sizes that no board has', () => {
    for (const n of [-1, 1.5, NaN])
      expect(() => queens(n).next()).toThrow(`The board has ${n} rows; use a whole number from 0.`)
  })
})

const parse = (rows: string): number[][] =>
  rows
    .trim()
    .split(/\s+/)
    .map((row) => [...row].map(Number))

const puzzle = parse(`
  000910070
  040600285
  000000410
  090006020
  002000008
  000105040
  009200150
  005000000
  280400000
`)

const boxOf = (grid: number[][], box: number): number[] =>
  range(9).map((i) => grid[3 * Math.floor(box / 3) + Math.floor(i / 3)]?.[3 * (box % 3) + (i % 3)] ?? 0)

const isSolved = (grid: number[][]): boolean =>
  [
    ...grid,
    ...range(9).map((column) => grid.map((row) => row[column] ?? 0)),
    ...range(9).map((box) => boxOf(grid, box)),
  ].every((unit) => String(unit.toSorted()) === '1,2,3,4,5,6,7,8,9')

/** A solved grid whose digits are exchanged for others. */
const solved = fc
  .shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 9 })
  .map((names) =>
    range(9).map((row) => range(9).map((column) => names[(row * 3 + Math.floor(row / 3) + column) % 9] ?? 0)),
  )
const cells = (count: number) => fc.uniqueArray(fc.nat(80), { minLength: count, maxLength: count })

const withCell = (grid: readonly number[][], cell: number, digit: number): number[][] =>
  grid.map((row, y) => row.map((old, x) => (9 * y + x === cell ? digit : old)))

/** Tries all digits in the given cells. Returns whether some of them solve the grid. */
const isSolvable = (grid: number[][], [cell, ...others]: number[]): boolean =>
  cell === undefined ? isSolved(grid) : range(9).some((i) => isSolvable(withCell(grid, cell, i + 1), others))

describe('sudoku', () => {
  // 36 clues. With 21 clues, some random grids take a second, because the cost grows exponentially.
  it('keeps the clues, fills the rest and leaves its input alone', () => {
    fc.assert(
      fc.property(solved, cells(45), (grid, empty) => {
        const clues = grid.map((row, y) => row.map((digit, x) => (empty.includes(9 * y + x) ? 0 : digit)))
        const before = structuredClone(clues)
        const solution = solveSudoku(clues) ?? []
        expect(isSolved(solution)).toBe(true)
        expect(solution.map((row, y) => row.map((digit, x) => (clues[y]?.[x] === 0 ? 0 : digit)))).toEqual(before)
        expect(clues).toEqual(before)
      }),
      { numRuns: 30 },
    )
  })

  it('agrees with trying all digits, also when a clue is wrong', () => {
    fc.assert(
      fc.property(solved, cells(3), fc.integer({ min: 1, max: 9 }), (grid, [wrong = 0, ...empty], digit) => {
        const clues = empty.reduce((rest, cell) => withCell(rest, cell, 0), withCell(grid, wrong, digit))
        expect(solveSudoku(clues) !== undefined).toBe(isSolvable(clues, empty))
      }),
      { numRuns: 60 },
    )
  })

  it('solves a puzzle in which digits must be taken back', () => {
    const solution = solveSudoku(puzzle) ?? []
    expect(isSolved(solution)).toBe(true)
    expect(solution[0]?.slice(3, 5)).toEqual([9, 1])
    expect(isSolved(solveSudoku(puzzle.map((row) => row.map(() => 0))) ?? [])).toBe(true)
  })

  it('finds that nothing fits', () => {
    // The first row holds 1 to 8. Its last cell has a 9 in its column and a 9 in its box.
    const stuck = range(9).map((row) => range(9).map((column) => (row === 0 && column < 8 ? column + 1 : 0)))
    expect(solveSudoku(withCell(stuck, 9 * 4 + 8, 9))).toBeUndefined()
    expect(solveSudoku(withCell(stuck, 8, 1))).toBeUndefined()
  })

  it('refuses what is no grid', () => {
    expect(() => solveSudoku([])).toThrow('The grid is not 9 × 9; use nine rows of nine digits.')
    expect(() => solveSudoku(puzzle.map((row) => row.slice(1)))).toThrow('The grid is not 9 × 9')
    // Nine holes, as in the result of Array(9).
    const holes: never[] = []
    holes.length = 9
    expect(() => solveSudoku(holes)).toThrow('The grid is not 9 × 9')
    expect(() => solveSudoku(puzzle.map(() => holes))).toThrow('A cell is undefined')
    for (const digit of [-1, 10, 1.5, NaN])
      expect(() => solveSudoku(withCell(puzzle, 4, digit))).toThrow(
        `A cell is ${digit}; use 0 to 9, 0 for an empty cell.`,
      )
  })
})
