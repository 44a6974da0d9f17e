import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Compare, reverse } from '../compare.ts'
import type { OrderedMap, SearchNode } from '../data-structures/tree/ordered-map.ts'
import { expectToFollowModel } from './model-contract.ts'

interface Argument {
  key: number
  to: number
}
type Entries = [key: number, value: number][]

const key = fc.integer({ min: -12, max: 12 })

/**
 * What every search tree must do: behave like an array of entries that is sorted again after each change, keep its keys
 * in order at every node, and keep its shape: `faultsOf` lists where a tree breaks the invariant of its kind.
 */
export const orderedMapContract = (
  create: <K, V>(compare?: Compare<K>) => OrderedMap<K, V>,
  faultsOf: (root: SearchNode<number, unknown> | null) => string[],
): void => {
  describe('as an ordered map', () => {
    it('agrees with a sorted array over any run of actions', () => {
      const sorted = (model: Map<number, number>): Entries => [...model].toSorted(([a], [b]) => a - b)
      expectToFollowModel({
        create: () => ({ subject: create<number, number>(), model: new Map<number, number>() }),
        argument: fc.record<Argument>({ key, to: key }),
        actions: {
          set: (map, model, { key }, step) => [map.set(key, step).get(key), model.set(key, step).get(key)],
          delete: (map, model, { key }) => [map.delete(key), model.delete(key)],
          get: (map, model, { key }) => [
            [map.get(key), map.has(key)],
            [model.get(key), model.has(key)],
          ],
          floor: (map, model, { key }) => [map.floor(key), sorted(model).findLast(([other]) => other <= key)],
          ceiling: (map, model, { key }) => [map.ceiling(key), sorted(model).find(([other]) => other >= key)],
          range: (map, model, { key, to }) => [
            [
              [...map.entries({ from: key, to })],
              [...map.entries({ from: key })],
              [...map.entries({ from: undefined, to })],
            ],
            [
              sorted(model).filter(([other]) => other >= key && other <= to),
              sorted(model).filter(([other]) => other >= key),
              sorted(model).filter(([other]) => other <= to),
            ],
          ],
        },
        often: ['set', 'delete'],
        state: (map, model) => {
          const entries = sorted(model)
          return [
            [[...map], map.size, map.first(), map.last(), faultsOf(map.root)],
            [entries, entries.length, entries[0], entries.at(-1), []],
          ]
        },
        length: 120,
      })
    })

    it('keeps its shape through long runs of sorted, reversed and alternating keys', () => {
      const count = 300
      const runs = [
        (index: number) => index,
        (index: number) => -index,
        (index: number) => (index % 2 === 0 ? index : -index),
        (index: number) => (index * 7919) % count,
      ]
      for (const keyOf of runs) {
        const map = create<number, number>()
        for (let index = 0; index < count; index++) map.set(keyOf(index), index)
        expect(faultsOf(map.root)).toEqual([])
        for (let index = 0; index < count; index += 2) expect(map.delete(keyOf(index))).toBe(true)
        expect(faultsOf(map.root)).toEqual([])
        expect(map.size).toBe(count / 2)
        for (let index = 1; index < count; index += 2) expect(map.delete(keyOf(index))).toBe(true)
        expect(map.root).toBeNull()
      }
    })

    it('is empty at first', () => {
      const map = create<string, number>()
      expect([map.size, map.root, map.first(), map.last(), map.floor('a'), map.ceiling('a'), map.get('a')]).toEqual([
        0,
        null,
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ])
      expect(map.delete('a')).toBe(false)
      expect([...map]).toEqual([])
    })

    it('takes another order, and values that are undefined', () => {
      const map = create<string, undefined>(reverse((a, b) => a.length - b.length))
      map.set('aa', undefined).set('b', undefined).set('cccc', undefined).set('dd', undefined)
      expect([...map].map(([key]) => key)).toEqual(['cccc', 'aa', 'b'])
      expect([map.has('zz'), map.get('zz'), map.has('zzz')]).toEqual([true, undefined, false])
    })

    it('refuses keys without a natural order unless a comparator is given', () => {
      const map = create<object, number>().set({}, 1)
      expect(() => map.set({}, 2)).toThrow(TypeError)
    })
  })
}
