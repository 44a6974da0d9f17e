import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addMatrices,
  determinant,
  identity,
  inverse,
  matrixPower,
  multiplyMatrices,
  scaleMatrix,
  shapeOf,
  solve,
  transpose,
  type Matrix,
} from './matrices.ts'

const value = fc.integer({ min: -9, max: 9 })
const matrixOf = (rows: number, columns: number) =>
  fc.array(fc.array(value, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows })
const size = fc.integer({ min: 1, max: 5 })
const square = size.chain((n) => matrixOf(n, n))

/** The definition: expansion along the first row. */
const byExpansion = (matrix: Matrix): number => {
  const [first = [], ...others] = matrix
  if (others.length === 0) return first[0] ?? 1
  return first.reduce(
    (sum, value, column) => sum + (-1) ** column * value * byExpansion(others.map((row) => row.toSpliced(column, 1))),
    0,
  )
}
const expectClose = (actual: Matrix, expected: Matrix, digits = 6) => {
  expect(shapeOf(actual)).toEqual(shapeOf(expected))
  for (const [i, row] of actual.entries())
    for (const [j, value] of row.entries()) expect(value).toBeCloseTo(expected[i]?.[j] ?? NaN, digits)
}

describe('shapes', () => {
  it('are rows and columns', () =>
    expect(
      shapeOf([
        [1, 2, 3],
        [4, 5, 6],
      ]),
    ).toEqual({ rows: 2, columns: 3 }))

  it('refuse what is no matrix', () => {
    expect(() => shapeOf([])).toThrow('The matrix is empty')
    expect(() => shapeOf([[]])).toThrow('The matrix is empty')
    expect(() => shapeOf([[1, 2], [3]])).toThrow('Row 1 has 1 values; use 2, like row 0.')
  })

  it('must fit the operation', () => {
    expect(() => addMatrices([[1]], [[1, 2]])).toThrow('1 × 1 plus one of 1 × 2')
    expect(() => addMatrices([[1]], [[1], [2]])).toThrow(RangeError)
    expect(() => multiplyMatrices([[1, 2]], [[1, 2]])).toThrow('use a second matrix with 2 rows')
    expect(() => determinant([[1, 2]])).toThrow('The matrix is 1 × 2; use a square one.')
    expect(() => matrixPower([[1, 2]], 2)).toThrow('square')
    expect(() => matrixPower([[1]], -1)).toThrow('The exponent is -1')
    expect(() => solve([[1]], [[1], [2]])).toThrow('The right side has 2 rows; use 1, like the matrix.')
    expect(() => scaleMatrix([[1], [1, 2]], 2)).toThrow('Row 1')
  })
})

describe('arithmetic', () => {
  it('works by hand', () => {
    expect(addMatrices([[1, 2]], [[3, 4]])).toEqual([[4, 6]])
    expect(scaleMatrix([[1, -2]], 3)).toEqual([[3, -6]])
    expect(
      transpose([
        [1, 2, 3],
        [4, 5, 6],
      ]),
    ).toEqual([
      [1, 4],
      [2, 5],
      [3, 6],
    ])
    expect(
      multiplyMatrices(
        [
          [1, 2],
          [3, 4],
        ],
        [
          [5, 6],
          [7, 8],
        ],
      ),
    ).toEqual([
      [19, 22],
      [43, 50],
    ])
    expect(
      matrixPower(
        [
          [1, 1],
          [1, 0],
        ],
        10,
      ),
    ).toEqual([
      [89, 55],
      [55, 34],
    ])
    expect(
      matrixPower(
        [
          [2, 1],
          [0, 3],
        ],
        0,
      ),
    ).toEqual(identity(2))
  })

  it('multiplies rows by columns', () => {
    const pair = fc.tuple(size, size, size).chain(([n, k, m]) => fc.tuple(matrixOf(n, k), matrixOf(k, m)))
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const columns = transpose(b)
        const expected = a.map((row) =>
          columns.map((column) => row.reduce((sum, value, k) => sum + value * (column[k] ?? NaN), 0)),
        )
        expect(multiplyMatrices(a, b)).toEqual(expected.map((row) => row.map((value) => value + 0)))
        expect(transpose(multiplyMatrices(a, b))).toEqual(multiplyMatrices(columns, transpose(a)))
      }),
    )
  })

  it('powers like repeated products', () => {
    fc.assert(
      fc.property(matrixOf(2, 2), fc.nat(6), (matrix, exponent) => {
        expectClose(
          matrixPower(matrix, exponent),
          Array.from({ length: exponent }, () => matrix).reduce<Matrix>(multiplyMatrices, identity(2)),
        )
      }),
    )
  })
})

describe('elimination', () => {
  it('finds the determinant', () => {
    expect(determinant([[7]])).toBe(7)
    expect(
      determinant([
        [0, 1],
        [1, 0],
      ]),
    ).toBe(-1)
    expect(
      determinant([
        [1, 2],
        [2, 4],
      ]),
    ).toBe(0)
    expect(
      determinant([
        [0, 2],
        [0, 4],
      ]),
    ).toBe(0)
    fc.assert(
      fc.property(square, (matrix) => {
        expect(determinant(matrix)).toBeCloseTo(byExpansion(matrix), 5)
      }),
    )
  })

  it('rounds a tiny determinant to 0, although an inverse exists', () => {
    const small = scaleMatrix(identity(110), 0.001)
    expect(determinant(small)).toBe(0)
    expect(inverse(small)).toEqual(scaleMatrix(identity(110), 1000))
  })

  it('solves systems, several right sides at once', () => {
    // 2x + y = 5 and x - y = 1: x = 2, y = 1
    expectClose(
      solve(
        [
          [2, 1],
          [1, -1],
        ],
        [[5], [1]],
      ),
      [[2], [1]],
    )
    expectClose(
      solve(
        [
          [0, 1],
          [1, 0],
        ],
        [
          [3, 30],
          [4, 40],
        ],
      ),
      [
        [4, 40],
        [3, 30],
      ],
    )
    fc.assert(
      fc.property(square, fc.array(value, { minLength: 5, maxLength: 5 }), (matrix, values) => {
        fc.pre(Math.abs(byExpansion(matrix)) > 0.5)
        const right = matrix.map((_, index) => [values[index] ?? 0])
        expectClose(multiplyMatrices(matrix, solve(matrix, right)), right)
      }),
    )
  })

  it('inverts', () => {
    expectClose(
      inverse([
        [4, 7],
        [2, 6],
      ]),
      [
        [0.6, -0.7],
        [-0.2, 0.4],
      ],
    )
    fc.assert(
      fc.property(square, (matrix) => {
        fc.pre(Math.abs(byExpansion(matrix)) > 0.5)
        expectClose(multiplyMatrices(inverse(matrix), matrix), identity(matrix.length))
      }),
    )
  })

  it('says that a matrix is singular', () => {
    expect(() =>
      inverse([
        [1, 2],
        [2, 4],
      ]),
    ).toThrow('The matrix is singular: column 1 depends on the ones before it')
    expect(() => solve([[0]], [[1]])).toThrow(RangeError)
  })

  it('leaves its input alone and survives tiny pivots', () => {
    const matrix = [
      [1e-20, 1],
      [1, 1],
    ]
    expectClose(solve(matrix, [[1], [2]]), [[1], [1]])
    expect(matrix).toEqual([
      [1e-20, 1],
      [1, 1],
    ])
  })
})
