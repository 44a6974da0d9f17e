import { always, bound, constant, cubic, linear, linearithmic, log, logarithmic, product, quadratic, squareRoot } from '../bounds.ts'
import type { CatalogueEntry, OperationBounds } from '../catalogue-entry.ts'

const setBits = bound('k', (k) => k, 'k')
const subsets = bound('2ᵏ', (k) => 2 ** k, 'k')
const dimensions = bound('d', (d) => d, 'd')
const goldenPower = bound('φⁿ', (n) => ((1 + Math.sqrt(5)) / 2) ** n, 'n')
const logSquared = bound('log² n', (n) => log(n) ** 2, 'n')
const doublyLogarithmic = bound('log log n', (n) => log(log(n)), 'n')
const sieving = bound('n log log n', (n) => n * log(log(n)), 'n')
const segment = bound('m log log n + √n', (n, m) => m * log(log(n)) + Math.sqrt(n), 'n', 'm')
const linearTimesRoot = bound('n √n', (n) => n * Math.sqrt(n), 'n')
const eachPartition = bound('n · k', (n, k) => n * k, 'n', 'k')
const rootOverLog = bound('√n / log n', (n) => Math.sqrt(n) / log(n), 'n')
const fourthRootTimesLog = bound('⁴√n · log n', (n) => n ** 0.25 * log(n), 'n')
const cubicTimesLog = bound('n³ log k', (n, k) => n ** 3 * log(k), 'n', 'k')
const systems = bound('n log m', (n, m) => n * log(m), 'n', 'm')

const entry = (name: string, title: string, operations: readonly OperationBounds[], deterministic = true): CatalogueEntry => ({
  path: `algorithms/math/${name}`,
  title,
  kind: 'algorithm',
  source: `algorithms/math/${name}.ts`,
  operations,
  deterministic,
})

/** Math algorithms in the order of their articles. */
export const math: readonly CatalogueEntry[] = [
  entry('bit-manipulation', 'Bit manipulation', [
    { name: 'setBit', ...always(constant), space: constant, note: 'words of 32 bits; the other operations on single bits have the same bounds' },
    { name: 'countSetBits', best: constant, average: setBits, worst: setBits, space: constant, note: 'k bits are set' },
    { name: 'countSetBitsInParallel', ...always(constant), space: constant },
    { name: 'reverseBits', ...always(constant), space: constant },
    { name: 'subsetsOfMask', ...always(subsets), space: constant, note: 'k bits are set' },
  ]),
  entry('binary-floating-point', 'Binary floating point', [
    { name: 'decodeFloat', ...always(constant), space: constant },
    { name: 'toExactDecimal', ...always(constant), space: constant, note: 'the result has at most 1075 digits' },
    { name: 'nextUp', ...always(constant), space: constant },
    { name: 'compensatedSum', ...always(linear), space: constant },
  ]),
  entry('complex-numbers', 'Complex numbers', [
    { name: 'multiply', ...always(constant), space: constant, note: 'the other arithmetic operations have the same bounds' },
    { name: 'integerPower', ...always(logarithmic), space: constant, note: 'n is the exponent' },
    { name: 'roots', ...always(linear), space: constant, note: 'n is the degree' },
  ]),
  entry('euclidean-algorithm', 'Euclidean algorithm', [
    { name: 'greatestCommonDivisor', best: constant, average: logarithmic, worst: logarithmic, space: constant, note: 'n is the smaller number' },
    { name: 'greatestCommonDivisorRecursive', best: constant, average: logarithmic, worst: logarithmic, space: logarithmic },
    { name: 'greatestCommonDivisorBySubtraction', best: constant, average: logSquared, worst: linear, space: constant, note: 'n is the larger number' },
    { name: 'binaryGreatestCommonDivisor', best: constant, average: logarithmic, worst: logarithmic, space: constant, note: 'n is the larger number' },
    { name: 'extendedGreatestCommonDivisor', best: constant, average: logarithmic, worst: logarithmic, space: constant },
  ]),
  entry('least-common-multiple', 'Least common multiple', [
    { name: 'leastCommonMultiple', best: constant, average: logarithmic, worst: logarithmic, space: constant, note: 'n is the smaller number' },
    { name: 'leastCommonMultipleOfBigInts', best: constant, average: logarithmic, worst: logarithmic, space: constant, note: 'n is the larger number' },
  ]),
  entry('factorial', 'Factorial', [
    { name: 'factorial', ...always(linear), space: constant, note: 'counts multiplications of growing numbers' },
    { name: 'factorialRecursive', ...always(linear), space: linear, note: 'needs the space on the call stack' },
    { name: 'factorialByHalves', ...always(linear), space: logarithmic, note: 'counts multiplications of numbers of similar size' },
    { name: 'trailingZerosOfFactorial', ...always(logarithmic), space: constant },
  ]),
  entry('fast-exponentiation', 'Fast exponentiation', [
    { name: 'powerOf', ...always(logarithmic), space: constant, note: 'counts multiplications; n is the exponent' },
    { name: 'power', ...always(logarithmic), space: constant },
    { name: 'powerRecursive', ...always(logarithmic), space: logarithmic, note: 'needs the space on the call stack' },
  ]),
  entry('fibonacci', 'Fibonacci numbers', [
    { name: 'fibonacci', ...always(linear), space: constant, note: 'counts additions of growing numbers' },
    { name: 'fibonacciRecursive', ...always(goldenPower), space: linear, note: 'φ is the golden ratio, about 1.618' },
    { name: 'fibonacciByDoubling', ...always(logarithmic), space: constant, note: 'counts multiplications of growing numbers' },
    { name: 'fibonacciByMatrix', ...always(logarithmic), space: constant, note: 'counts multiplications of growing numbers' },
    { name: 'fibonacciByFormula', ...always(constant), space: constant, note: 'exact up to n = 70' },
  ]),
  entry('fast-fourier-transform', 'Fast Fourier transform', [
    { name: 'fastFourierTransform', ...always(linearithmic), space: linear },
    { name: 'fastFourierTransformRecursive', ...always(linearithmic), space: linear },
    { name: 'discreteFourierTransform', ...always(quadratic), space: constant },
    { name: 'inverseFastFourierTransform', ...always(linearithmic), space: linear },
    { name: 'convolve', ...always(linearithmic), space: linear },
  ]),
  entry('horner-method', "Horner's method", [
    { name: 'evaluatePolynomial', ...always(linear), space: constant },
    { name: 'evaluatePolynomialTermwise', ...always(quadratic), space: constant },
    { name: 'divideByLinear', ...always(linear), space: constant },
    { name: 'evaluateWithDerivative', ...always(linear), space: constant },
  ]),
  entry('integer-partition', 'Integer partition', [
    { name: 'countPartitions', ...always(quadratic), space: linear, note: 'without a largest part' },
    { name: 'countPartitionsByPentagons', ...always(linearTimesRoot), space: linear },
    { name: 'partitions', ...always(eachPartition), space: linear, note: 'k partitions of n; most have far fewer than n parts' },
  ]),
  entry('matrices', 'Matrices', [
    { name: 'addMatrices', ...always(product), space: constant, note: 'n rows, m columns' },
    { name: 'transpose', ...always(product), space: constant, note: 'n rows, m columns' },
    { name: 'multiplyMatrices', ...always(cubic), space: constant, note: 'matrices of n × n numbers' },
    { name: 'matrixPower', ...always(cubicTimesLog), space: quadratic, note: 'a matrix of n × n numbers to the power of k' },
    { name: 'determinant', best: quadratic, average: cubic, worst: cubic, space: quadratic, note: 'best: the first column holds only zeros' },
    { name: 'solve', ...always(cubic), space: quadratic, note: 'n equations with n unknowns' },
    { name: 'inverse', ...always(cubic), space: quadratic, note: 'matrices of n × n numbers' },
  ]),
  entry('pascal-triangle', "Pascal's triangle", [
    { name: 'pascalTriangle', ...always(quadratic), space: constant, note: 'n rows' },
    { name: 'pascalRow', ...always(linear), space: constant },
    { name: 'binomial', best: constant, average: linear, worst: linear, space: constant, note: 'best: none or all of the n things are chosen' },
  ]),
  entry('primality-test', 'Primality test', [
    { name: 'isPrimeByTrialDivision', best: constant, average: rootOverLog, worst: squareRoot, space: constant, note: 'n is the number itself' },
    { name: 'passesFermatTest', ...always(logarithmic), space: constant, note: 'counts multiplications' },
    { name: 'isPrime', best: constant, average: logarithmic, worst: logarithmic, space: constant, note: 'counts multiplications; random from 3.3 · 10²⁴ upwards' },
  ], false),
  entry('prime-factorization', 'Prime factorization', [
    { name: 'primeFactors', best: logarithmic, average: rootOverLog, worst: squareRoot, space: constant, note: 'n is the number itself' },
    { name: 'pollardRho', best: constant, average: fourthRootTimesLog, worst: fourthRootTimesLog, space: constant, note: 'expected number of steps; worst: two factors of similar size' },
    { name: 'primeFactorsOfBigInt', best: logarithmic, average: fourthRootTimesLog, worst: fourthRootTimesLog, space: logarithmic, note: 'expected number of steps' },
  ]),
  entry('sieve-of-eratosthenes', 'Sieve of Eratosthenes', [
    { name: 'sieveOfEratosthenes', ...always(sieving), space: linear },
    { name: 'segmentedSieve', ...always(segment), space: squareRoot, note: 'm numbers up to n, where m is at least √n' },
    { name: 'smallestPrimeFactors', ...always(linear), space: linear },
  ]),
  entry('square-root', "Square root by Newton's method", [
    { name: 'squareRoot', best: constant, average: logarithmic, worst: logarithmic, space: constant, note: 'n is the number, or its reciprocal below 1' },
    { name: 'squareRootByBisection', best: constant, average: logarithmic, worst: logarithmic, space: constant, note: 'plus 52 rounds for the last digits' },
    { name: 'integerSquareRoot', best: constant, average: doublyLogarithmic, worst: doublyLogarithmic, space: constant, note: 'counts divisions of large numbers' },
  ]),
  entry('euclidean-distance', 'Euclidean distance', [
    { name: 'euclideanDistance', ...always(dimensions), space: constant, note: 'd dimensions' },
    { name: 'squaredDistance', ...always(dimensions), space: constant },
    { name: 'manhattanDistance', ...always(dimensions), space: constant },
    { name: 'chebyshevDistance', ...always(dimensions), space: constant },
  ]),
  entry('modular-arithmetic', 'Modular arithmetic', [
    { name: 'multiplyModulo', ...always(constant), space: constant, note: 'addModulo and subtractModulo have the same bounds' },
    { name: 'powerModulo', ...always(logarithmic), space: constant, note: 'n is the exponent' },
    { name: 'inverseModulo', best: constant, average: logarithmic, worst: logarithmic, space: constant, note: 'n is the modulus' },
    { name: 'solveCongruences', ...always(systems), space: constant, note: 'n congruences with moduli up to m' },
  ]),
]
