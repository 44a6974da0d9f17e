import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countPartitions, countPartitionsByPentagons, partitions } from './integer-partition.ts'

const first = [1n, 1n, 2n, 3n, 5n, 7n, 11n, 15n, 22n, 30n, 42n]

describe.each([
  ['countPartitions', (n: number) => countPartitions(n)],
  ['countPartitionsByPentagons', countPartitionsByPentagons],
])('%s', (_, count) => {
  it('begins as the sequence does', () => {
    expect(first.map((_, n) => count(n))).toEqual(first)
    expect(count(100)).toBe(190569292n)
    expect(count(400)).toBe(6727090051741041926n)
  })

  it.each([-1, 2.5, NaN])('refuses %s', (n) => expect(() => count(n)).toThrow(`n is ${n}`))
})

describe('partitions', () => {
  it('go from one part to n', () => {
    expect([...partitions(4)]).toEqual([[4], [3, 1], [2, 2], [2, 1, 1], [1, 1, 1, 1]])
    expect([...partitions(0)]).toEqual([[]])
    expect([...partitions(1)]).toEqual([[1]])
    expect(() => partitions(-1).next()).toThrow('n is -1')
  })

  it('are as many as counted, all different, in falling parts that add up', () => {
    for (let n = 0; n <= 18; n++) {
      const all = [...partitions(n)]
      expect(BigInt(all.length)).toBe(countPartitions(n))
      expect(new Set(all.map(String)).size).toBe(all.length)
      for (const parts of all) {
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(n)
        expect(parts).toEqual(parts.toSorted((a, b) => b - a))
      }
    }
  })

  it('are fewer when parts are limited', () => {
    fc.assert(
      fc.property(fc.nat(14), fc.nat(16), (n, largestPart) => {
        const expected = [...partitions(n)].filter((parts) => parts.every((part) => part <= largestPart))
        expect(countPartitions(n, largestPart)).toBe(BigInt(expected.length))
      }),
    )
    expect(countPartitions(5, Number.MAX_SAFE_INTEGER)).toBe(7n)
    expect(() => countPartitions(3, -1)).toThrow('The largest part is -1')
  })
})
