/**
 * Times what the articles on mathematics, selection and sequences say in milliseconds: processor time, warmed up. Such
 * times belong to a machine; what they are to each other is much the same elsewhere. Run it with
 * `npx tsx bench/algorithms/number-times.ts`, or with the beginning of a title for that part only.
 */
import {
  greatestCommonDivisor,
  binaryGreatestCommonDivisor,
} from '../../handbook/algorithms/math/euclidean-algorithm.ts'
import { countSetBits, countSetBitsInParallel } from '../../handbook/algorithms/math/bit-manipulation.ts'
import { complex } from '../../handbook/algorithms/math/complex-numbers.ts'
import { euclideanDistance, squaredDistance } from '../../handbook/algorithms/math/euclidean-distance.ts'
import { factorial, factorialByHalves } from '../../handbook/algorithms/math/factorial.ts'
import { powerOfBigInt } from '../../handbook/algorithms/math/fast-exponentiation.ts'
import {
  convolve,
  discreteFourierTransform,
  fastFourierTransform,
  fastFourierTransformRecursive,
} from '../../handbook/algorithms/math/fast-fourier-transform.ts'
import {
  fibonacci,
  fibonacciByDoubling,
  fibonacciByMatrix,
  fibonacciRecursive,
} from '../../handbook/algorithms/math/fibonacci.ts'
import { evaluatePolynomial, evaluatePolynomialTermwise } from '../../handbook/algorithms/math/horner-method.ts'
import { countPartitions, countPartitionsByPentagons } from '../../handbook/algorithms/math/integer-partition.ts'
import { determinant, multiplyMatrices, solve } from '../../handbook/algorithms/math/matrices.ts'
import { powerModulo } from '../../handbook/algorithms/math/modular-arithmetic.ts'
import { isPrime, isPrimeByTrialDivision } from '../../handbook/algorithms/math/primality-test.ts'
import { primeFactors, primeFactorsOfBigInt } from '../../handbook/algorithms/math/prime-factorization.ts'
import { segmentedSieve, sieveOfEratosthenes } from '../../handbook/algorithms/math/sieve-of-eratosthenes.ts'
import { squareRoot } from '../../handbook/algorithms/math/square-root.ts'
import {
  hirschbergSubsequence,
  longestCommonSubsequence,
} from '../../handbook/algorithms/sets/longest-common-subsequence.ts'
import { medianOfMediansSelect, quickSelect } from '../../handbook/algorithms/statistics/quickselect.ts'
import {
  createAliasPicker,
  createWeightedPicker,
  weightedIndex,
} from '../../handbook/algorithms/statistics/weighted-random.ts'
import { randomSource } from './measure.ts'

const wanted = process.argv[2] ?? ''
const digits = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 })
/** What is computed goes here, so that the engine cannot leave it out. */
let kept: unknown

/** Milliseconds of the processor for one call: the shortest of some rounds, each long enough for the clock. */
const processorTime = (run: () => unknown): number => {
  let best = Infinity
  let spent = 0
  for (let round = 0; round < 8 && spent < 4_000; round++) {
    const start = process.cpuUsage()
    let calls = 0
    let elapsed = 0
    while (elapsed < 40) {
      kept = run()
      calls++
      const { user, system } = process.cpuUsage(start)
      elapsed = (user + system) / 1_000
    }
    spent += elapsed
    // The first round warms up, unless one call takes so long that it does that by itself.
    if (round > 0 || elapsed > 2_000) best = Math.min(best, elapsed / calls)
  }
  return best
}

const times = (title: string, runs: Record<string, () => unknown>): void => {
  if (!title.startsWith(wanted)) return
  console.log(title)
  for (const [name, run] of Object.entries(runs))
    console.log(`  ${name.padEnd(50)}${digits.format(processorTime(run)).padStart(10)} ms`)
}
const numbers = (length: number, limit = 1): number[] => {
  const random = randomSource(length)
  return Array.from({ length }, () => (limit === 1 ? random() : Math.floor(random() * limit)))
}
const repeated =
  <T>(items: readonly T[], run: (item: T) => number) =>
  (): number => {
    let sum = 0
    for (const item of items) sum += run(item)
    return sum
  }
/** An odd number of that many bits. */
const bigNumber = (bits: number, seed: number): bigint => {
  const random = randomSource(seed)
  let value = 1n
  for (let length = 1; length < bits; length += 16) value = (value << 16n) | BigInt(Math.floor(random() * 65_536))
  return (value >> BigInt(Math.max(0, value.toString(2).length - bits))) | 1n
}

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

const [from, to] = [numbers(128), numbers(129).slice(1)]
const hundredThousand = Array.from({ length: 100_000 }, () => to)
times('distances, 100,000 in 128 dimensions', {
  scaled: repeated(hundredThousand, (point) => euclideanDistance(from, point)),
  squared: repeated(hundredThousand, (point) => squaredDistance(from, point)),
  'an indexed loop': repeated(hundredThousand, (point) => {
    let sum = 0
    for (let axis = 0; axis < from.length; axis++) sum += ((from[axis] as number) - (point[axis] as number)) ** 2
    return Math.sqrt(sum)
  }),
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

for (const n of [256, 4_096, 16_384]) {
  const signal = numbers(n).map((value) => complex(value))
  times(`transform of ${n}`, {
    'in place': () => fastFourierTransform(signal),
    recursive: () => fastFourierTransformRecursive(signal),
    ...(n <= 4_096 && { 'by definition': () => discreteFourierTransform(signal) }),
  })
}
for (const n of [512, 4_096]) {
  const [a, b] = [numbers(n), numbers(n + 1).slice(1)]
  times(`transform to convolve lists of ${n}`, {
    transform: () => convolve(a, b),
    loops: () => {
      const result = Array.from({ length: 2 * n - 1 }, () => 0)
      for (let i = 0; i < n; i++) {
        const factor = a[i] as number
        for (let j = 0; j < n; j++) result[i + j] = (result[i + j] as number) + factor * (b[j] as number)
      }
      return result
    },
  })
}

times('Fibonacci, recursive', { '30': () => fibonacciRecursive(30) })
for (const n of [1_000, 100_000, 1_000_000]) {
  times(`Fibonacci number ${n}`, {
    loop: () => fibonacci(n),
    doubling: () => fibonacciByDoubling(n),
    matrix: () => fibonacciByMatrix(n),
  })
}

const coefficients = numbers(1_000)
times('polynomial with 1,000 coefficients', {
  Horner: () => evaluatePolynomial(coefficients, 0.99),
  'x ** k': () =>
    coefficients.reduce((sum, coefficient, index) => sum + coefficient * 0.99 ** (coefficients.length - 1 - index), 0),
  'multiplied out': () => evaluatePolynomialTermwise(coefficients, 0.99),
})

for (const n of [100, 1_000, 5_000])
  times(`partitions of ${n}`, { table: () => countPartitions(n), pentagons: () => countPartitionsByPentagons(n) })

const matrix = Array.from({ length: 400 }, (_, row) => numbers(400 + row).slice(0, 400))
const flat = Float64Array.from(matrix.flat())
times('matrices, 400 × 400', {
  product: () => multiplyMatrices(matrix, matrix),
  'product, Float64Array': () => {
    const product = new Float64Array(flat.length)
    for (let i = 0; i < 400; i++) {
      for (let k = 0; k < 400; k++) {
        const factor = flat[400 * i + k] as number
        for (let j = 0; j < 400; j++)
          product[400 * i + j] = (product[400 * i + j] as number) + factor * (flat[400 * k + j] as number)
      }
    }
    return product
  },
  solve: () =>
    solve(
      matrix,
      matrix.map((row) => row.slice(0, 1)),
    ),
  determinant: () => determinant(matrix),
})

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

const million = numbers(1_000_000)
times('roots of the first million numbers', {
  Newton: () => {
    let sum = 0
    for (let value = 1; value <= 1_000_000; value++) sum += squareRoot(value)
    return sum
  },
  'Math.sqrt': () => {
    let sum = 0
    for (let value = 1; value <= 1_000_000; value++) sum += Math.sqrt(value)
    return sum
  },
})

const ascending = (a: number, b: number): number => a - b
times('median of a million numbers', {
  quickselect: () => quickSelect([...million], 500_000, ascending, { random }),
  'median of medians': () => medianOfMediansSelect([...million], 500_000, ascending),
  'sort with a comparator': () => million.toSorted(ascending),
  Float64Array: () => Float64Array.from(million).toSorted(),
})

for (const size of [10, 1_000, 100_000]) {
  const weights = numbers(size)
  const [sums, aliases] = [createWeightedPicker(weights), createAliasPicker(weights)]
  const draws = (draw: () => number, times: number) => (): number => {
    let sum = 0
    for (let i = 0; i < times; i++) sum += draw()
    return sum
  }
  times(`weighted draws from ${size}: milliseconds for a million are nanoseconds for one`, {
    [`one pass, ${1_000_000 / size} draws`]: draws(() => weightedIndex(weights), 1_000_000 / size),
    'running sums, a million': draws(sums, 1_000_000),
    'aliases, a million': draws(aliases, 1_000_000),
  })
}

const [left, right] = [numbers(5_000, 100), numbers(5_001, 100).slice(1)]
times('longest common subsequence of two lists of 5,000', {
  table: () => longestCommonSubsequence(left, right),
  Hirschberg: () => hirschbergSubsequence(left, right),
})
if (kept === undefined) throw new RangeError(`No title begins with “${wanted}”.`)
