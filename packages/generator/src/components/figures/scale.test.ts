import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createScale, tickText } from './scale.ts'

describe('createScale', () => {
  test.each<[Parameters<typeof createScale>[0], number[]]>([
    [{ values: [0, 42], range: [0, 1] }, [0, 10, 20, 30, 40, 50]],
    [{ values: [1, 20], range: [0, 1] }, [0, 5, 10, 15, 20]],
    [{ values: [3, 4], range: [0, 1], fromZero: true }, [0, 1, 2, 3, 4]],
    [{ values: [0.1, 0.3], range: [0, 1] }, [0.1, 0.15, 0.2, 0.25, 0.3]],
    [{ values: [-5, 5], range: [0, 1] }, [-6, -4, -2, 0, 2, 4, 6]],
    [{ values: [7, 7], range: [0, 1] }, [6, 8]],
    [{ values: [2, 500], range: [0, 1], log: true }, [1, 10, 100, 1000]],
    [{ values: [1, 1], range: [0, 1], log: true }, [1, 10]],
  ])('%o has ticks', (input, ticks) => {
    expect(createScale(input).ticks).toEqual(ticks)
  })

  test('keeps values inside the range and in order', () => {
    const value = fc.integer({ min: -1e9, max: 1e9 }).map((whole) => whole / 1000)
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 10 }), (values) => {
        const { at } = createScale({ values, range: [100, 0] })
        const places = values.toSorted((a, b) => a - b).map((each) => at(each))
        for (const place of places) expect(place).toSatisfy((y: number) => y >= -1e-6 && y <= 100 + 1e-6)
        expect(places).toEqual(places.toSorted((a, b) => b - a))
      }),
    )
  })
})

test.each([
  [0, '0'],
  [0.15, '0.15'],
  [-5, '-5'],
  [1234.5, '1\u202F234.5'],
  [10_000, '10\u202F000'],
  [100_000, '10⁵'],
  [1e12, '10¹²'],
  [250_000, '250\u202F000'],
  [0.00001, '10⁻⁵'],
])('%d is formatted as %s', (value, text) => {
  expect(tickText(value)).toBe(text)
})
