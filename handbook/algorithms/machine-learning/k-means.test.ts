import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measurementRandom } from '../contracts/measurement-random.ts'
import { squaredDistance } from '../math/euclidean-distance.ts'
import { chooseCenters, kMeans, nearestCenter } from './k-means.ts'

const coordinate = fc.integer({ min: -20, max: 20 })
const points = fc.array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 25 })
const withClusterCount = points.chain((points) =>
  fc.tuple(fc.constant(points), fc.integer({ min: 1, max: points.length }), fc.integer()),
)

describe('k-means', () => {
  it('finds groups that lie apart', () => {
    const groups = [
      [0, 0],
      [0, 1],
      [1, 0],
      [50, 50],
      [50, 51],
      [51, 50],
      [0, 90],
      [1, 90],
      [0, 91],
    ]
    for (let seed = 0; seed < 20; seed++) {
      const { assignments, converged } = kMeans(groups, 3, { random: measurementRandom(seed) })
      expect(converged).toBe(true)
      expect([0, 3, 6].map((start) => new Set(assignments.slice(start, start + 3)).size)).toEqual([1, 1, 1])
      expect(new Set(assignments).size).toBe(3)
    }
  })

  it('ends where no point and no centre wants to move', () => {
    fc.assert(
      fc.property(withClusterCount, ([points, k, seed]) => {
        const { centers, assignments, inertia, converged } = kMeans(points, k, { random: measurementRandom(seed) })
        expect(converged).toBe(true)
        expect(centers).toHaveLength(k)
        let sum = 0
        for (const [index, point] of points.entries()) {
          const own = squaredDistance(centers[assignments[index] ?? -1] ?? [], point)
          expect(own).toBe(Math.min(...centers.map((center) => squaredDistance(center, point))))
          sum += own
        }
        expect(inertia).toBe(sum)
        for (const [cluster, center] of centers.entries()) {
          const members = points.filter((_, index) => assignments[index] === cluster)
          for (const axis of [0, 1] as const) {
            const sum = members.reduce((sum, point) => sum + point[axis], 0)
            expect((center[axis] ?? NaN) * members.length).toBeCloseTo(sum, 9)
          }
        }
      }),
    )
  })

  it('leaves no error with a cluster for every point', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 15 }), (values) => {
        expect(
          kMeans(
            values.map((value) => [value]),
            values.length,
          ).inertia,
        ).toBe(0)
      }),
    )
  })

  it('keeps a centre that no point is near', () => {
    const { centers, assignments } = kMeans([[0], [1]], 2, { initialCenters: [[0], [100]] })
    expect(centers).toEqual([[0.5], [100]])
    expect(assignments).toEqual([0, 0])
  })

  it('stops after the rounds it may use', () => {
    const line = Array.from({ length: 40 }, (_, index) => [index])
    const once = kMeans(line, 2, { initialCenters: [[0], [1]], maxRounds: 1 })
    expect(once.converged).toBe(false)
    expect(kMeans(line, 2, { initialCenters: [[0], [1]] }).inertia).toBeLessThan(once.inertia)
  })

  it('shows by an infinite inertia that squares overflowed', () => {
    const { assignments, inertia } = kMeans([[1e200], [-1e200]], 2, { initialCenters: [[5e200], [-5e200]] })
    expect({ assignments, inertia }).toEqual({ assignments: [0, 0], inertia: Infinity })
  })

  it('refuses what it cannot cluster', () => {
    expect(() => kMeans([], 1)).toThrow('There are no samples')
    expect(() => kMeans([[1]], 2)).toThrow('k is 2; use an integer from 1 to 1.')
    expect(() => kMeans([[1], [1, 2]], 1)).toThrow('Sample 1 has 2 features')
    expect(() => kMeans([[1], [2]], 2, { initialCenters: [[1]] })).toThrow(
      'There are 1 initial centres; use k, which is 2.',
    )
    expect(() => kMeans([[1], [2]], 1, { initialCenters: [[NaN]] })).toThrow(
      'Centre 0 is [NaN]; use 1 finite numbers, as in the points.',
    )
    expect(() => kMeans([], 1, { initialCenters: [[1]] })).toThrow('There are no samples')
    expect(() => kMeans([[1]], 1, { maxRounds: 0 })).toThrow('The number of rounds is 0')
  })
})

describe('the first centres', () => {
  it('are different points while there are any', () => {
    fc.assert(
      fc.property(withClusterCount, ([points, k, seed]) => {
        const different = new Set(points.map(String)).size
        const centers = chooseCenters(points, k, measurementRandom(seed))
        expect(centers).toHaveLength(k)
        expect(new Set(centers.map(String)).size).toBe(Math.min(k, different))
      }),
    )
  })

  it('prefer far points', () => {
    const random = measurementRandom(7)
    const far = Array.from({ length: 1000 }, () => chooseCenters([[0], [1], [3]], 2, random)).filter((centers) =>
      centers.some(([x]) => x === 3),
    )
    // With 0, 1 or 3 as the first center, the chance that 3 is chosen is 9/10, 4/5 and 1. The average is 0.9.
    expect(far.length / 1000).toBeCloseTo(0.9, 1)
  })

  it('catch what rounding leaves over', () => {
    expect(chooseCenters([[0], [1e-200], [2]], 2, () => 1 - Number.EPSILON / 2)).toHaveLength(2)
    // The random share is not smaller than the sum of all distances.
    const values = [0.9, 1 - Number.EPSILON / 2]
    expect(chooseCenters([[5], [5], [5]], 3, () => values.pop() ?? 0.5)).toEqual([[5], [5], [5]])
    expect(chooseCenters([[1]], 1)).toEqual([[1]])
  })

  it('break ties by order', () => expect(nearestCenter([[2], [4]], [3])).toEqual({ index: 0, distance: 1 }))
})
