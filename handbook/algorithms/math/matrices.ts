import { powerOf } from './fast-exponentiation.ts'

// #region shape
/** A matrix as the array of its rows, which have equal lengths. */
export type Matrix = readonly (readonly number[])[]

/** Number of rows and columns. */
export interface Shape {
  readonly rows: number
  readonly columns: number
}

/**
 * Returns the shape of a matrix. O(rows). Throws a `RangeError` when the
 * matrix has no row, an empty row, or rows of different lengths.
 */
export const shapeOf = (matrix: Matrix): Shape => {
  const columns = matrix[0]?.length ?? 0
  if (columns === 0)
    throw new RangeError(
      'The matrix is empty; give it at least one row and one column.',
    )
  for (const [index, row] of matrix.entries()) {
    if (row.length !== columns) {
      throw new RangeError(
        `Row ${index} has ${row.length} values; use ${columns}, like row 0.`,
      )
    }
  }
  return { rows: matrix.length, columns }
}
// #endregion shape

// #region identity
/**
 * Returns the n × n matrix with 1 on the diagonal and 0 elsewhere, the
 * neutral element of multiplication. O(n²).
 */
export const identity = (n: number): number[][] =>
  Array.from({ length: n }, (_, i) =>
    Array.from({ length: n }, (_, j) => (i === j ? 1 : 0)),
  )
// #endregion identity

// #region add
/**
 * Returns a + b. O(n · m). Throws a `RangeError` when the shapes differ.
 */
export const addMatrices = (a: Matrix, b: Matrix): number[][] => {
  const [first, second] = [shapeOf(a), shapeOf(b)]
  if (first.rows !== second.rows || first.columns !== second.columns) {
    throw new RangeError(
      `A matrix of ${format(first)} plus one of ${format(second)} is not defined; use the same shape.`,
    )
  }
  return a.map((row, i) => row.map((value, j) => value + (b[i]?.[j] as number)))
}
// #endregion add

/**
 * Returns the matrix with every value multiplied by `factor`. O(n · m).
 * Throws a `RangeError` when rows differ in length.
 */
export const scaleMatrix = (matrix: Matrix, factor: number): number[][] => {
  shapeOf(matrix)
  return matrix.map((row) => row.map((value) => value * factor))
}

// #region transpose
/**
 * Returns the matrix with rows and columns exchanged. O(n · m). Throws a
 * `RangeError` when rows differ in length.
 */
export const transpose = (matrix: Matrix): number[][] =>
  Array.from({ length: shapeOf(matrix).columns }, (_, column) =>
    matrix.map((row) => row[column] as number),
  )
// #endregion transpose

// #region multiply
/**
 * Returns a · b: the value in row i, column j is the sum of products along
 * row i of a and column j of b. O(n · k · m) for n × k times k × m. Throws
 * a `RangeError` unless a has as many columns as b has rows.
 */
export const multiplyMatrices = (a: Matrix, b: Matrix): number[][] => {
  const [first, second] = [shapeOf(a), shapeOf(b)]
  if (first.columns !== second.rows) {
    throw new RangeError(
      `${format(first)} times ${format(second)} is not defined; use a second matrix with ${first.columns} rows.`,
    )
  }
  return a.map((row) => {
    const result = Array.from({ length: second.columns }, () => 0)
    // The loop runs along the rows of b, not along its columns, because
    // rows are in order in memory.
    for (const [k, factor] of row.entries()) {
      for (const [j, value] of (b[k] as readonly number[]).entries())
        result[j] = (result[j] as number) + factor * value
    }
    return result
  })
}
// #endregion multiply

// #region power
/**
 * Returns a square matrix to a natural power. O(n³ log exponent). Throws a
 * `RangeError` when the matrix is not square or the exponent is not a
 * natural number.
 */
export const matrixPower = (matrix: Matrix, exponent: number): Matrix =>
  powerOf<Matrix>({
    base: matrix,
    exponent,
    multiply: multiplyMatrices,
    one: identity(sizeOfSquare(matrix)),
  })
// #endregion power

// #region determinant
/**
 * Returns the determinant: the factor by which the matrix scales volumes. A
 * matrix with determinant 0 has no inverse. O(n³) by Gaussian elimination.
 * The definition has n! terms. Throws a `RangeError` when the matrix is not
 * square.
 * Source: Golub and Van Loan, "Matrix Computations", chapter 3.
 */
export const determinant = (matrix: Matrix): number => {
  const n = sizeOfSquare(matrix)
  const rows = matrix.map((row) => [...row])
  let product = 1
  for (let column = 0; column < n; column++) {
    const pivot = takePivot(rows, column)
    product *= pivot.swapped ? -pivot.value : pivot.value
    if (pivot.value === 0) return 0
    for (let below = column + 1; below < n; below++)
      subtractMultiple(rows, below, column)
  }
  return product
}
// #endregion determinant

// #region solve
/**
 * Returns the matrix x with matrix · x = right. x has as many columns as
 * `right`. O(n² · (n + m)) for m columns. Gauss–Jordan elimination with
 * partial pivoting. Throws a `RangeError` when the matrix is not square,
 * when there is no unique solution, or when `right` has a different number
 * of rows. Only a pivot of exactly 0 is noticed: a nearly singular matrix
 * gives large, inaccurate values.
 * Source: Golub and Van Loan, "Matrix Computations", chapter 3.
 */
export const solve = (matrix: Matrix, right: Matrix): number[][] => {
  const n = sizeOfSquare(matrix)
  const shape = shapeOf(right)
  if (shape.rows !== n)
    throw new RangeError(
      `The right side has ${shape.rows} rows; use ${n}, like the matrix.`,
    )
  const rows = matrix.map((row, i) => [
    ...row,
    ...(right[i] as readonly number[]),
  ])
  for (let column = 0; column < n; column++) {
    const { value } = takePivot(rows, column)
    if (value === 0) {
      throw new RangeError(
        `The matrix is singular: column ${column} depends on the ones before it; there is no unique solution.`,
      )
    }
    for (let other = 0; other < n; other++)
      if (other !== column) subtractMultiple(rows, other, column)
  }
  return rows.map((row, i) =>
    row.slice(n).map((value) => value / (row[i] as number)),
  )
}
// #endregion solve

// #region inverse
/**
 * Returns the inverse of a square matrix. O(n³). Throws a `RangeError` when
 * the matrix is not square or has no inverse.
 */
export const inverse = (matrix: Matrix): number[][] =>
  solve(matrix, identity(sizeOfSquare(matrix)))
// #endregion inverse

// #region pivot
/**
 * Swaps rows so that the largest value of the column, from the diagonal
 * down, is on the diagonal. Large pivots keep rounding errors small.
 */
const takePivot = (
  rows: number[][],
  column: number,
): { value: number; swapped: boolean } => {
  let best = column
  for (let row = column + 1; row < rows.length; row++) {
    if (
      Math.abs(rows[row]?.[column] as number) >
      Math.abs(rows[best]?.[column] as number)
    )
      best = row
  }
  const pivot = rows[best] as number[]
  rows[best] = rows[column] as number[]
  rows[column] = pivot
  return { value: pivot[column] as number, swapped: best !== column }
}

/**
 * Makes `rows[target][column]` 0 by subtracting a multiple of the pivot
 * row.
 */
const subtractMultiple = (
  rows: number[][],
  target: number,
  column: number,
): void => {
  const pivotRow = rows[column] as number[]
  const row = rows[target] as number[]
  const factor = (row[column] as number) / (pivotRow[column] as number)
  for (let j = column; j < row.length; j++)
    row[j] = (row[j] as number) - factor * (pivotRow[j] as number)
}
// #endregion pivot

const sizeOfSquare = (matrix: Matrix): number => {
  const shape = shapeOf(matrix)
  if (shape.rows !== shape.columns)
    throw new RangeError(`The matrix is ${format(shape)}; use a square one.`)
  return shape.rows
}

const format = ({ rows, columns }: Shape): string => `${rows} × ${columns}`
