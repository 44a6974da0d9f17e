import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { factorial } from './factorial.ts'
import { binomial, pascalRow, pascalRows, pascalTriangle } from './pascal-triangle.ts'

describe("Pascal's triangle", () => {
  it('adds neighbours', () => {
    expect(pascalTriangle(5)).toEqual([[1n], [1n, 1n], [1n, 2n, 1n], [1n, 3n, 3n, 1n], [1n, 4n, 6n, 4n, 1n]])
    expect(pascalTriangle(0)).toEqual([])
  })

  it('has each row on its own too', () => {
    for (const [n, row] of pascalTriangle(80).entries()) expect(pascalRow(n)).toEqual(row)
  })

  it('has rows that add up to powers of two', () => {
    fc.assert(
      fc.property(fc.nat(300), (n) => {
        expect(pascalRow(n).reduce((sum, value) => sum + value)).toBe(2n ** BigInt(n))
      }),
    )
  })

  it('goes on without end, in rows that stay as they were', () => {
    const rows = pascalRows()
    const first = rows.next().value
    rows.next()
    expect(rows.next().value).toEqual([1n, 2n, 1n])
    expect(first).toEqual([1n])
  })

  it('refuses what is no number of rows', () => {
    expect(() => pascalTriangle(-1)).toThrow('The number of rows is -1')
    expect(() => pascalRow(1.5)).toThrow('n is 1.5')
  })
})

describe('binomial coefficients', () => {
  it('are quotients of factorials', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), (a, b) => {
        const [n, k] = [Math.max(a, b), Math.min(a, b)]
        expect(binomial(n, k)).toBe(factorial(n) / (factorial(k) * factorial(n - k)))
      }),
    )
  })

  it('know the edges', () => {
    expect([binomial(0, 0), binomial(5, 0), binomial(5, 5), binomial(5, 6), binomial(49, 6)]).toEqual([
      1n,
      1n,
      1n,
      0n,
      13983816n,
    ])
    expect(binomial(1e15, 2)).toBe((10n ** 15n * (10n ** 15n - 1n)) / 2n)
    expect(() => binomial(-1, 0)).toThrow('n is -1')
    expect(() => binomial(3, -1)).toThrow('k is -1')
  })
})
