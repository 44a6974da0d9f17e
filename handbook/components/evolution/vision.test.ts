import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bearing, look, moved, squaredDistance, turned, type Eye } from './vision.ts'

const middle = { x: 0.5, y: 0.5 }
const right = { x: 1, y: 0 }

test('opposite edges of the world are connected', () => {
  expect(moved({ x: 0.75, y: 0.75 }, right, 0.5)).toEqual({ x: 0.25, y: 0.75 })
  expect(moved({ x: 0.25, y: 0.75 }, right, -0.5)).toEqual({ x: 0.75, y: 0.75 })
  expect(squaredDistance({ x: 0.75, y: 0.75 }, { x: 0, y: 0.5 })).toBe(0.125)
})

test('the shortest way leads across an edge, in each direction', () => {
  const [near, far] = [0.0625, 0.9375]
  const down = { x: 0, y: 1 }
  const lookingBack = ({ x, y }: { x: number; y: number }) => ({ x: -x, y: -y })
  for (const [heading, at, other] of [
    [right, { x: far, y: 0.5 }, { x: near, y: 0.5 }],
    [down, { x: 0.5, y: far }, { x: 0.5, y: near }],
  ] as const) {
    expect([squaredDistance(at, other), squaredDistance(other, at)]).toEqual([0.015625, 0.015625])
    expect([bearing(at, heading, other), bearing(other, lookingBack(heading), at)].map(Math.abs)).toEqual([0, 0])
    expect([bearing(at, lookingBack(heading), other), bearing(other, heading, at)].map(Math.abs)).toEqual([2, 2])
  }
  expect(moved({ x: 0.75, y: 0.75 }, down, 0.5)).toEqual({ x: 0.75, y: 0.25 })
  expect(moved({ x: 0.5, y: 0.5 }, right, 0.5)).toEqual({ x: 0, y: 0.5 })
})

test('two places are at most half a world apart in each direction', () => {
  const place = fc.record({
    x: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    y: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  })
  fc.assert(
    fc.property(place, place, (from, to) => {
      expect(squaredDistance(from, to)).toBeCloseTo(squaredDistance(to, from), 12)
      expect(squaredDistance(from, to)).toBeLessThanOrEqual(0.5)
    }),
  )
})

test('four turns by a right angle give the first direction again', () => {
  expect(turned(right, 1)).toEqual({ x: 0, y: 1 })
  const round = [1, 1, 1, 1].reduce(turned, right)
  expect(round.x).toBe(1)
  expect(round.y).toBeCloseTo(0, 12)
})

test('bearings grow from behind on the left to behind on the right', () => {
  const places: [number, number][] = [
    [-1, -0.5],
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 0.5],
  ]
  const bearings = places.map(([x, y]) => bearing(middle, right, { x: middle.x + x / 8, y: middle.y + y / 8 }))
  expect(bearings.slice(1, 6)).toEqual([-1, -0.5, 0, 0.5, 1])
  expect(bearings.toSorted((a, b) => a - b)).toEqual(bearings)
})

test('an eye sees left and right, not too far and not behind', () => {
  const eye: Eye = { cells: 2, reach: 0.25, spread: 1 }
  const see = (x: number, y: number) => [...look(eye, middle, right, [{ x, y }])]
  expect(see(0.625, 0.4375)).toEqual([1 - (0.125 ** 2 + 0.0625 ** 2) / 0.0625, 0])
  expect(see(0.625, 0.5625)[1]).toBeGreaterThan(0.5)
  expect(see(0.9, 0.5)).toEqual([0, 0])
  expect(see(0.4, 0.5)).toEqual([0, 0])
})

test('a cell gives the nearest food inside it', () => {
  const eye: Eye = { cells: 1, reach: 0.25, spread: 2 }
  expect(
    [
      ...look(eye, middle, right, [
        { x: 0.6, y: 0.5 },
        { x: 0.625, y: 0.5 },
      ]),
    ][0],
  ).toBeCloseTo(1 - 0.01 / 0.0625, 12)
})
