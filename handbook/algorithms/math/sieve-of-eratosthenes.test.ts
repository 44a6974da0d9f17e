import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPrimeByTrialDivision } from './primality-test.ts'
import { primeFactors } from './prime-factorization.ts'
import { segmentedSieve, sieveOfEratosthenes, smallestPrimeFactors } from './sieve-of-eratosthenes.ts'

const primesBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index).filter(isPrimeByTrialDivision)

describe('the sieve', () => {
  it('keeps the primes', () => {
    expect(sieveOfEratosthenes(30)).toEqual([2, 3, 5, 7, 11, 13, 17, 19, 23, 29])
    expect([0, 1, 2, 3, 4].map(sieveOfEratosthenes)).toEqual([[], [], [2], [2, 3], [2, 3]])
    expect(sieveOfEratosthenes(1_000_000)).toHaveLength(78498)
  })

  it('agrees with trial division', () => {
    fc.assert(
      fc.property(fc.nat(3000), (limit) => {
        expect(sieveOfEratosthenes(limit)).toEqual(primesBetween(0, limit))
      }),
    )
  })

  it.each([-1, 1.5, NaN, 2 ** 31])('refuses %s', (limit) => {
    expect(() => sieveOfEratosthenes(limit)).toThrow(`The limit is ${limit}`)
    expect(() => smallestPrimeFactors(limit)).toThrow(RangeError)
  })
})

describe('the segmented sieve', () => {
  it('agrees with trial division in any window', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(3000), (from, length) => {
        expect([...segmentedSieve(from, from + length)]).toEqual(primesBetween(from, from + length))
      }),
      { numRuns: 30 },
    )
  })

  it('starts anywhere and may end before it starts', () => {
    expect([...segmentedSieve(0, 10)]).toEqual([2, 3, 5, 7])
    expect([...segmentedSieve(8, 10)]).toEqual([])
    expect([...segmentedSieve(10, 2)]).toEqual([])
    expect([...segmentedSieve(0, 1)]).toEqual([])
    expect([...segmentedSieve(0, 100_000)]).toEqual(sieveOfEratosthenes(100_000))
  })

  it('refuses limits that are none', () => {
    expect(() => segmentedSieve(-1, 5).next()).toThrow('The start is -1')
    expect(() => segmentedSieve(0, NaN).next()).toThrow('The end is NaN')
  })
})

it('knows the smallest prime factor of every number', () => {
  const smallest = smallestPrimeFactors(5000)
  expect(smallest.slice(0, 10)).toEqual(Uint32Array.of(0, 0, 2, 3, 2, 5, 2, 7, 2, 3))
  for (let n = 2; n <= 5000; n++) expect(smallest[n]).toBe(primeFactors(n)[0])
  expect([...smallestPrimeFactors(0)]).toEqual([0])
})
