import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { complex, modulus, subtract, type Complex } from './complex-numbers.ts'
import {
  convolve,
  discreteFourierTransform,
  fastFourierTransform,
  fastFourierTransformRecursive,
  inverseFastFourierTransform,
} from './fast-fourier-transform.ts'

const value = fc.double({ min: -1000, max: 1000, noNaN: true })
const signal = fc.integer({ min: 0, max: 6 }).chain((power) => {
  const length = 2 ** power
  return fc.array(fc.record({ re: value, im: value }), { minLength: length, maxLength: length })
})
const expectClose = (actual: readonly Complex[], expected: readonly Complex[]) => {
  expect(actual).toHaveLength(expected.length)
  for (const [index, value] of actual.entries())
    expect(modulus(subtract(value, expected[index] ?? complex(NaN)))).toBeLessThan(1e-7)
}

describe.each([
  ['fastFourierTransform', fastFourierTransform],
  ['fastFourierTransformRecursive', fastFourierTransformRecursive],
  ['discreteFourierTransform', discreteFourierTransform],
])('%s', (_, transform) => {
  it('finds the frequencies of simple signals', () => {
    expectClose(
      transform([1, 1, 1, 1].map((value) => complex(value))),
      [4, 0, 0, 0].map((value) => complex(value)),
    )
    expectClose(
      transform([1, 0, 0, 0].map((value) => complex(value))),
      [1, 1, 1, 1].map((value) => complex(value)),
    )
    expectClose(transform([0, 1, 2, 3].map((value) => complex(value))), [
      complex(6),
      complex(-2, 2),
      complex(-2),
      complex(-2, -2),
    ])
    const cosine = Array.from({ length: 8 }, (_, time) => complex(Math.cos((2 * Math.PI * 3 * time) / 8)))
    expectClose(
      transform(cosine),
      [0, 0, 0, 4, 0, 4, 0, 0].map((value) => complex(value)),
    )
  })

  it('leaves nothing and one value alone', () => {
    expect(transform([])).toEqual([])
    expectClose(transform([complex(3, 4)]), [complex(3, 4)])
  })

  it('follows the definition', () => {
    fc.assert(
      fc.property(signal, (signal) => {
        expectClose(transform(signal), discreteFourierTransform(signal))
      }),
    )
  })

  it('is undone by its inverse and does not change its input', () => {
    fc.assert(
      fc.property(signal, (signal) => {
        const copy = structuredClone(signal)
        expectClose(inverseFastFourierTransform(transform(signal)), signal)
        expect(signal).toEqual(copy)
      }),
    )
  })
})

it('refuses other lengths than powers of two', () => {
  const three = [complex(1), complex(2), complex(3)]
  for (const transform of [fastFourierTransform, fastFourierTransformRecursive, inverseFastFourierTransform]) {
    expect(() => transform(three)).toThrow(
      new RangeError('The signal has 3 values; use a power of two, padding with zeros.'),
    )
  }
  expectClose(discreteFourierTransform(three).slice(0, 1), [complex(6)])
})

describe('convolution', () => {
  it('multiplies polynomials', () => {
    // (1 + 2x)(3 + 4x) = 3 + 10x + 8x²
    expect(convolve([1, 2], [3, 4]).map(Math.round)).toEqual([3, 10, 8])
    expect(convolve([5], [7]).map(Math.round)).toEqual([35])
    expect(convolve([], [1, 2])).toEqual([])
    // Numbers that are much smaller than the largest number are lost.
    expect(convolve([1e8, 0, 1e-9], [1, 1])).toEqual([1e8, 1e8, 0, 0])
    expect(convolve([1, 2], [])).toEqual([])
    // Every result depends on every number.
    expect(convolve([1, 2, Infinity], [1, 1])).toEqual([NaN, NaN, NaN, NaN])
    expect(convolve([1, NaN], [1, 1])).toEqual([NaN, NaN, NaN])
  })

  it('agrees with multiplication by hand', () => {
    const coefficients = fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(coefficients, coefficients, (a, b) => {
        const byHand = Array.from({ length: a.length + b.length - 1 }, () => 0)
        for (const [i, left] of a.entries()) {
          for (const [j, right] of b.entries()) byHand[i + j] = (byHand[i + j] ?? 0) + left * right
        }
        expect(convolve(a, b).map((value) => Math.round(value) + 0)).toEqual(byHand.map((value) => value + 0))
      }),
    )
  })
})
