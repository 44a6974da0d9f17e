import * as fc from 'fast-check'
import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { cartesianProduct, cartesianProductArray, type Tuple } from './cartesian-product.ts'

const iterated = <T>(...sets: T[][]) => [...cartesianProduct(...sets)]

describe.each([
  { name: 'lazy', product: iterated },
  { name: 'array', product: <T>(...sets: T[][]) => cartesianProductArray(...sets) },
])('$name cartesian product', ({ product }) => {
  it('pairs every item with every other, the last set changing fastest', () => {
    expect(product(['S', 'M'], ['red', 'blue', 'green'])).toEqual([
      ['S', 'red'],
      ['S', 'blue'],
      ['S', 'green'],
      ['M', 'red'],
      ['M', 'blue'],
      ['M', 'green'],
    ])
  })

  it('of no sets is one empty tuple, of an empty set nothing', () => {
    expect(product()).toEqual([[]])
    expect(product([1, 2], [])).toEqual([])
    expect(product([], [1, 2])).toEqual([])
  })

  it('has as many different tuples as the sizes multiply to, each from its sets', () => {
    const sets = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 4 }), { maxLength: 5 })
    fc.assert(
      fc.property(sets, (sets) => {
        const tuples = product(...sets)
        expect(tuples).toHaveLength(sets.reduce((size, set) => size * set.length, 1))
        expect(new Set(tuples.map(String)).size).toBe(tuples.length)
        for (const tuple of tuples) expect(sets.every((set, i) => set.includes(tuple[i] as number))).toBe(true)
      }),
    )
  })
})

it('is lazy: a product too large to store gives its first tuples at once', () => {
  const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  const tuples = cartesianProduct(...Array.from({ length: 30 }, () => digits))
  tuples.next()
  expect(tuples.next().value).toEqual([...Array.from({ length: 29 }, () => 0), 1])
})

it('finds an empty set before it builds anything', () => {
  const sizes = ['S', 'M']
  const map = vi.spyOn(sizes, 'map')
  expect(cartesianProductArray(sizes, [])).toEqual([])
  expect(map).not.toHaveBeenCalled()
})

it('builds no list that is longer than the result', () => {
  const sets = fc.array(fc.array(fc.nat(9), { maxLength: 3 }), { maxLength: 5 })
  fc.assert(
    fc.property(sets, (sets) => {
      const built: number[] = []
      const flatMap = vi.spyOn(Array.prototype, 'flatMap')
      const result = cartesianProductArray(...sets)
      for (const { value } of flatMap.mock.results) built.push((value as unknown[]).length)
      flatMap.mockRestore()
      expect(Math.max(0, ...built)).toBeLessThanOrEqual(result.length)
    }),
  )
})

it('has tuples because of the rest parameter, and literals because of const', () => {
  const withoutConst = <Sets extends readonly (readonly unknown[])[]>(...sets: Sets): Tuple<Sets>[] =>
    [...cartesianProduct(...sets)] as Tuple<Sets>[]
  const asOneArray = <const Sets extends readonly (readonly unknown[])[]>(sets: Sets): Tuple<Sets>[] =>
    [...cartesianProduct(...sets)] as Tuple<Sets>[]
  expectTypeOf(withoutConst([1, 2], ['a'])).toEqualTypeOf<[number, string][]>()
  expectTypeOf(cartesianProductArray([1, 2], ['a'])).toEqualTypeOf<[1 | 2, 'a'][]>()
  expectTypeOf(asOneArray([[1, 2], ['a']])).toEqualTypeOf<[1 | 2, 'a'][]>()
})

it('knows the types of its tuples', () => {
  expectTypeOf(cartesianProductArray([1, 2], ['a'])).toEqualTypeOf<[1 | 2, 'a'][]>()
  expectTypeOf([...cartesianProduct([1] as number[], ['a'] as string[])]).toEqualTypeOf<[number, string][]>()
})
