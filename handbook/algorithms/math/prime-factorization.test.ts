import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPrime, isPrimeByTrialDivision } from './primality-test.ts'
import { pollardRho, primeFactors, primeFactorsOfBigInt, primePowers } from './prime-factorization.ts'

const product = (factors: readonly bigint[]): bigint => factors.reduce((result, factor) => result * factor, 1n)

describe.each<[string, (n: number) => number[]]>([
  ['primeFactors', primeFactors],
  ['primeFactorsOfBigInt', (n) => primeFactorsOfBigInt(BigInt(n)).map(Number)],
])('%s', (_, factorsOf) => {
  it.each([
    [1, []],
    [2, [2]],
    [12, [2, 2, 3]],
    [97, [97]],
    [360, [2, 2, 2, 3, 3, 5]],
    [1001, [7, 11, 13]],
    [2 ** 40, Array.from({ length: 40 }, () => 2)],
    [1000003 * 1000033, [1000003, 1000033]],
  ])('splits %d', (n, expected) => expect(factorsOf(n)).toEqual(expected))

  it('gives ascending primes that multiply back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e7 }), (n) => {
        const factors = factorsOf(n)
        expect(factors.reduce((result, factor) => result * factor, 1)).toBe(n)
        expect(factors.every(isPrimeByTrialDivision)).toBe(true)
        expect(factors).toEqual(factors.toSorted((a, b) => a - b))
      }),
    )
  })

  it('refuses 0', () => expect(() => factorsOf(0)).toThrow('n is 0'))
})

it('groups equal primes', () => {
  expect([...primePowers(360)]).toEqual([
    [2, 3],
    [3, 2],
    [5, 1],
  ])
  expect(primePowers(1).size).toBe(0)
  expect(() => primePowers(1.5)).toThrow('n is 1.5')
})

it('splits what trial division could not', () => {
  const primes = [1_000_000_007n, 10_000_000_019n, 2_147_483_647n]
  expect(primeFactorsOfBigInt(product(primes))).toEqual([1_000_000_007n, 2_147_483_647n, 10_000_000_019n])
  expect(primeFactorsOfBigInt(2n ** 64n + 1n)).toEqual([274177n, 67280421310721n])
})

describe("Pollard's method", () => {
  it('finds a proper divisor of every small composite, squares of primes included', () => {
    for (let n = 4n; n < 3000n; n++) {
      if (isPrime(n)) continue
      const divisor = pollardRho(n)
      expect([n, n % divisor]).toEqual([n, 0n])
      expect(divisor > 1n && divisor < n).toBe(true)
    }
  })

  it('refuses what has no proper divisor', () => {
    expect(() => pollardRho(3n)).toThrow('n is 3; use 4 or more.')
    expect(() => pollardRho(97n)).toThrow('n is 97, which is prime; use a composite number.')
  })
})
