import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DisjointSet } from './disjoint-set.ts'

describe('DisjointSet', () => {
  it('agrees with sets that are merged by copying', () => {
    const value = fc.nat(20)
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value)), (unions) => {
        const values = Array.from({ length: 21 }, (_, index) => index)
        const structure = new DisjointSet(values)
        let model = values.map((value) => [value])
        for (const [a, b] of unions) {
          const groups = model.filter((group) => group.includes(a) || group.includes(b))
          expect(structure.union(a, b)).toBe(groups.length === 2)
          model = [...model.filter((group) => !groups.includes(group)), groups.flat()]
          expect(structure.connected(a, b)).toBe(true)
          expect(structure.sizeOf(a)).toBe(groups.flat().length)
        }
        expect(structure.setCount).toBe(model.length)
        const byFirst = (groups: number[][]) =>
          groups.map((group) => group.toSorted((a, b) => a - b)).toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))
        expect(structure.sets()).toEqual(byFirst(model))
        for (const group of model) expect(new Set(group.map((member) => structure.find(member))).size).toBe(1)
      }),
    )
  })

  it('tells values apart like a Map', () => {
    const structure = new DisjointSet<unknown>([Number.NaN, 0, 'a', Number.NaN, -0])
    expect([structure.size, structure.setCount, structure.has(Number.NaN), structure.has('b')]).toEqual([
      3,
      3,
      true,
      false,
    ])
    expect([
      structure.union(Number.NaN, 'a'),
      structure.connected('a', Number.NaN),
      structure.connected(0, -0),
    ]).toEqual([true, true, true])
    expect(structure.connected(0, 'a')).toBe(false)
    expect(structure.find(Number.NaN)).toBeNaN()
  })

  it('keeps a set when its member is added again', () => {
    const structure = new DisjointSet<string>().add('a').add('b')
    structure.union('a', 'b')
    expect(structure.add('a').sizeOf('b')).toBe(2)
  })

  it('refuses values that are in no set', () => {
    const structure = new DisjointSet(['a'])
    expect(() => structure.find('z')).toThrow('z is not in any set; add it first.')
    expect(() => structure.union('a', 'z')).toThrow(RangeError)
    expect(() => structure.connected('z', 'a')).toThrow(RangeError)
    expect(() => structure.sizeOf('z')).toThrow(RangeError)
  })
})
