import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectToFollowModel } from '../contracts/model-contract.ts'
import { LruCache } from './lru.ts'

describe('LruCache', () => {
  it.each([1, 2, 5])('agrees with an array in the order of use, with room for %d', (capacity) => {
    type Rows = [key: number, value: number][]
    const take = (rows: Rows, key: number) => {
      const index = rows.findIndex(([other]) => other === key)
      return index === -1 ? undefined : rows.splice(index, 1)[0]
    }
    expectToFollowModel({
      create: () => {
        const evicted: number[] = []
        const cache = new LruCache<number, number>(capacity, (key, value) => evicted.push(key, value))
        return { subject: { cache, evicted }, model: { rows: new Array<Rows[number]>(), evicted: new Array<number>() } }
      },
      argument: fc.nat(7),
      actions: {
        set: ({ cache }, { rows, evicted }, key, step) => {
          take(rows, key)
          rows.unshift([key, step])
          evicted.push(...rows.splice(capacity).flat())
          return [cache.set(key, step), cache]
        },
        get: ({ cache }, { rows }, key) => {
          const known = take(rows, key)
          if (known) rows.unshift(known)
          return [cache.get(key), known?.[1]]
        },
        look: ({ cache }, { rows }, key) => {
          const known = rows.find(([other]) => other === key)
          return [
            [cache.has(key), cache.peek(key)],
            [known !== undefined, known?.[1]],
          ]
        },
        delete: ({ cache }, { rows }, key) => [cache.delete(key), take(rows, key) !== undefined],
      },
      often: ['set'],
      state: ({ cache, evicted }, model) => [
        [[...cache], cache.size, evicted],
        [model.rows, model.rows.length, model.evicted],
      ],
    })
  })

  it('gives up the entry that was used least recently', () => {
    const cache = new LruCache<string, number>(2).set('a', 1).set('b', 2)
    cache.get('a')
    cache.set('c', 3)
    expect([cache.has('a'), cache.has('b'), cache.has('c'), cache.capacity]).toEqual([true, false, true, 2])
  })

  it('keeps to its capacity when onEvict adds an entry', () => {
    const evicted: string[] = []
    const cache: LruCache<string, number> = new LruCache(2, (key) => {
      evicted.push(key)
      if (key === 'a') cache.set('x', 0)
    })
    cache.set('a', 1).set('b', 2).set('c', 3)
    expect([[...cache], evicted]).toEqual([
      [
        ['x', 0],
        ['c', 3],
      ],
      ['a', 'b'],
    ])
  })

  it('has taken the new entry when onEvict throws', () => {
    const cache = new LruCache<string, number>(1, (key) => {
      throw new Error(`no way to close ${key}`)
    })
    cache.set('a', 1)
    expect(() => cache.set('b', 2)).toThrow('no way to close a')
    expect([...cache]).toEqual([['b', 2]])
  })

  it('refuses a capacity without room', () => {
    for (const capacity of [0, -1, 1.5, Number.NaN, Infinity]) {
      expect(() => new LruCache(capacity)).toThrow(`The capacity is ${capacity}; use a positive integer.`)
    }
  })
})
