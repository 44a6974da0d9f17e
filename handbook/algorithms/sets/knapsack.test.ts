import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fractionalKnapsack, knapsack, type KnapsackItem, knapsackValue, unboundedKnapsack } from './knapsack.ts'
import { powerSet } from './power-set.ts'

const item = (min: number) =>
  fc.record({ weight: fc.integer({ min, max: 8 }), value: fc.integer({ min: -3, max: 20 }) })
const rooms = fc.integer({ min: 0, max: 20 })
const totals = (items: readonly KnapsackItem[]) =>
  items.reduce((sum, { weight, value }) => ({ weight: sum.weight + weight, value: sum.value + value }), {
    weight: 0,
    value: 0,
  })

const hike = [
  { name: 'tent', weight: 5, value: 10 },
  { name: 'food', weight: 4, value: 40 },
  { name: 'camera', weight: 6, value: 30 },
  { name: 'rope', weight: 3, value: 50 },
]

describe('0/1 knapsack', () => {
  it('packs the most valuable items', () => {
    expect(knapsack(hike, 10)).toEqual({ items: [hike[1], hike[3]], weight: 7, value: 90 })
    expect(knapsack(hike, 0)).toEqual({ items: [], weight: 0, value: 0 })
    expect(knapsack([], 10)).toEqual({ items: [], weight: 0, value: 0 })
    expect(knapsack([{ weight: 0, value: 2 }], 0).value).toBe(2)
  })

  it('agrees with trying every subset', () => {
    fc.assert(
      fc.property(fc.array(item(0), { maxLength: 8 }), rooms, (items, capacity) => {
        const best = Math.max(
          ...[...powerSet(items)]
            .map(totals)
            .filter(({ weight }) => weight <= capacity)
            .map(({ value }) => value),
        )
        const packing = knapsack(items, capacity)
        expect(packing.value).toBe(best)
        expect(knapsackValue(items, capacity)).toBe(best)
        expect({ weight: packing.weight, value: packing.value }).toEqual(totals(packing.items))
        expect(packing.weight).toBeLessThanOrEqual(capacity)
        expect(packing.items).toEqual(items.filter((item) => packing.items.includes(item)))
      }),
    )
  })
})

describe('unbounded knapsack', () => {
  it('takes an item as often as it pays', () => {
    expect(unboundedKnapsack(hike, 10)).toEqual({ items: [hike[3], hike[3], hike[3]], weight: 9, value: 150 })
    expect(unboundedKnapsack([], 10).items).toEqual([])
  })

  it('agrees with a 0/1 knapsack that holds enough copies', () => {
    fc.assert(
      fc.property(fc.array(item(1), { maxLength: 4 }), rooms, (items, capacity) => {
        const copies = items.flatMap((item) => Array.from({ length: Math.floor(capacity / item.weight) }, () => item))
        const packing = unboundedKnapsack(items, capacity)
        expect(packing.value).toBe(knapsackValue(copies, capacity))
        expect({ weight: packing.weight, value: packing.value }).toEqual(totals(packing.items))
        expect(packing.weight).toBeLessThanOrEqual(capacity)
      }),
    )
  })

  it('refuses items that weigh nothing', () => {
    expect(() => unboundedKnapsack([{ weight: 0, value: 1 }], 3)).toThrow('A weight is 0; use integers ≥ 1.')
  })
})

describe('fractional knapsack', () => {
  it('cuts the last item', () => {
    const [, food, camera, rope] = hike
    expect(fractionalKnapsack(hike, 10)).toEqual({
      parts: [
        { item: rope, share: 1 },
        { item: food, share: 1 },
        { item: camera, share: 0.5 },
      ],
      weight: 10,
      value: 105,
    })
    expect(fractionalKnapsack(hike, 7).parts.map(({ item }) => item.name)).toEqual(['rope', 'food'])
    expect(
      fractionalKnapsack(
        [
          { weight: 0, value: 3 },
          { weight: 0, value: 4 },
          { weight: 1, value: 0 },
        ],
        0,
      ).value,
    ).toBe(7)
  })

  it('is worth at least as much as the uncut one, within its capacity', () => {
    fc.assert(
      fc.property(fc.array(item(0), { maxLength: 8 }), rooms, (items, capacity) => {
        const { parts, value, weight } = fractionalKnapsack(items, capacity)
        expect(value).toBeGreaterThanOrEqual(knapsackValue(items, capacity) - 1e-9)
        expect(weight).toBeLessThanOrEqual(capacity + 1e-9)
        expect(parts.filter(({ share }) => share < 1).length).toBeLessThanOrEqual(1)
        const room = parts.every(({ share }) => share === 1) ? capacity : weight
        expect(fractionalKnapsack(items, room).value).toBeCloseTo(value)
      }),
    )
  })

  it('refuses what has no weight or value', () => {
    for (const weight of [-1, NaN, Infinity]) {
      expect(() => fractionalKnapsack([{ weight, value: 1 }], 1)).toThrow(`A weight is ${weight}; `)
    }
    expect(() => fractionalKnapsack([], -1)).toThrow('A weight is -1; ')
    expect(() => fractionalKnapsack([{ weight: 1, value: NaN }], 1)).toThrow('A value is NaN; ')
  })
})

it.each([knapsack, knapsackValue, unboundedKnapsack])('%o refuses fractions and the like', (pack) => {
  for (const capacity of [-1, 0.5, NaN, Infinity])
    expect(() => pack([], capacity)).toThrow(`The capacity is ${capacity}; `)
  for (const weight of [-1, 0.5, NaN]) expect(() => pack([{ weight, value: 1 }], 1)).toThrow(`A weight is ${weight}; `)
  expect(() => pack([{ weight: 1, value: Infinity }], 1)).toThrow('A value is Infinity; ')
})
