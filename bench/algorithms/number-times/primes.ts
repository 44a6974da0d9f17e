import { powerModulo } from '../../../handbook/algorithms/math/modular-arithmetic.ts'
import { isPrime, isPrimeByTrialDivision } from '../../../handbook/algorithms/math/primality-test.ts'
import { primeFactors, primeFactorsOfBigInt } from '../../../handbook/algorithms/math/prime-factorization.ts'
import { segmentedSieve, sieveOfEratosthenes } from '../../../handbook/algorithms/math/sieve-of-eratosthenes.ts'
import { randomSource } from '../measure.ts'
import { bigNumber, times } from './processor-times.ts'

/* Powers with a modulus, prime numbers, factors, sieves. */

times('power modulo 2,048 bits', {
  one: () => powerModulo(bigNumber(2_047, 1), bigNumber(2_047, 2), bigNumber(2_048, 3)),
})

const random = randomSource(1)
times('prime?', {
  '2^53 - 111, trial division': () => isPrimeByTrialDivision(2 ** 53 - 111),
  ...Object.fromEntries(
    [
      [53n, 111n],
      [127n, 1n],
      [521n, 1n],
      [1_279n, 1n],
    ].map(([exponent = 0n, below = 0n]) => [
      `2^${exponent} - ${below}, Miller–Rabin`,
      () => isPrime(2n ** exponent - below, { random }),
    ]),
  ),
  '(2^521 - 1)(2^607 - 1), Miller–Rabin': () => isPrime((2n ** 521n - 1n) * (2n ** 607n - 1n), { random }),
})
times(
  'factors, trial division',
  Object.fromEntries(
    [600_851_475_143, 1e15 + 37, 94_906_247 * 94_906_249].map((n) => [String(n), () => primeFactors(n)]),
  ),
)
times(
  'factors, Pollard',
  Object.fromEntries(
    [
      600_851_475_143n,
      10n ** 15n + 37n,
      94_906_247n * 94_906_249n,
      2n ** 64n + 1n,
      2n ** 67n - 1n,
      (10n ** 9n + 7n) * (10n ** 9n + 9n),
      (10n ** 11n + 3n) * (10n ** 11n + 19n),
    ].map((n) => [String(n), () => primeFactorsOfBigInt(n)]),
  ),
)

const count = (values: Iterable<unknown>): number => {
  let size = 0
  for (const _ of values) size++
  return size
}
times('sieve', {
  'up to a million': () => sieveOfEratosthenes(1_000_000),
  'up to 10^8': () => sieveOfEratosthenes(1e8).length,
  'up to 10^8, windows': () => count(segmentedSieve(0, 1e8)),
  '10^15 to 10^15 + 200': () => count(segmentedSieve(1e15, 1e15 + 200)),
})
