import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addModulo,
  inverseModulo,
  modulo,
  multiplyModulo,
  powerModulo,
  solveCongruences,
  subtractModulo,
  type Congruence,
} from './modular-arithmetic.ts'

const big = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n })
const modulus = fc.bigInt({ min: 1n, max: 10n ** 20n })

describe('remainders', () => {
  it('are never negative', () => {
    expect([-4n, -3n, -1n, 0n, 1n, 5n].map((value) => modulo(value, 3n))).toEqual([2n, 0n, 2n, 0n, 1n, 2n])
    fc.assert(
      fc.property(big, modulus, (value, modulus) => {
        const remainder = modulo(value, modulus)
        expect(remainder >= 0n && remainder < modulus).toBe(true)
        expect((value - remainder) % modulus).toBe(0n)
      }),
    )
  })

  it('may be taken before or after the arithmetic', () => {
    fc.assert(
      fc.property(big, big, modulus, (a, b, modulus) => {
        const [x, y] = [modulo(a, modulus), modulo(b, modulus)]
        expect(addModulo(x, y, modulus)).toBe(modulo(a + b, modulus))
        expect(subtractModulo(x, y, modulus)).toBe(modulo(a - b, modulus))
        expect(multiplyModulo(x, y, modulus)).toBe(modulo(a * b, modulus))
      }),
    )
  })

  it('need a positive modulus', () => {
    expect(() => modulo(1n, 0n)).toThrow('The modulus is 0; use 1 or more.')
    expect(() => powerModulo(2n, 3n, -5n)).toThrow('The modulus is -5')
    expect(() => inverseModulo(2n, 0n)).toThrow(RangeError)
  })
})

describe('powers', () => {
  it('agree with the power itself', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -99n, max: 99n }), fc.nat(80), modulus, (base, exponent, modulus) => {
        expect(powerModulo(base, BigInt(exponent), modulus)).toBe(modulo(base ** BigInt(exponent), modulus))
      }),
    )
    expect(powerModulo(5n, 0n, 1n)).toBe(0n)
  })

  it('take exponents that no power could have', () =>
    expect(powerModulo(2n, 10n ** 18n, 1_000_000_007n)).toBe(719476260n))

  it('invert for negative exponents', () => {
    expect(powerModulo(3n, -1n, 7n)).toBe(5n)
    expect(powerModulo(3n, -2n, 7n)).toBe(4n)
  })
})

describe('inverses', () => {
  it('multiply to 1', () => {
    fc.assert(
      fc.property(big, (value) => {
        fc.pre(value % 1_000_000_007n !== 0n)
        expect(multiplyModulo(value, inverseModulo(value, 1_000_000_007n), 1_000_000_007n)).toBe(1n)
      }),
    )
    expect(inverseModulo(0n, 1n)).toBe(0n)
  })

  it('do not exist with a common divisor', () => {
    expect(() => inverseModulo(6n, 9n)).toThrow(new RangeError('6 has no inverse modulo 9: both are divisible by 3.'))
  })
})

describe('congruences', () => {
  it('solve the oldest riddle', () => {
    const riddle = [
      { remainder: 2n, modulus: 3n },
      { remainder: 3n, modulus: 5n },
      { remainder: 2n, modulus: 7n },
    ]
    expect(solveCongruences(riddle)).toEqual({ remainder: 23n, modulus: 105n })
    expect(solveCongruences([])).toEqual({ remainder: 0n, modulus: 1n })
    expect(solveCongruences([{ remainder: -1n, modulus: 4n }])).toEqual({ remainder: 3n, modulus: 4n })
  })

  it('may contradict each other', () => {
    expect(
      solveCongruences([
        { remainder: 0n, modulus: 4n },
        { remainder: 1n, modulus: 6n },
      ]),
    ).toBeUndefined()
    expect(() => solveCongruences([{ remainder: 0n, modulus: 0n }])).toThrow('The modulus is 0')
  })

  it('agree with trying every number, coprime or not', () => {
    const congruence = fc.record({
      remainder: fc.bigInt({ min: -20n, max: 20n }),
      modulus: fc.bigInt({ min: 1n, max: 12n }),
    })
    const meets = (value: bigint, { remainder, modulus }: Congruence): boolean =>
      modulo(value, modulus) === modulo(remainder, modulus)
    fc.assert(
      fc.property(fc.array(congruence, { maxLength: 3 }), (congruences) => {
        const limit = congruences.reduce((product, { modulus }) => product * modulus, 1n)
        let first: bigint | undefined
        for (let value = 0n; value < limit && first === undefined; value++) {
          if (congruences.every((congruence) => meets(value, congruence))) first = value
        }
        expect(solveCongruences(congruences)?.remainder).toBe(first)
      }),
    )
  })
})
