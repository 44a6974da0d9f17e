import {
  add,
  complex,
  conjugate,
  fromPolar,
  multiply,
  subtract,
  type Complex,
} from './complex-numbers.ts'

// #region in-place
/**
 * Returns the spectrum of a signal, which is the strength of each
 * frequency: X(k) = Σ x(t) · e^(-2πi · kt / n). The empty signal gives the
 * empty spectrum. O(n log n) time, O(n) space: combines halves in place,
 * beginning with pairs. Throws a `RangeError` unless the length is 0 or a
 * power of two. Pad other signals with zeros.
 * Source: Cooley and Tukey, "An algorithm for the machine calculation of
 * complex Fourier series", Mathematics of Computation 19 (1965).
 */
export const fastFourierTransform = (signal: readonly Complex[]): Complex[] => {
  checkLength(signal.length)
  const values = inBitReversedOrder(signal)
  for (let size = 2; size <= values.length; size *= 2) {
    const half = size / 2
    const roots = rootsOfUnity(size)
    for (let start = 0; start < values.length; start += size) {
      for (let k = start; k < start + half; k++) {
        const even = values[k] as Complex
        const odd = multiply(
          roots[k - start] as Complex,
          values[k + half] as Complex,
        )
        values[k] = add(even, odd)
        values[k + half] = subtract(even, odd)
      }
    }
  }
  return values
}
// #endregion in-place

// #region recursive
/**
 * Returns the same spectrum by recursion: transforms the values at even and
 * at odd times, then combines the results. O(n log n) time, O(n) space,
 * O(log n) calls on the stack. Throws a `RangeError` unless the length is 0
 * or a power of two.
 */
export const fastFourierTransformRecursive = (
  signal: readonly Complex[],
): Complex[] => {
  checkLength(signal.length)
  if (signal.length <= 1) return [...signal]
  const evens = fastFourierTransformRecursive(
    signal.filter((_, time) => time % 2 === 0),
  )
  const odds = fastFourierTransformRecursive(
    signal.filter((_, time) => time % 2 === 1),
  )
  const turned = rootsOfUnity(signal.length).map((root, k) =>
    multiply(root, odds[k] as Complex),
  )
  return [
    ...evens.map((even, k) => add(even, turned[k] as Complex)),
    ...evens.map((even, k) => subtract(even, turned[k] as Complex)),
  ]
}
// #endregion recursive

// #region definition
/** Returns the spectrum by its definition, for any length. O(n²). */
export const discreteFourierTransform = (
  signal: readonly Complex[],
): Complex[] => {
  const n = signal.length
  return signal.map((_, k) => {
    let sum = complex(0)
    // k · time is reduced first, because the sine of a large angle loses
    // digits.
    for (const [time, value] of signal.entries())
      sum = add(sum, multiply(value, unitRoot((k * time) % n, n)))
    return sum
  })
}
// #endregion definition

// #region inverse
/**
 * Returns the signal of a spectrum. O(n log n): conjugating before and
 * after inverts the forward transform. Throws a `RangeError` unless the
 * length is 0 or a power of two.
 */
export const inverseFastFourierTransform = (
  spectrum: readonly Complex[],
): Complex[] =>
  fastFourierTransform(spectrum.map(conjugate)).map(({ re, im }) =>
    complex(re / spectrum.length, -im / spectrum.length),
  )
// #endregion inverse

// #region convolve
/**
 * Returns the convolution of two sequences, which is also the list of
 * coefficients of the product of two polynomials. The results are rounded.
 * Returns nothing for an empty sequence. O(n log n) for n values in total,
 * while the definition takes n².
 */
export const convolve = (
  a: readonly number[],
  b: readonly number[],
): number[] => {
  if (a.length === 0 || b.length === 0) return []
  const length = a.length + b.length - 1
  const size = 2 ** Math.ceil(Math.log2(length))
  const padded = (values: readonly number[]): Complex[] =>
    Array.from({ length: size }, (_, index) => complex(values[index] ?? 0))
  const spectrumOfB = fastFourierTransform(padded(b))
  const product = fastFourierTransform(padded(a)).map((value, k) =>
    multiply(value, spectrumOfB[k] as Complex),
  )
  return inverseFastFourierTransform(product)
    .slice(0, length)
    .map(({ re }) => re)
}
// #endregion convolve

// #region bit-reversal
/**
 * The order of the values after they have been split into even and odd
 * places, again and again.
 */
const inBitReversedOrder = (signal: readonly Complex[]): Complex[] => {
  const n = signal.length
  let reversed = 0
  return signal.map((_, index) => {
    if (index > 0) {
      // Adds 1 to a number whose bits are reversed, so the carry moves
      // towards lower bits.
      let bit = n / 2
      for (; (reversed & bit) !== 0; bit /= 2) reversed -= bit
      reversed += bit
    }
    return signal[reversed] as Complex
  })
}
// #endregion bit-reversal

// #region roots-of-unity
const rootsOfUnity = (size: number): Complex[] =>
  Array.from({ length: size / 2 }, (_, k) => unitRoot(k, size))

const unitRoot = (k: number, size: number): Complex =>
  fromPolar({ modulus: 1, argument: (-2 * Math.PI * k) / size })
// #endregion roots-of-unity

const checkLength = (length: number): void => {
  if (length !== 0 && !Number.isInteger(Math.log2(length))) {
    throw new RangeError(
      `The signal has ${length} values; use a power of two, padding with zeros.`,
    )
  }
}
