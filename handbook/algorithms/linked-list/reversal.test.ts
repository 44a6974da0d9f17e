import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listNodes } from '../data-structures/linked-list.ts'
import { reverse, reverseBetween, reversedCopy, reverseGroups } from './reversal.ts'
import { nodes, values } from './traversal.ts'

const numbers = fc.array(fc.integer(), { maxLength: 20 })

describe('reverse', () => {
  it('turns the order around and keeps the nodes', () => {
    fc.assert(
      fc.property(numbers, (array) => {
        const head = listNodes(array)
        const before = [...nodes(head)]
        expect([...nodes(reverse(head))]).toEqual(before.toReversed())
      }),
    )
    expect(reverse(null)).toBeNull()
  })
})

describe('reversedCopy', () => {
  it('leaves the list alone', () => {
    fc.assert(
      fc.property(numbers, (array) => {
        const head = listNodes(array)
        expect([...values(reversedCopy(head))]).toEqual(array.toReversed())
        expect([...values(head)]).toEqual(array)
      }),
    )
  })
})

describe('reverseBetween', () => {
  it('turns a range around', () => {
    fc.assert(
      fc.property(numbers, fc.nat(22), fc.nat(22), (array, from, length) => {
        const to = from + length
        const expected = [...array.slice(0, from), ...array.slice(from, to).toReversed(), ...array.slice(to)]
        expect([...values(reverseBetween(listNodes(array), from, to))]).toEqual(expected)
      }),
    )
    expect([...values(reverseBetween(listNodes([1, 2, 3, 4, 5]), 1, 4))]).toEqual([1, 4, 3, 2, 5])
  })

  it('refuses ranges that are none', () => {
    for (const [from, to] of [
      [-1, 2],
      [2, 1],
      [0.5, 1],
      [0, 1.5],
    ] as const) {
      expect(() => reverseBetween(null, from, to)).toThrow(
        `The range is ${from} to ${to}; use integers with 0 ≤ from ≤ to.`,
      )
    }
  })
})

describe('reverseGroups', () => {
  it('turns each full group around', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 6 }), (array, size) => {
        const groups = Array.from({ length: Math.ceil(array.length / size) }, (_, index) =>
          array.slice(index * size, (index + 1) * size),
        )
        const expected = groups.flatMap((group) => (group.length === size ? group.toReversed() : group))
        expect([...values(reverseGroups(listNodes(array), size))]).toEqual(expected)
      }),
    )
    expect([...values(reverseGroups(listNodes([1, 2, 3, 4, 5]), 2))]).toEqual([2, 1, 4, 3, 5])
  })

  it('refuses groups without nodes', () => {
    expect(() => reverseGroups(null, 0)).toThrow('The size of a group is 0; use a positive integer.')
    expect(() => reverseGroups(null, 1.5)).toThrow(RangeError)
  })
})
