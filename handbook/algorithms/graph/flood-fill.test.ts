import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operations } from '../contracts/growth.ts'
import {
  type Cell,
  countGrowingIslands,
  countIslands,
  floodFill,
  floodFillRecursive,
  sides,
  sidesAndCorners,
} from './flood-fill.ts'
import * as counted from './flood-fill.ts?counted'

type Grid = string[][]
const parse = (text: string): Grid => text.split('/').map((row) => [...row])
const isLand = (value: string): boolean => value === '#'

const grids = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })).chain(([rows, columns]) =>
  fc.array(fc.array(fc.constantFrom<string>('#', '.'), { minLength: columns, maxLength: columns }), {
    minLength: rows,
    maxLength: rows,
  }),
)
const allCells = (grid: Grid): Cell[] => grid.flatMap((row, y) => row.map((_, x): Cell => [y, x]))

/** The regions of a value by definition: joins the regions of two neighbouring cells until no two neighbours differ. */
const partsOf = (grid: Grid, wanted: string, steps: readonly Cell[]): Map<string, number> => {
  const parts = new Map(
    allCells(grid)
      .filter(([y, x]) => grid[y]?.[x] === wanted)
      .map((cell, index) => [String(cell), index]),
  )
  for (let isDone = false; !isDone;) {
    isDone = true
    for (const [cell, part] of parts) {
      const [y = 0, x = 0] = cell.split(',').map(Number)
      for (const [down, right] of steps) {
        const other = parts.get(`${y + down},${x + right}`)
        if (other === undefined || other >= part) continue
        parts.set(cell, other)
        isDone = false
      }
    }
  }
  return parts
}

const filled = (grid: Grid, start: Cell, value: string, steps: readonly Cell[]): Grid => {
  const parts = partsOf(grid, grid[start[0]]?.[start[1]] ?? '', steps)
  return grid.map((row, y) =>
    row.map((old, x) =>
      parts.get(`${y},${x}`) !== undefined && parts.get(`${y},${x}`) === parts.get(String(start)) ? value : old,
    ),
  )
}
const changes = (before: Grid, after: Grid): number =>
  allCells(before).filter(([y, x]) => before[y]?.[x] !== after[y]?.[x]).length

describe.each([
  ['with a queue', floodFill, sides],
  [
    'with a queue, corners included',
    (grid: Grid, start: Cell, value: string) => floodFill(grid, start, value, sidesAndCorners),
    sidesAndCorners,
  ],
  ['with recursion', floodFillRecursive, sides],
] as const)('flood fill %s', (_, fill, steps) => {
  it('changes the connected cells of one value', () => {
    fc.assert(
      fc.property(grids, fc.nat(24), fc.constantFrom('#', '.', 'o'), (grid, index, value) => {
        const cells = allCells(grid)
        const start = cells[index % cells.length] ?? [0, 0]
        const expected = filled(grid, start, value, steps)
        const own = structuredClone(grid)
        expect(fill(own, start, value)).toBe(changes(grid, expected))
        expect(own).toEqual(expected)
      }),
    )
  })

  it('refuses a start outside of the grid', () => {
    for (const start of [
      [-1, 0],
      [0, 2],
      [1, 0],
      [0, -1],
      [0.5, 0],
      [0, 0.5],
    ] as const) {
      expect(() => fill(parse('#.'), start, 'o')).toThrow(`There is no cell in row ${start[0]}, column ${start[1]}.`)
    }
  })
})

describe('flood fill', () => {
  it('fills rows of different lengths and values that are not equal to themselves', () => {
    const numbers = [[NaN, NaN, 1], [NaN]]
    expect(floodFill(numbers, [0, 0], 2)).toBe(3)
    expect(numbers).toEqual([[2, 2, 1], [2]])
  })

  it('needs no stack, where recursion needs a call for each cell', () => {
    const square = () => Array.from({ length: 400 }, () => Array.from({ length: 400 }, () => 0))
    expect(floodFill(square(), [0, 0], 1)).toBe(160_000)
    expect(() => floodFillRecursive(square(), [0, 0], 1)).toThrow(RangeError)
  })

  it('takes a fixed number of steps for each cell', () => {
    const cost = (side: number) =>
      operations(() =>
        counted.floodFill(
          Array.from({ length: side }, () => Array.from({ length: side }, () => 0)),
          [0, 0],
          1,
        ),
      ) /
      side ** 2
    expect(cost(100) / cost(50)).toBeCloseTo(1, 1)
  })
})

describe('islands', () => {
  it('agrees with the definition and leaves the grid alone', () => {
    fc.assert(
      fc.property(grids, fc.constantFrom(sides, sidesAndCorners), (grid, steps) => {
        const before = structuredClone(grid)
        expect(countIslands(grid, isLand, steps)).toBe(new Set(partsOf(grid, '#', steps).values()).size)
        expect(grid).toEqual(before)
      }),
    )
  })

  it('counts none where there is no land', () => {
    expect(countIslands([], isLand)).toBe(0)
    expect(countIslands([[]], isLand)).toBe(0)
    expect(countIslands(parse('..'), isLand)).toBe(0)
  })

  it('are one where everything is land', () => {
    expect(countIslands(parse('###/###'), isLand)).toBe(1)
    expect(countIslands(parse('#'), isLand)).toBe(1)
  })

  it('are those of the article', () => {
    const map = parse('##..#/#..##/..#../##...')
    expect(countIslands(map, isLand)).toBe(4)
    expect(countIslands(map, isLand, sidesAndCorners)).toBe(2)
  })

  it('grow and merge, cell by cell', () => {
    expect([
      ...countGrowingIslands([
        [0, 0],
        [0, 2],
        [2, 1],
        [0, 1],
        [0, 1],
        [1, 1],
      ]),
    ]).toEqual([1, 2, 3, 2, 2, 1])
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { maxLength: 12 }), (cells) => {
        const grid = parse('..../..../..../....')
        const expected = cells.map(([y, x]) => {
          grid[y]?.splice(x, 1, '#')
          return countIslands(grid, isLand)
        })
        expect([...countGrowingIslands(cells)]).toEqual(expected)
      }),
    )
  })
})
