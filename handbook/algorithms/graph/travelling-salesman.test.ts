import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { euclideanDistance } from '../math/euclidean-distance.ts'
import { heldKarp, nearestNeighborTour, tourLength, twoOpt, type Tour } from './travelling-salesman.ts'

const permutations = (values: readonly number[]): number[][] =>
  values.length === 0
    ? [[]]
    : values.flatMap((value) => permutations(values.filter((other) => other !== value)).map((rest) => [value, ...rest]))
const shortestByTrying = (distances: number[][]): number =>
  Math.min(...permutations([...distances.keys()].slice(1)).map((rest) => tourLength(distances, [0, ...rest])))

const distance = fc.oneof({ weight: 9, arbitrary: fc.nat(30) }, { weight: 1, arbitrary: fc.constant(Infinity) })
const matrices = fc
  .integer({ min: 1, max: 6 })
  .chain((n) => fc.array(fc.array(distance, { minLength: n, maxLength: n }), { minLength: n, maxLength: n }))
const symmetric = matrices.map((matrix) =>
  matrix.map((row, i) => row.map((value, j) => (i < j ? value : (matrix[j]?.[i] ?? 0)))),
)
const expectTour = ({ order, length }: Tour, distances: number[][]) => {
  expect(order.toSorted((a, b) => a - b)).toEqual([...distances.keys()])
  expect(tourLength(distances, order)).toBe(length)
}
const square = [
  [0, 0],
  [3, 4],
  [3, 0],
  [0, 4],
]
const squareDistances = square.map((a) => square.map((b) => euclideanDistance(a, b)))

describe('heldKarp', () => {
  it('finds the shortest of all round trips, there and back differing or not', () => {
    fc.assert(
      fc.property(matrices, (distances) => {
        const tour = heldKarp(distances)
        expect(tour.length).toBe(shortestByTrying(distances))
        expectTour(tour, distances)
      }),
      { numRuns: 300 },
    )
  })

  it('goes around a rectangle', () => {
    expect(heldKarp(squareDistances).length).toBe(14)
    expect([heldKarp([]), heldKarp([[0]])]).toEqual([
      { order: [], length: 0 },
      { order: [0], length: 0 },
    ])
  })

  it('limits what does not scale', () => {
    const many = Array.from({ length: 21 }, () => Array.from({ length: 21 }, () => 1))
    expect(() => heldKarp(many)).toThrow('There are 21 places; use at most 20')
  })
})

describe('nearestNeighborTour', () => {
  it('goes on to the nearest', () => {
    expect(nearestNeighborTour(squareDistances)).toEqual({ order: [0, 2, 1, 3], length: 14 })
    const line = [0, 1, -2, 5].map((a, _, all) => all.map((b) => Math.abs(a - b)))
    expect(nearestNeighborTour(line).order).toEqual([0, 1, 2, 3])
    expect(nearestNeighborTour(line, 3).order).toEqual([3, 1, 0, 2])
  })

  it('visits every place', () => {
    fc.assert(
      fc.property(matrices, (distances) => {
        expectTour(nearestNeighborTour(distances), distances)
      }),
    )
    expect(nearestNeighborTour([])).toEqual({ order: [], length: 0 })
    expect(() => nearestNeighborTour([[0]], 1)).toThrow('The start is 1; use a place from 0 to 0.')
  })
})

describe('twoOpt', () => {
  it('uncrosses ways', () => {
    expect(tourLength(squareDistances, [0, 1, 2, 3])).toBe(18)
    expect(twoOpt(squareDistances, [0, 1, 2, 3]).length).toBe(14)
  })

  it('makes no tour longer, and none shorter than the shortest', () => {
    fc.assert(
      fc.property(symmetric, (distances) => {
        const tour = twoOpt(distances)
        expectTour(tour, distances)
        expect(tour.length).toBeLessThanOrEqual(nearestNeighborTour(distances).length)
        expect(tour.length).toBeGreaterThanOrEqual(heldKarp(distances).length)
      }),
      { numRuns: 300 },
    )
  })

  it('leaves no exchange that would help', () => {
    const coordinate = fc.integer({ min: 0, max: 50 })
    fc.assert(
      fc.property(fc.array(fc.tuple(coordinate, coordinate), { maxLength: 15 }), (points) => {
        const distances = points.map((a) => points.map((b) => euclideanDistance(a, b)))
        const { order, length } = twoOpt(distances)
        for (let i = 0; i < order.length; i++) {
          for (let j = i + 1; j < order.length; j++) {
            const exchanged = [...order.slice(0, i), ...order.slice(i, j + 1).toReversed(), ...order.slice(j + 1)]
            expect(tourLength(distances, exchanged)).toBeGreaterThanOrEqual(length - 1e-9)
          }
        }
      }),
      { numRuns: 50 },
    )
  })

  it('accepts sums of legs that are rounded differently on the way back', () => {
    const legs = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 })
    const along = (legs: readonly number[]): number => legs.reduce((sum, leg) => sum + leg / 10, 0)
    const line = (legs: readonly number[]): number[][] =>
      [...legs, 0].map((_, from, all) =>
        all.map((_, to) => along(from < to ? legs.slice(from, to) : legs.slice(to, from).toReversed())),
      )
    expect([line([1, 2, 3])[0]?.[3], line([1, 2, 3])[3]?.[0]]).toEqual([0.1 + 0.2 + 0.3, 0.6])
    fc.assert(
      fc.property(legs, (legs) => {
        const distances = line(legs)
        const tour = twoOpt(distances)
        expectTour(tour, distances)
        expect(tour.length).toBeCloseTo(2 * along(legs), 9)
      }),
    )
    expect(() =>
      twoOpt([
        [0, Infinity],
        [1, 0],
      ]),
    ).toThrow('From 0 to 1 it is Infinity, but back 1')
  })

  it('needs the same distance both ways and a whole order', () => {
    expect(() =>
      twoOpt([
        [0, 1],
        [2, 0],
      ]),
    ).toThrow('From 0 to 1 it is 1, but back 2; use the same distance both ways.')
    expect(() =>
      twoOpt(
        [
          [0, 1],
          [1, 0],
        ],
        [0, 0],
      ),
    ).toThrow('The order is 0, 0; use each place from 0 to 1 once.')
    expect(() =>
      twoOpt(
        [
          [0, 1],
          [1, 0],
        ],
        [0, 1, 1],
      ),
    ).toThrow(RangeError)
    expect(() =>
      twoOpt(
        [
          [0, 1],
          [1, 0],
        ],
        [0, 2],
      ),
    ).toThrow(RangeError)
  })
})

it('refuses what are no distances', () => {
  for (const solve of [heldKarp, nearestNeighborTour, twoOpt]) {
    expect(() => solve([[0, 1]])).toThrow('Row 0 has 2 distances; use 1, one for each place.')
    expect(() =>
      solve([
        [0, -1],
        [1, 0],
      ]),
    ).toThrow('Row 0 has the distance -1; use a non-negative number.')
    expect(() =>
      solve([
        [0, 1],
        [NaN, 0],
      ]),
    ).toThrow('Row 1 has the distance NaN')
  }
})
