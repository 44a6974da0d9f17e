import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chebyshevDistance, euclideanDistance, manhattanDistance, squaredDistance } from './euclidean-distance.ts'

const coordinate = fc.double({ min: -1e6, max: 1e6, noNaN: true })
const points = fc.nat(5).chain((dimensions) => {
  const point = fc.array(coordinate, { minLength: dimensions, maxLength: dimensions })
  return fc.tuple(point, point, point)
})

it('measures by hand', () => {
  expect(euclideanDistance([1, 2], [4, 6])).toBe(5)
  expect(squaredDistance([1, 2], [4, 6])).toBe(25)
  expect(manhattanDistance([1, 2], [4, 6])).toBe(7)
  expect(chebyshevDistance([1, 2], [4, 6])).toBe(4)
  expect(euclideanDistance([3], [-4])).toBe(7)
})

describe.each([
  ['euclideanDistance', euclideanDistance],
  ['manhattanDistance', manhattanDistance],
  ['chebyshevDistance', chebyshevDistance],
])('%s', (_, distance) => {
  it('is a metric', () => {
    fc.assert(
      fc.property(points, ([a, b, c]) => {
        expect(distance(a, a)).toBe(0)
        expect(distance(a, b)).toBe(distance(b, a))
        expect(distance(a, c)).toBeLessThanOrEqual((distance(a, b) + distance(b, c)) * (1 + 1e-12))
      }),
    )
  })

  it('knows special values', () => {
    expect(distance([], [])).toBe(0)
    expect(distance([Infinity, 0], [0, 0])).toBe(Infinity)
    expect(distance([0, 1], [NaN, 2])).toBeNaN()
    expect(() => distance([1], [1, 2])).toThrow(
      new RangeError('The points have 1 and 2 dimensions; use the same number.'),
    )
  })
})

it('agrees with Math.hypot and with the squared distance', () => {
  fc.assert(
    fc.property(points, ([a, b]) => {
      const expected = Math.hypot(...a.map((value, index) => value - (b[index] ?? NaN)))
      expect(Math.abs(euclideanDistance(a, b) - expected)).toBeLessThanOrEqual(expected * 1e-12)
      expect(Math.abs(Math.sqrt(squaredDistance(a, b)) - expected)).toBeLessThanOrEqual(expected * 1e-12 + 1e-150)
    }),
  )
})

it('does not overflow or vanish on the way', () => {
  expect(euclideanDistance([3e200, 0], [0, 4e200]) / 5e200).toBeCloseTo(1, 12)
  expect(euclideanDistance([3e-200, 0], [0, 4e-200]) / 5e-200).toBeCloseTo(1, 12)
  expect(squaredDistance([3e200, 0], [0, 4e200])).toBe(Infinity)
  expect(() => squaredDistance([], [1])).toThrow(RangeError)
})
