import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ascending, by, reverse } from './compare.ts'

describe('ascending', () => {
  it('orders numbers by value, -0 before 0, NaN last', () => {
    const sorted = [-Infinity, -1.5, -0, 0, 5e-324, 2, Infinity, NaN]
    for (const [i, a] of sorted.entries()) {
      for (const [j, b] of sorted.entries()) expect(ascending(a, b), `${a} to ${b}`).toBe(Math.sign(i - j))
    }
  })

  it('agrees with typed arrays', () => {
    fc.assert(
      fc.property(fc.array(fc.double()), (values) => {
        expect(values.toSorted(ascending)).toEqual([...Float64Array.from(values).toSorted()])
      }),
    )
  })

  it('orders bigints by value and strings by code unit', () => {
    expect(ascending(2n ** 70n, 3n)).toBe(1)
    expect(ascending(3n, 2n ** 70n)).toBe(-1)
    expect(ascending(3n, 3n)).toBe(0)
    expect(ascending('Z', 'a')).toBe(-1)
    expect(ascending('é', 'z')).toBe(1)
    // U+1F600 is written with units from D800, which lie before U+FF5E.
    expect(ascending('😀', '\uff5e')).toBe(-1)
    expect(ascending('', '')).toBe(0)
  })

  it('refuses values without an order', () => {
    expect(() => ascending(1, '1')).toThrow(TypeError)
    expect(() => ascending(1, '1')).toThrow('No natural order between number 1 and string 1')
    expect(() => ascending(null, undefined)).toThrow('object null and undefined undefined')
    expect(() => ascending(1n, 1)).toThrow('bigint 1 and number 1')
    expect(() => ascending(Object.create(null), Symbol('s'))).toThrow('some object and symbol Symbol(s)')
    expect(() => ascending(true, false)).toThrow(TypeError)
  })
})

describe('reverse and by', () => {
  it('turn and derive an order', () => {
    expect([1, 3, 2].toSorted(reverse(ascending))).toEqual([3, 2, 1])
    const people = [{ age: 30 }, { age: 9 }]
    expect(people.toSorted(by(({ age }) => age))).toEqual([{ age: 9 }, { age: 30 }])
    expect(people.toSorted(by(({ age }) => age, reverse(ascending)))).toEqual(people)
  })
})
