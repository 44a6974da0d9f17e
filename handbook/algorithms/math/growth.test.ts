import { describe } from 'vitest'
import type { Sizes } from '../bounds.ts'
import { testCatalogueGrowth } from '../contracts/catalogue-growth.ts'
import { measurementRandom } from '../contracts/measurement-random.ts'
import { math } from './catalogue.ts'
import * as bits from './bit-manipulation.ts?counted'
import * as floats from './binary-floating-point.ts?counted'
import * as complexes from './complex-numbers.ts?counted'
import * as euclid from './euclidean-algorithm.ts?counted'
import * as multiples from './least-common-multiple.ts?counted'
import * as factorials from './factorial.ts?counted'
import * as powers from './fast-exponentiation.ts?counted'
import * as fibonaccis from './fibonacci.ts?counted'
import * as fourier from './fast-fourier-transform.ts?counted'
import * as horner from './horner-method.ts?counted'
import * as partitioning from './integer-partition.ts?counted'
import * as matrices from './matrices.ts?counted'
import * as pascal from './pascal-triangle.ts?counted'
import * as primality from './primality-test.ts?counted'
import * as factors from './prime-factorization.ts?counted'
import * as sieves from './sieve-of-eratosthenes.ts?counted'
import * as square from './square-root.ts?counted'
import * as distances from './euclidean-distance.ts?counted'
import * as modular from './modular-arithmetic.ts?counted'
import { countPartitions } from './integer-partition.ts'
import { fibonacci } from './fibonacci.ts'
import { isPrime } from './primality-test.ts'

const sizesOf = (...values: number[]): Sizes[] => values.map((n) => ({ n }))
const sizes = sizesOf(128, 512, 2048)
const smallSizes = sizesOf(16, 32, 64)
const exponents = sizesOf(2 ** 8 - 1, 2 ** 16 - 1, 2 ** 32 - 1)
const dimensions: Sizes[] = [{ d: 64 }, { d: 256 }, { d: 1024 }]
const shapes: Sizes[] = [{ n: 8, m: 16 }, { n: 16, m: 64 }, { n: 64, m: 128 }]

const numbers = (length: number, value = (index: number): number => Math.sin(index)): number[] =>
  Array.from({ length }, (_, index) => value(index))
const matrix = (rows: number, columns = rows): number[][] => {
  const random = measurementRandom(rows)
  return Array.from({ length: rows }, () => numbers(columns, () => random() - 0.5))
}
const signal = (n: number) => numbers(n).map((re) => ({ re, im: 0 }))

/** Two neighbouring Fibonacci numbers, the smaller at most n. They need the most rounds of the Euclidean algorithm. */
const fibonacciPair = (n: number): [number, number] => {
  let index = 2
  while (Number(fibonacci(index + 1)) <= n) index++
  return [Number(fibonacci(index + 1)), Number(fibonacci(index))]
}
/** Calls `visit` with seeded random pairs of numbers from 1 to n. */
const randomPairs = (n: number, visit: (a: number, b: number) => void): void => {
  const random = measurementRandom(n)
  for (let round = 0; round < 200; round++) visit(1 + Math.floor(random() * n), 1 + Math.floor(random() * n))
}
const largestPrimeUpTo = (n: number): number => {
  let candidate = Math.floor(n)
  while (!isPrime(BigInt(candidate))) candidate--
  return candidate
}
/** Calls `visit` with products of two primes near √n. */
const semiprimes = (n: number, visit: (product: bigint) => void): void => {
  let prime = largestPrimeUpTo(Math.sqrt(n))
  for (let round = 0; round < 40; round++) {
    const next = largestPrimeUpTo(prime - 1)
    visit(BigInt(prime) * BigInt(next))
    prime = next
  }
}
const gcdSizes = sizesOf(2 ** 10, 2 ** 20, 2 ** 40)
const numberSizes = sizesOf(2 ** 16, 2 ** 24, 2 ** 32)
const gcdLike = (run: (a: number, b: number) => unknown) => ({
  sizes: gcdSizes,
  best: ({ n = 0 }: Sizes) => run(n, 1),
  average: ({ n = 0 }: Sizes) => randomPairs(n, run),
  worst: ({ n = 0 }: Sizes) => run(...fibonacciPair(n)),
})

describe('math', () => {
  testCatalogueGrowth(math, {
    setBit: { sizes, every: () => bits.setBit(0, 5) },
    countSetBits: {
      sizes: [{ k: 8 }, { k: 16 }, { k: 32 }],
      best: () => bits.countSetBits(0),
      every: ({ k = 0 }) => bits.countSetBits(2 ** k - 1),
    },
    countSetBitsInParallel: { sizes, every: ({ n = 0 }) => bits.countSetBitsInParallel(n - 1) },
    reverseBits: { sizes, every: ({ n = 0 }) => bits.reverseBits(n - 1) },
    subsetsOfMask: { sizes: [{ k: 4 }, { k: 8 }, { k: 12 }], every: ({ k = 0 }) => [...bits.subsetsOfMask(2 ** k - 1)] },

    decodeFloat: { sizes, every: ({ n = 0 }) => floats.decodeFloat(Math.sqrt(n)) },
    toExactDecimal: { sizes, every: ({ n = 0 }) => floats.toExactDecimal(1 / n) },
    nextUp: { sizes, every: ({ n = 0 }) => floats.nextUp(n) },
    compensatedSum: { sizes, every: ({ n = 0 }) => floats.compensatedSum(numbers(n)) },

    multiply: { sizes, every: ({ n = 0 }) => complexes.multiply({ re: n, im: 1 }, { re: 1, im: n }) },
    integerPower: { sizes: exponents, every: ({ n = 0 }) => complexes.integerPower({ re: 0, im: 1 }, n) },
    roots: { sizes, every: ({ n = 0 }) => complexes.roots({ re: 1, im: 0 }, n) },

    greatestCommonDivisor: gcdLike(euclid.greatestCommonDivisor),
    greatestCommonDivisorRecursive: gcdLike(euclid.greatestCommonDivisorRecursive),
    greatestCommonDivisorBySubtraction: {
      sizes: sizesOf(256, 1024, 4096),
      best: ({ n = 0 }) => euclid.greatestCommonDivisorBySubtraction(n, n),
      // Runs with every smaller number, because a few of them need most of the rounds. The count is divided by n.
      average: ({ n = 0 }) => {
        for (let smaller = 1; smaller <= n; smaller++) euclid.greatestCommonDivisorBySubtraction(n, smaller)
        globalThis.operationCounter.count /= n
      },
      worst: ({ n = 0 }) => euclid.greatestCommonDivisorBySubtraction(n, 1),
    },
    binaryGreatestCommonDivisor: {
      ...gcdLike((a, b) => euclid.binaryGreatestCommonDivisor(BigInt(a), BigInt(b))),
      best: ({ n = 0 }) => euclid.binaryGreatestCommonDivisor(BigInt(n), 0n),
      worst: ({ n = 0 }) => euclid.binaryGreatestCommonDivisor(BigInt(n - 1), BigInt(n / 2 - 1)),
    },
    extendedGreatestCommonDivisor: gcdLike((a, b) => euclid.extendedGreatestCommonDivisor(BigInt(a), BigInt(b))),

    leastCommonMultiple: {
      ...gcdLike(multiples.leastCommonMultiple),
      sizes: sizesOf(2 ** 6, 2 ** 13, 2 ** 26),
    },
    leastCommonMultipleOfBigInts: {
      ...gcdLike((a, b) => multiples.leastCommonMultipleOfBigInts(BigInt(a), BigInt(b))),
      best: ({ n = 0 }) => multiples.leastCommonMultipleOfBigInts(BigInt(n), 0n),
    },

    factorial: { sizes, every: ({ n = 0 }) => factorials.factorial(n) },
    factorialRecursive: { sizes: sizesOf(50, 200, 800), every: ({ n = 0 }) => factorials.factorialRecursive(n) },
    factorialByHalves: { sizes, every: ({ n = 0 }) => factorials.factorialByHalves(n) },
    trailingZerosOfFactorial: { sizes: sizesOf(5 ** 5, 5 ** 10, 5 ** 20), every: ({ n = 0 }) => factorials.trailingZerosOfFactorial(n) },

    powerOf: {
      sizes: exponents,
      every: ({ n = 0 }) => powers.powerOf({ base: 1, exponent: n, multiply: (a: number, b: number) => a * b, one: 1 }),
    },
    power: { sizes: exponents, every: ({ n = 0 }) => powers.power(1.0001, n) },
    powerRecursive: { sizes: exponents, every: ({ n = 0 }) => powers.powerRecursive(1.0001, n) },

    fibonacci: { sizes, every: ({ n = 0 }) => fibonaccis.fibonacci(n) },
    fibonacciRecursive: { sizes: sizesOf(5, 10, 20), every: ({ n = 0 }) => fibonaccis.fibonacciRecursive(n) },
    fibonacciByDoubling: { sizes: sizesOf(2 ** 5, 2 ** 10, 2 ** 15), every: ({ n = 0 }) => fibonaccis.fibonacciByDoubling(n) },
    fibonacciByMatrix: { sizes: sizesOf(2 ** 4, 2 ** 8, 2 ** 16), every: ({ n = 0 }) => fibonaccis.fibonacciByMatrix(n - 1) },
    fibonacciByFormula: { sizes: sizesOf(10, 30, 70), every: ({ n = 0 }) => fibonaccis.fibonacciByFormula(n) },

    fastFourierTransform: { sizes, every: ({ n = 0 }) => fourier.fastFourierTransform(signal(n)) },
    fastFourierTransformRecursive: { sizes, every: ({ n = 0 }) => fourier.fastFourierTransformRecursive(signal(n)) },
    discreteFourierTransform: { sizes: smallSizes, every: ({ n = 0 }) => fourier.discreteFourierTransform(signal(n)) },
    inverseFastFourierTransform: { sizes, every: ({ n = 0 }) => fourier.inverseFastFourierTransform(signal(n)) },
    convolve: { sizes, every: ({ n = 0 }) => fourier.convolve(numbers(n / 2), numbers(n / 2)) },

    evaluatePolynomial: { sizes, every: ({ n = 0 }) => horner.evaluatePolynomial(numbers(n), 0.5) },
    evaluatePolynomialTermwise: { sizes, every: ({ n = 0 }) => horner.evaluatePolynomialTermwise(numbers(n), 0.5) },
    divideByLinear: { sizes, every: ({ n = 0 }) => horner.divideByLinear(numbers(n), 0.5) },
    evaluateWithDerivative: { sizes, every: ({ n = 0 }) => horner.evaluateWithDerivative(numbers(n), 0.5) },

    countPartitions: { sizes, every: ({ n = 0 }) => partitioning.countPartitions(n) },
    countPartitionsByPentagons: { sizes, every: ({ n = 0 }) => partitioning.countPartitionsByPentagons(n) },
    partitions: {
      sizes: [10, 20, 30].map((n) => ({ n, k: Number(countPartitions(n)) })),
      every: ({ n = 0 }) => [...partitioning.partitions(n)],
      upper: ['best', 'average', 'worst'],
    },

    addMatrices: { sizes: shapes, every: ({ n = 0, m = 0 }) => matrices.addMatrices(matrix(n, m), matrix(n, m)) },
    transpose: { sizes: shapes, every: ({ n = 0, m = 0 }) => matrices.transpose(matrix(n, m)) },
    multiplyMatrices: { sizes: smallSizes, every: ({ n = 0 }) => matrices.multiplyMatrices(matrix(n), matrix(n)) },
    matrixPower: {
      sizes: [{ n: 8, k: 2 ** 3 }, { n: 16, k: 2 ** 6 }, { n: 16, k: 2 ** 12 }],
      every: ({ n = 0, k = 0 }) => matrices.matrixPower(matrix(n), k),
    },
    determinant: {
      sizes: smallSizes,
      best: ({ n = 0 }) => matrices.determinant(matrix(n).map((row) => row.with(0, 0))),
      every: ({ n = 0 }) => matrices.determinant(matrix(n)),
      upper: ['best'],
    },
    solve: { sizes: smallSizes, every: ({ n = 0 }) => matrices.solve(matrix(n), matrix(n, 1)) },
    inverse: { sizes: smallSizes, every: ({ n = 0 }) => matrices.inverse(matrix(n)) },

    pascalTriangle: { sizes: smallSizes, every: ({ n = 0 }) => pascal.pascalTriangle(n) },
    pascalRow: { sizes, every: ({ n = 0 }) => pascal.pascalRow(n) },
    binomial: {
      sizes,
      best: ({ n = 0 }) => pascal.binomial(n, n),
      average: ({ n = 0 }) => pascal.binomial(n, n / 4),
      worst: ({ n = 0 }) => pascal.binomial(n, n / 2),
    },

    isPrimeByTrialDivision: {
      sizes: numberSizes,
      best: ({ n = 0 }) => primality.isPrimeByTrialDivision(n),
      average: ({ n = 0 }) => {
        for (let next = n; next < n + 2000; next++) primality.isPrimeByTrialDivision(next)
      },
      worst: ({ n = 0 }) => primality.isPrimeByTrialDivision(largestPrimeUpTo(n)),
    },
    passesFermatTest: { sizes: gcdSizes, every: ({ n = 0 }) => primality.passesFermatTest(BigInt(n) + 1n, 3n) },
    isPrime: {
      sizes: gcdSizes,
      best: ({ n = 0 }) => primality.isPrime(BigInt(n)),
      average: ({ n = 0 }) => randomPairs(n, (a) => primality.isPrime(BigInt(a + n))),
      worst: ({ n = 0 }) => primality.isPrime(BigInt(largestPrimeUpTo(n))),
      upper: ['average'],
    },

    primeFactors: {
      sizes: numberSizes,
      best: ({ n = 0 }) => factors.primeFactors(n),
      average: ({ n = 0 }) => {
        for (let next = n; next < n + 1000; next++) factors.primeFactors(next)
      },
      worst: ({ n = 0 }) => factors.primeFactors(largestPrimeUpTo(n)),
    },
    pollardRho: {
      sizes: sizesOf(2 ** 24, 2 ** 32, 2 ** 40),
      best: ({ n = 0 }) => factors.pollardRho(BigInt(n)),
      every: ({ n = 0 }) => semiprimes(n, factors.pollardRho),
    },
    primeFactorsOfBigInt: {
      sizes: sizesOf(2 ** 24, 2 ** 32, 2 ** 40),
      best: ({ n = 0 }) => factors.primeFactorsOfBigInt(BigInt(largestPrimeUpTo(n))),
      average: ({ n = 0 }) => randomPairs(n, (a) => factors.primeFactorsOfBigInt(BigInt(a + n))),
      worst: ({ n = 0 }) => semiprimes(n, factors.primeFactorsOfBigInt),
      upper: ['average', 'worst'],
    },

    sieveOfEratosthenes: { sizes: sizesOf(1e3, 1e4, 1e5), every: ({ n = 0 }) => sieves.sieveOfEratosthenes(n) },
    segmentedSieve: {
      sizes: [{ n: 1e8, m: 1e4 }, { n: 1e9, m: 4e4 }, { n: 1e10, m: 1e5 }],
      every: ({ n = 0, m = 0 }) => [...sieves.segmentedSieve(n - m, n)],
    },
    smallestPrimeFactors: { sizes: sizesOf(1e3, 1e4, 1e5), every: ({ n = 0 }) => sieves.smallestPrimeFactors(n) },

    squareRoot: { sizes: sizesOf(2 ** 64, 2 ** 256, 2 ** 1022), best: () => square.squareRoot(1), every: ({ n = 0 }) => square.squareRoot(n) },
    squareRootByBisection: {
      sizes: sizesOf(2 ** 64, 2 ** 256, 2 ** 1022),
      best: () => square.squareRootByBisection(1),
      every: ({ n = 0 }) => square.squareRootByBisection(n / 3),
      upper: ['average', 'worst'],
    },
    integerSquareRoot: {
      sizes: sizesOf(2 ** 64, 2 ** 256, 2 ** 1022),
      best: () => square.integerSquareRoot(0n),
      every: ({ n = 0 }) => square.integerSquareRoot(BigInt(n) - 1n),
    },

    euclideanDistance: { sizes: dimensions, every: ({ d = 0 }) => distances.euclideanDistance(numbers(d), numbers(d, () => 0)) },
    squaredDistance: { sizes: dimensions, every: ({ d = 0 }) => distances.squaredDistance(numbers(d), numbers(d)) },
    manhattanDistance: { sizes: dimensions, every: ({ d = 0 }) => distances.manhattanDistance(numbers(d), numbers(d)) },
    chebyshevDistance: { sizes: dimensions, every: ({ d = 0 }) => distances.chebyshevDistance(numbers(d), numbers(d)) },

    multiplyModulo: { sizes, every: ({ n = 0 }) => modular.multiplyModulo(BigInt(n), BigInt(n), 97n) },
    powerModulo: { sizes: exponents, every: ({ n = 0 }) => modular.powerModulo(3n, BigInt(n), 1_000_003n) },
    inverseModulo: {
      ...gcdLike((modulus, value) => modular.inverseModulo(BigInt(value), BigInt(modulus))),
      average: ({ n = 0 }) => {
        const modulus = largestPrimeUpTo(n)
        randomPairs(modulus - 1, (value) => modular.inverseModulo(BigInt(value), BigInt(modulus)))
      },
    },
    solveCongruences: {
      sizes: [{ n: 8, m: 2 ** 8 }, { n: 32, m: 2 ** 12 }, { n: 128, m: 2 ** 16 }],
      every: ({ n = 0, m = 0 }) => {
        let modulus = m
        return modular.solveCongruences(
          numbers(n, (index) => index).map((index) => {
            modulus = largestPrimeUpTo(modulus - 1)
            return { remainder: BigInt(index % modulus), modulus: BigInt(modulus) }
          }),
        )
      },
    },
  })
})
