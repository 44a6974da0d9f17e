import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listNodes } from '../data-structures/linked-list.ts'
import { middle, nthFromEnd, removeNthFromEnd, splitInHalf } from './middle-and-nth-from-end.ts'
import { values } from './traversal.ts'

const numbers = fc.array(fc.integer(), { maxLength: 20 })

describe('middle and nth node from the end', () => {
  it('are where the array has them', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 25 }), (array, n) => {
        expect(middle(listNodes(array))?.value).toBe(array[Math.floor(array.length / 2)])
        expect(nthFromEnd(listNodes(array), n)?.value).toBe(array.at(-n))
        const rest = n > array.length ? array : array.toSpliced(array.length - n, 1)
        expect([...values(removeNthFromEnd(listNodes(array), n))]).toEqual(rest)
      }),
      { numRuns: 300 },
    )
  })

  it('need a positive n', () => {
    expect(() => nthFromEnd(null, 0)).toThrow('n is 0; use a positive integer, 1 for the last node.')
    expect(() => removeNthFromEnd(null, 1.5)).toThrow(RangeError)
  })
})

describe('splitInHalf', () => {
  it('gives the first half the odd node', () => {
    fc.assert(
      fc.property(numbers, (array) => {
        const [first, second] = splitInHalf(listNodes(array))
        const half = Math.ceil(array.length / 2)
        expect([...values(first)]).toEqual(array.slice(0, half))
        expect([...values(second)]).toEqual(array.slice(half))
      }),
    )
  })
})
