/**
 * Sizes of an input: `n` elements, `m` of a second input, `V` vertices, `E`
 * edges, `k` and `d` as the entry says.
 */
export type Sizes = Readonly<
  Partial<Record<'n' | 'm' | 'k' | 'd' | 'w' | 'V' | 'E', number>>
>

/**
 * A bound on the growth of a cost: how it is written, and its value for an
 * input so that tests can fit it.
 */
export interface Bound {
  /** Without the surrounding `O( )`: `n log n`. */
  notation: string
  /**
   * Value of the expression; logarithms are binary. Constant factors mean
   * nothing.
   */
  of: (sizes: Sizes) => number
}

const size = (sizes: Sizes, name: keyof Sizes): number => {
  const value = sizes[name]
  if (value === undefined)
    throw new RangeError(
      `The bound needs the size "${name}"; given: ${Object.keys(sizes).join(', ')}.`,
    )
  return value
}

/**
 * Binary logarithm that is at least 1, so that a bound is never zero for
 * tiny inputs.
 */
export const log = (value: number): number => Math.max(1, Math.log2(value))

/**
 * Declares a bound: `bound('V + E', (V, E) => V + E, 'V', 'E')`. The sizes
 * named last are handed to the function in order. The function throws a
 * `RangeError` when a size that it needs is not given.
 */
export const bound = (
  notation: string,
  of: (...sizes: number[]) => number,
  ...names: (keyof Sizes)[]
): Bound => ({
  notation,
  of: (sizes) => of(...names.map((name) => size(sizes, name))),
})

export const constant = bound('1', () => 1)
export const logarithmic = bound('log n', (n) => log(n), 'n')
export const squareRoot = bound('√n', (n) => Math.sqrt(n), 'n')
export const linear = bound('n', (n) => n, 'n')
export const linearithmic = bound('n log n', (n) => n * log(n), 'n')
export const quadratic = bound('n²', (n) => n * n, 'n')
export const cubic = bound('n³', (n) => n ** 3, 'n')
export const product = bound('n · m', (n, m) => n * m, 'n', 'm')
export const sum = bound('n + m', (n, m) => n + m, 'n', 'm')
export const graphLinear = bound('V + E', (V, E) => V + E, 'V', 'E')

/**
 * The same bound in every case, to be spread into the bounds of an
 * operation.
 */
export const always = (
  bound: Bound,
): { best: Bound; average: Bound; worst: Bound } => ({
  best: bound,
  average: bound,
  worst: bound,
})

/**
 * Constant at best, the same bound on average and at worst, to be spread
 * into the bounds of an operation.
 */
export const upTo = (
  bound: Bound,
): { best: Bound; average: Bound; worst: Bound } => ({
  best: constant,
  average: bound,
  worst: bound,
})
