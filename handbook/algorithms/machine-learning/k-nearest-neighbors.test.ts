import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { manhattanDistance, squaredDistance } from '../math/euclidean-distance.ts'
import { classifyByNeighbors, nearestNeighbors, predictByNeighbors } from './k-nearest-neighbors.ts'

const fruits = [
  { features: [1, 1], target: 'lime' },
  { features: [1, 2], target: 'lime' },
  { features: [8, 8], target: 'melon' },
  { features: [9, 8], target: 'melon' },
  { features: [9, 9], target: 'melon' },
]

describe('neighbours', () => {
  it('come nearest first, earlier samples first among equals', () => {
    const coordinate = fc.integer({ min: -3, max: 3 })
    const point = fc.tuple(coordinate, coordinate)
    fc.assert(
      fc.property(
        fc.array(point, { minLength: 1, maxLength: 30 }),
        point,
        fc.integer({ min: 1, max: 35 }),
        (points, point, k) => {
          const samples = points.map((features, target) => ({ features, target }))
          const expected = samples
            .toSorted((a, b) => squaredDistance(a.features, point) - squaredDistance(b.features, point))
            .slice(0, k)
          expect(nearestNeighbors({ samples, point, k }).map(({ sample }) => sample)).toEqual(expected)
        },
      ),
    )
  })

  it('carry their distance, by any measure', () => {
    const [nearest] = nearestNeighbors({ samples: fruits, point: [4, 6], k: 1, distance: manhattanDistance })
    expect(nearest).toEqual({ sample: fruits[2], distance: 6 })
  })

  it('refuse what has no order', () => {
    expect(() => nearestNeighbors({ samples: fruits, point: [1, 1], k: 0 })).toThrow('k is 0')
    expect(() => nearestNeighbors({ samples: fruits, point: [1, NaN], k: 1 })).toThrow(
      'The distance to sample 0 is NaN',
    )
    expect(() => nearestNeighbors({ samples: fruits, point: [1], k: 1 })).toThrow('The points have 2 and 1 dimensions')
    expect(() => nearestNeighbors({ samples: [], point: [1], k: 1 })).toThrow('There are no samples')
  })
})

describe('classification', () => {
  it('follows the majority', () => {
    expect(classifyByNeighbors({ samples: fruits, point: [2, 2], k: 3 })).toBe('lime')
    expect(classifyByNeighbors({ samples: fruits, point: [7, 7], k: 3 })).toBe('melon')
    expect(classifyByNeighbors({ samples: fruits, point: [1, 1], k: 100 })).toBe('melon')
  })

  it('breaks ties by the nearest sample', () => {
    const samples = [
      { features: [3], target: 'far' },
      { features: [-2], target: 'near' },
    ]
    expect(classifyByNeighbors({ samples, point: [0], k: 2 })).toBe('near')
  })
})

it('predicts the mean of the neighbours', () => {
  const samples = [1, 2, 3, 10].map((x) => ({ features: [x], target: x * 100 }))
  expect(predictByNeighbors({ samples, point: [2], k: 3 })).toBe(200)
  expect(predictByNeighbors({ samples, point: [9], k: 1 })).toBe(1000)
  expect(() => predictByNeighbors({ samples: [{ features: [1], target: NaN }], point: [1], k: 1 })).toThrow(
    'target NaN',
  )
})
