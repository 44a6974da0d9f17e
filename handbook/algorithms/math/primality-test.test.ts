import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPrime, isPrimeByTrialDivision, passesFermatTest } from './primality-test.ts'

/** The definition. */
const bruteForce = (n: number): boolean => {
  for (let divisor = 2; divisor < n; divisor++) if (n % divisor === 0) return false
  return n >= 2
}

describe.each<[string, (n: number) => boolean]>([
  ['isPrimeByTrialDivision', isPrimeByTrialDivision],
  ['isPrime', (n) => isPrime(BigInt(n))],
])('%s', (_, test) => {
  it('follows the definition', () => {
    for (let n = -5; n <= 2000; n++) expect([n, test(n)]).toEqual([n, bruteForce(n)])
  })

  it.each([561, 1105, 1729, 341, 2047, 3215031751, 1000003 * 1000033])('is not fooled by %d', (n) =>
    expect(test(n)).toBe(false),
  )

  it.each([7919, 1000003, 2147483647])('knows the prime %d', (n) => expect(test(n)).toBe(true))
})

it('agrees with each other on larger numbers', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 1e10 }), (n) => {
      expect(isPrime(BigInt(n))).toBe(isPrimeByTrialDivision(n))
    }),
    { numRuns: 200 },
  )
})

it('refuses what trial division cannot hold', () => {
  expect(() => isPrimeByTrialDivision(2 ** 53)).toThrow('n is 9007199254740992')
  expect(() => isPrimeByTrialDivision(NaN)).toThrow(RangeError)
})

describe('numbers beyond 2^53', () => {
  it('are certain up to 3.3 · 10^24', () => {
    expect(isPrime(2n ** 61n - 1n)).toBe(true)
    expect(isPrime(2n ** 61n + 1n)).toBe(false)
    // The smallest strong pseudoprime to the bases 2 to 37.
    expect(isPrime(318665857834031151167461n)).toBe(false)
  })

  it('are tried with random bases above', () => {
    // The smallest strong pseudoprime to the bases 2 to 41, which the fixed bases do not detect.
    expect(isPrime(3317044064679887385961981n)).toBe(false)
    expect(isPrime(2n ** 89n - 1n)).toBe(true)
    expect(isPrime(2n ** 127n - 1n, { random: () => 0.25 })).toBe(true)
    expect(isPrime((2n ** 89n - 1n) * (2n ** 107n - 1n))).toBe(false)
    expect(() => isPrime(2n ** 89n - 1n, { random: () => 1 })).toThrow('The random source gave 1')
  })
})

describe("Fermat's test", () => {
  it('lets primes pass', () => {
    for (const prime of [3n, 5n, 97n, 7919n]) expect(passesFermatTest(prime, 2n)).toBe(true)
  })

  it('catches most composites and misses some', () => {
    expect(passesFermatTest(15n, 2n)).toBe(false)
    expect(passesFermatTest(341n, 2n)).toBe(true)
    expect(passesFermatTest(341n, 3n)).toBe(false)
    expect([2n, 5n, 7n, 13n].map((base) => passesFermatTest(561n, base))).toEqual([true, true, true, true])
  })

  it('needs a number above 1', () => expect(() => passesFermatTest(1n, 2n)).toThrow('n is 1; use 2 or more.'))
})
