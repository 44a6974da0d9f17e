import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { binomial } from './pascal-triangle.ts'
import { binomialsModulo, multiplyNumbersModulo } from './prime-modulus.ts'

const prime = 1_000_000_007

describe('products modulo a number', () => {
  it('are exact where the product of two numbers is rounded', () => {
    expect(multiplyNumbersModulo(123_456_789, 987_654_321, prime)).toBe(259_106_859)
    expect(multiplyNumbersModulo(-1, 1, prime)).toBe(prime - 1)
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), fc.integer({ min: 1, max: 2 ** 31 }), (a, b, modulus) => {
        const remainder = BigInt(multiplyNumbersModulo(a, b, modulus))
        expect(remainder >= 0n && remainder < BigInt(modulus)).toBe(true)
        expect((BigInt(a) * BigInt(b) - remainder) % BigInt(modulus)).toBe(0n)
      }),
    )
  })

  it('need safe integers', () => {
    expect(() => multiplyNumbersModulo(0.5, 1, 7)).toThrow('a is 0.5; use an integer')
    expect(() => multiplyNumbersModulo(1, 2 ** 53, 7)).toThrow('b is 9007199254740992; use an integer')
    expect(() => multiplyNumbersModulo(1, 1, 0)).toThrow('The modulus is 0; use an integer from 1')
  })
})

describe('binomial coefficients modulo a prime', () => {
  it('agree with the exact ones', () => {
    const choose = binomialsModulo(60, prime)
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), (n, k) => {
        expect(choose(n, k)).toBe(Number(binomial(n, k) % BigInt(prime)))
      }),
    )
    expect(choose(5, 2)).toBe(10)
    expect(choose(2, 5)).toBe(0)
    expect(binomialsModulo(0, 2)(0, 0)).toBe(1)
  })

  it('need a limit below the prime, and arguments up to the limit', () => {
    expect(binomialsModulo(6, 7)(6, 3)).toBe(6)
    expect(() => binomialsModulo(7, 7)).toThrow('The limit is 7; use an integer from 0 to 6.')
    expect(() => binomialsModulo(3, 6)).toThrow('0 has no inverse modulo 6')
    expect(() => binomialsModulo(3, 1)).toThrow('The prime is 1; use an integer from 2')
    expect(() => binomialsModulo(3, 7)(4, 0)).toThrow('n is 4; use an integer from 0 to 3.')
    expect(() => binomialsModulo(3, 7)(0, -1)).toThrow('k is -1; use an integer from 0 to 3.')
  })
})
