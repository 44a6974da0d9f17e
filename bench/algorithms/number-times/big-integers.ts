import {
  greatestCommonDivisor,
  binaryGreatestCommonDivisor,
} from '../../../handbook/algorithms/math/euclidean-algorithm.ts'
import { countSetBits, countSetBitsInParallel } from '../../../handbook/algorithms/math/bit-manipulation.ts'
import { factorial, factorialByHalves } from '../../../handbook/algorithms/math/factorial.ts'
import { powerOfBigInt } from '../../../handbook/algorithms/math/fast-exponentiation.ts'
import { bigNumber, numbers, repeated, times } from './processor-times.ts'

/* Bits, greatest common divisors, factorials, powers. */

for (const [name, words] of Object.entries({
  'a million words': numbers(1_000_000, 2 ** 32),
  'a million words below 2^31': numbers(1_000_000, 2 ** 31),
}))
  times(`bits of ${name}`, {
    'in parallel': repeated(words, countSetBitsInParallel),
    'one by one': repeated(words, countSetBits),
    characters: repeated(words, (word) => [...word.toString(2)].filter((bit) => bit === '1').length),
  })

const byRemainder = (a: bigint, b: bigint): bigint => {
  while (b !== 0n) [a, b] = [b, a % b]
  return a
}
for (const bits of [64, 256, 1_024, 4_096, 8_192]) {
  const pairs = Array.from({ length: 20 }, (_, seed) => [bigNumber(bits, seed), bigNumber(bits, seed + 100)] as const)
  times(`greatest common divisors of 20 pairs, ${bits} bits`, {
    remainders: () => pairs.map(([a, b]) => byRemainder(a, b)),
    binary: () => pairs.map(([a, b]) => binaryGreatestCommonDivisor(a, b)),
  })
}
times('greatest common divisor of numbers', {
  '100,000 pairs': repeated(numbers(100_000, 1e6), (n) => greatestCommonDivisor(n + 1, 720_720)),
})

for (const n of [1_000, 10_000, 100_000])
  times(`factorial of ${n}`, { loop: () => factorial(n), halves: () => factorialByHalves(n) })

times('3 to the power of 100,000', {
  squaring: () => powerOfBigInt(3n, 100_000),
  loop: () => {
    let product = 1n
    for (let i = 0; i < 100_000; i++) product *= 3n
    return product
  },
})
