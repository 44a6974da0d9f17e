import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fibonacci,
  fibonacciByDoubling,
  fibonacciByFormula,
  fibonacciByMatrix,
  fibonacciNumbers,
  fibonacciRecursive,
} from './fibonacci.ts'

const first = [0n, 1n, 1n, 2n, 3n, 5n, 8n, 13n, 21n, 34n]

describe.each<[string, (n: number) => bigint, number]>([
  ['fibonacci', fibonacci, 2000],
  ['fibonacciRecursive', fibonacciRecursive, 15],
  ['fibonacciByDoubling', fibonacciByDoubling, 2000],
  ['fibonacciByMatrix', fibonacciByMatrix, 2000],
  ['fibonacciByFormula', (n) => BigInt(fibonacciByFormula(n)), 70],
])('%s', (_, fibonacciOf, largest) => {
  it('begins as the sequence does', () => expect(first.map((_, n) => fibonacciOf(n))).toEqual(first))

  it('adds up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: largest }), (n) => {
        expect(fibonacciOf(n)).toBe(fibonacciOf(n - 1) + fibonacciOf(n - 2))
      }),
      { numRuns: 50 },
    )
  })

  it.each([-1, 0.5, NaN])('refuses %s', (n) => expect(() => fibonacciOf(n)).toThrow(RangeError))
})

it('gives large numbers exactly', () => {
  expect(fibonacci(100)).toBe(354224848179261915075n)
  expect(fibonacciByDoubling(10_000)).toBe(fibonacci(10_000))
  expect(fibonacciByMatrix(10_000)).toBe(fibonacci(10_000))
})

it('limits what does not scale', () => {
  expect(() => fibonacciRecursive(41)).toThrow('n is 41; use an integer from 0 to 40.')
  expect(() => fibonacciByFormula(71)).toThrow('n is 71; use an integer from 0 to 70.')
})

it('yields the sequence without end', () => {
  const numbers = fibonacciNumbers()
  expect(first.map(() => numbers.next().value)).toEqual(first)
})
