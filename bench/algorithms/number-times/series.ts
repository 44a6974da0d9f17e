import {
  fibonacci,
  fibonacciByDoubling,
  fibonacciByMatrix,
  fibonacciRecursive,
} from '../../../handbook/algorithms/math/fibonacci.ts'
import { evaluatePolynomial, evaluatePolynomialTermwise } from '../../../handbook/algorithms/math/horner-method.ts'
import { countPartitions, countPartitionsByPentagons } from '../../../handbook/algorithms/math/integer-partition.ts'
import { numbers, times } from './processor-times.ts'

/* Fibonacci numbers, polynomials, partitions of numbers. */

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
