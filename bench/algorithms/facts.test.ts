import { expect, it } from 'vitest'
import { measurementRandom } from '../../handbook/algorithms/contracts/measurement-random.ts'
import { fitLine } from '../../handbook/algorithms/machine-learning/linear-regression.ts'
import { fitLogisticRegression, logLoss } from '../../handbook/algorithms/machine-learning/logistic-regression.ts'
import { trainPerceptron } from '../../handbook/algorithms/machine-learning/perceptron.ts'
import { compensatedSum } from '../../handbook/algorithms/math/binary-floating-point.ts'
import { greatestCommonDivisor } from '../../handbook/algorithms/math/euclidean-algorithm.ts'
import { squaredDistance } from '../../handbook/algorithms/math/euclidean-distance.ts'
import { factorialByHalves } from '../../handbook/algorithms/math/factorial.ts'
import { power, powerOf } from '../../handbook/algorithms/math/fast-exponentiation.ts'
import { fibonacci, fibonacciByDoubling } from '../../handbook/algorithms/math/fibonacci.ts'
import { countPartitions } from '../../handbook/algorithms/math/integer-partition.ts'
import { determinant, solve } from '../../handbook/algorithms/math/matrices.ts'
import { binomial } from '../../handbook/algorithms/math/pascal-triangle.ts'
import { passesFermatTest } from '../../handbook/algorithms/math/primality-test.ts'
import { sieveOfEratosthenes } from '../../handbook/algorithms/math/sieve-of-eratosthenes.ts'
import { integerSquareRoot, squareRoot, squareRootByBisection } from '../../handbook/algorithms/math/square-root.ts'
import { countCombinationSums } from '../../handbook/algorithms/sets/combination-sum.ts'
import { longestPalindrome, palindromeLengths } from '../../handbook/algorithms/strings/palindromes.ts'
import { article, figuresUnder, isSaidIn } from './articles.ts'
import { startCounting, takeCounts } from './calls.ts'
import { decimal } from './count.ts'

const whole = decimal(0)
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
const digitsOf = (value: bigint): string => whole(String(value).length)
const grouped = (value: bigint | number): string => value.toLocaleString('en', { maximumFractionDigits: 20 })

const says = (name: string, ...figures: string[]): void =>
  expect(isSaidIn(name, figures), `${name} says ${figures.join(', ')}`).toBe(true)

// Counting starts before anything runs, because the engine counts rounds only in functions that were not compiled
// before.
const session = startCounting(true)
/** Number of runs of each part of a function. */
const countsOf = (name: string, run: () => unknown): number[] => {
  takeCounts(session, [])
  run()
  return takeCounts(session, [name])
    .flat()
    .map(({ count }) => count)
}
/** Number of rounds of a function's only loop. */
const roundsOf = (name: string, run: () => unknown): number => Math.max(...countsOf(name, run))

/** Number of rounds of Newton's method from a start, including the last round. */
const roundsFrom = (start: number, value: number): number => {
  for (let guess = start, rounds = 1; ; rounds++) {
    const next = guess / 2 + value / guess / 2
    if (next >= guess) return rounds
    guess = next
  }
}

/** Whether Newton's method reaches a guess whose square is rounded to the value. */
const reachesExactSquare = (value: number): boolean => {
  const seen = new Set<number>()
  for (let guess = value; !seen.has(guess); guess = guess / 2 + value / guess / 2) {
    if (guess * guess === value) return true
    seen.add(guess)
  }
  return false
}

it('rounds of square roots and of the Euclidean algorithm', () => {
  expect(figuresUnder(article('algorithms/math/square-root'), '| Value | Newton | Bisection |')).toEqual(
    [2, 10, 1e6, 1e100, 1e-300].map((value) =>
      [
        roundsOf('squareRoot', () => squareRoot(value)),
        roundsOf('squareRootByBisection', () => squareRootByBisection(value)),
      ].map(String),
    ),
  )
  says(
    'math/square-root',
    ...[20n, 200n, 2_000n, 20_000n].map((exponent) =>
      String(roundsOf('integerSquareRoot', () => integerSquareRoot(2n * 10n ** exponent))),
    ),
  )
  const random = measurementRandom(1)
  const starts = range(10_000).map(() => ({ root: 1 + random(), start: 1 + random() }))
  const longest = Math.max(...starts.map(({ root, start }) => roundsFrom(root * start, root * root)))
  expect(longest).toBe(7)
  says('math/square-root', 'at most seven rounds follow, including the last one')
  const endless = range(10_000).filter((index) => !reachesExactSquare(index + 1))
  says('math/square-root', grouped(endless.length), '10,000')
  expect(endless).toContain(1)
  says('math/square-root', `${grouped(Math.floor(7.629394531686906e-6 / 1e-10 / 1_000) * 1_000)} times too large`)
  const nearest = Math.sqrt(2e20)
  expect([nearest, nearest - 2 ** -19].map((root) => root * root - 2e20)).toEqual([32_768, -32_768])
  const numbers = range(200_000).map(() => 1 + Math.floor(random() * 1e6))
  const divisions = roundsOf('greatestCommonDivisor', () => {
    for (let i = 0; i < numbers.length; i += 2) greatestCommonDivisor(numbers[i] ?? 1, numbers[i + 1] ?? 1)
  })
  says('math/euclidean-algorithm', decimal(1)(divisions / 100_000), '100,000')
  says(
    'math/euclidean-algorithm',
    '832,040',
    String(roundsOf('greatestCommonDivisor', () => greatestCommonDivisor(832_040, 514_229))),
  )
})

it('comparisons for palindromes in a text of one letter', () => {
  const text = 'a'.repeat(1_000)
  expect(countsOf('longestPalindrome', () => longestPalindrome(text))).toContain((1_000 * 1_001) / 2)
  // The counts are the centres and the equal comparisons of the inner loop. The inner loop makes no comparison of
  // different characters.
  expect(countsOf('palindromeLengths', () => palindromeLengths(text))).toEqual(expect.arrayContaining([1_999, 999]))
  says('strings/palindromes', `${whole((1e6 * (1e6 + 1)) / 2 / 1e9)} billion`, 'fewer than a million')
})

it('primes', () => {
  const primes = sieveOfEratosthenes(1_000_000)
  // Each prime up to the root writes, starting at its square.
  const writes = (limit: number): number =>
    primes
      .filter((prime) => prime * prime <= limit)
      .reduce((sum, prime) => sum + Math.floor((limit - prime * prime) / prime) + 1, 0)
  says('math/sieve-of-eratosthenes', ...[1e4, 1e6, 1e7].map((limit) => decimal(1)(writes(limit) / limit)))
  says('math/sieve-of-eratosthenes', String(writes(30)), '30')
  const known = new Set(primes)
  const liars = range(1_000_000).filter((n) => n > 2 && n % 2 === 1 && !known.has(n) && passesFermatTest(BigInt(n), 2n))
  says('math/primality-test', String(liars.length), grouped(primes.length))
  says(
    'math/primality-test',
    `${whole((100 * range(210).filter((n) => [2, 3, 5, 7].some((prime) => n % prime === 0)).length) / 210)}%`,
  )
})

it('rounded sums and products', () => {
  let sum = 0
  const tenths = function* () {
    for (let i = 0; i < 10_000_000; i++) yield 0.1
  }
  for (const tenth of tenths()) sum += tenth
  says('math/binary-floating-point', grouped(sum), grouped(compensatedSum(tenths())))
  says('math/fast-exponentiation', grouped(power(1.1, 100)))
  says('math/pascal-triangle', `C(11, 5)`, String(range(5).reduce((value, i) => value * ((11 - i) / (i + 1)), 1)))
  says(
    'math/pascal-triangle',
    `C(55, 26)`,
    range(26)
      .reduce((value, i) => (value * (55 - i)) / (i + 1), 1)
      .toLocaleString('en', { maximumFractionDigits: 1 }),
  )
  says(
    'math/matrices',
    decimal(1)(
      1e16 *
        determinant([
          [1, 2, 3],
          [4, 5, 6],
          [7, 8, 9],
        ]),
    ),
  )
  const hilbertError = (n: number): number => {
    const matrix = range(n).map((i) => range(n).map((j) => 1 / (i + j + 1)))
    return Math.max(
      ...solve(
        matrix,
        matrix.map((row) => [row.reduce((sum, value) => sum + value, 0)]),
      ).map(([value = NaN]) => Math.abs(value - 1)),
    )
  }
  expect([3, 6, 10].map((n) => hilbertError(n).toExponential(0))).toEqual(['1e-14', '5e-10', '3e-4'])
  says('math/matrices', '10⁻¹⁴', '5 · 10⁻¹⁰', '3 · 10⁻⁴', decimal(2)(hilbertError(12)))
})

it('counts that grow', () => {
  const multiplications = (exponent: number): string => {
    let count = 0
    const multiply = (a: number, b: number): number => {
      count++
      return a * b
    }
    powerOf({ base: 1, exponent, one: 1, multiply })
    return String(count)
  }
  says('math/fast-exponentiation', ...[1_000, 1_024, 1_023, 1_000_000].map(multiplications))
  says('math/fast-exponentiation', digitsOf(3n ** 100_000n))
  says('math/fibonacci', grouped(2n * fibonacci(31) - 1n))
  says('math/fibonacci', `${digitsOf(fibonacciByDoubling(1_000_000))} digits`)
  for (const n of [1_000, 10_000, 100_000]) says('math/factorial', grouped(n), digitsOf(factorialByHalves(n)))
  // Logarithms are used, because the numbers themselves would overflow.
  const stirling = (n: number): number =>
    1 - Math.exp(Math.log(2 * Math.PI * n) / 2 + n * (Math.log(n) - 1) - Math.log(Number(factorialByHalves(n))))
  says(
    'math/factorial',
    `${decimal(1)(100 * stirling(5))}%`,
    `${decimal(1)(100 * stirling(10))}%`,
    `${decimal(2)(100 * stirling(100))}%`,
  )
  says('math/factorial', whole(Math.floor(range(1_000_000).reduce((sum, index) => sum + Math.log10(index + 1), 0)) + 1))
  const partitions = (n: number): number =>
    Math.exp(Math.PI * Math.sqrt((2 * n) / 3)) / (4 * n * Math.sqrt(3)) / Number(countPartitions(n)) - 1
  says('math/integer-partition', ...[100, 1_000].map((n) => `${decimal(1)(100 * partitions(n))}%`))
  for (const n of [50, 100, 300]) says('math/integer-partition', grouped(countPartitions(n)))
  says('math/pascal-triangle', 'C(30, 15)', `${whole(Number(2n * binomial(30, 15) - 1n) / 1e6)} million`)
  says('sets/combination-sum', grouped(countCombinationSums([1, 2, 5, 10, 20, 50, 100, 200], 200)))
})

it('distances in many dimensions', () => {
  const ratios = [2, 10, 100, 1_000].map((dimensions) => {
    const random = measurementRandom(dimensions)
    const point = (): number[] => Array.from({ length: dimensions }, random)
    // The ratio differs much between runs in few dimensions, and hardly in many.
    const runs = range(dimensions > 10 ? 15 : 2_001).map(() => {
      const from = point()
      const distances = range(1_000).map(() => squaredDistance(from, point()))
      return Math.sqrt(Math.max(...distances) / Math.min(...distances))
    })
    const median = runs.toSorted((a, b) => a - b)[(runs.length - 1) / 2] ?? NaN
    return dimensions === 2 ? `about ${10 * Math.round(median / 10)} times` : `${decimal(1)(median)} times`
  })
  says('math/euclidean-distance', ...ratios)
  says('machine-learning/k-nearest-neighbors', ...ratios)
})

it('models', () => {
  const students = range(10).map((index) => ({ features: [0.5 + index / 2], target: [4, 6, 7, 8, 9].includes(index) }))
  for (const rounds of [10, 100, 1_000, 10_000]) {
    const model = fitLogisticRegression(students, { rate: 0.5, rounds })
    says(
      'machine-learning/logistic-regression',
      grouped(rounds),
      decimal(3)(model.weights[0] ?? NaN),
      `−${decimal(3)(-model.intercept)}`,
      decimal(4)(logLoss(model, students)),
    )
  }
  const swinging = [999, 1_000].map((rounds) => fitLogisticRegression(students, { rate: 5, rounds }))
  says(
    'machine-learning/logistic-regression',
    ...swinging.flatMap((model) => [decimal(1)(model.weights[0] ?? NaN), decimal(2)(logLoss(model, students))]),
  )
  const separable = [-2, -1, 1, 2].map((x) => ({ features: [x], target: x > 0 }))
  const weight = (options: { rounds?: number; ridge?: number }): number =>
    fitLogisticRegression(separable, { rate: 0.5, ...options }).weights[0] ?? NaN
  says(
    'machine-learning/logistic-regression',
    ...[100, 1_000, 100_000].map((rounds) => decimal(1)(weight({ rounds }))),
    decimal(3)(weight({ ridge: 0.1 })),
  )

  const exclusive = [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ].map(([a = 0, b = 0]) => ({ features: [a, b], target: a !== b }))
  const withProduct = exclusive.map(({ features: [a = 0, b = 0], target }) => ({ features: [a, b, a * b], target }))
  says(
    'machine-learning/perceptron',
    ...[exclusive, withProduct].map((samples) => grouped(trainPerceptron(samples).corrections)),
  )
  says(
    'machine-learning/linear-regression',
    '(5, 20)',
    decimal(1)(
      fitLine([
        [1, 2],
        [2, 3],
        [3, 5],
        [4, 4],
        [5, 20],
      ]).slope,
    ),
  )
  // The larger eigenvalue of the mean products of (1, x) for x from 1 to 4.
  says('machine-learning/linear-regression', decimal(4)(2 / ((8.5 + Math.sqrt(8.5 ** 2 - 5)) / 2)))
})
