import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { factorial, factorialByHalves, factorialRecursive, trailingZerosOfFactorial } from './factorial.ts'

describe.each([
  ['factorial', factorial],
  ['factorialRecursive', factorialRecursive],
  ['factorialByHalves', factorialByHalves],
])('%s', (_, factorialOf) => {
  it('multiplies the numbers up to n', () => {
    expect([0, 1, 2, 3, 4, 5].map(factorialOf)).toEqual([1n, 1n, 2n, 6n, 24n, 120n])
    expect(factorialOf(25)).toBe(15511210043330985984000000n)
  })

  it('grows by the factor n', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), (n) => {
        expect(factorialOf(n)).toBe(BigInt(n) * factorialOf(n - 1))
      }),
    )
  })

  it.each([-1, 1.5, NaN])('refuses %s', (n) => expect(() => factorialOf(n)).toThrow(`n is ${n}`))
})

it('does not depend on the stack, except for the recursive one, which says so', () => {
  expect(factorialByHalves(20_000)).toBe(factorial(20_000))
  expect(() => factorialRecursive(1001)).toThrow('n is 1001; use an integer from 0 to 1000.')
})

it('counts the zeros at the end', () => {
  fc.assert(
    fc.property(fc.nat(400), (n) => {
      const zeros = /0*$/.exec(String(factorial(n)))?.[0].length
      expect(trailingZerosOfFactorial(n)).toBe(zeros)
    }),
  )
  expect(trailingZerosOfFactorial(Number.MAX_SAFE_INTEGER)).toBe(2251799813685235)
  expect(() => trailingZerosOfFactorial(-5)).toThrow(RangeError)
})
