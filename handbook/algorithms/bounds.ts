/**
 * Sizes of an input: `n` elements, `m` elements of a second input, `V`
 * vertices, `E` edges. The entry explains `k` and `d`.
 */
export type Sizes = Readonly<
  Partial<Record<'n' | 'm' | 'k' | 'd' | 'w' | 'V' | 'E', number>>
>

/**
 * A bound on the growth of a cost: its notation, and its value for given
 * sizes, so that tests can compare it with counts.
 */
export interface Bound {
  /** Without the surrounding `O( )`: `n log n`. */
  notation: string
  /**
   * Value of the expression. Logarithms are binary. Constant factors have
   * no meaning.
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
 * Declares a bound: `bound('V + E', (V, E) => V + E, 'V', 'E')`. The
 * function gets the sizes that are named last, in that order. The bound
 * throws a `RangeError` when one of these sizes is missing.
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
 * The same bound in every case. Spread it into the bounds of an operation.
 */
export const always = (
  bound: Bound,
): { best: Bound; average: Bound; worst: Bound } => ({
  best: bound,
  average: bound,
  worst: bound,
})

/**
 * Constant in the best case, and the same bound on average and in the worst
 * case. Spread it into the bounds of an operation.
 */
export const upTo = (
  bound: Bound,
): { best: Bound; average: Bound; worst: Bound } => ({
  best: constant,
  average: bound,
  worst: bound,
})
