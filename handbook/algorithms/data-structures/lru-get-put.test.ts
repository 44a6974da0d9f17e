import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectToFollowModel } from '../contracts/model-contract.ts'
import { LRUCache } from './lru-get-put.ts'
import { LruCache } from './lru.ts'

describe('LRUCache', () => {
  it.each([1, 2, 5])('agrees with the cache that has its list in another module, with room for %d', (capacity) => {
    expectToFollowModel({
      create: () => ({
        subject: new LRUCache<number, number>(capacity),
        model: new LruCache<number, number>(capacity),
      }),
      argument: fc.nat(7),
      actions: {
        put: (cache, model, key, step) => {
          model.set(key, step)
          return [cache.put(key, step), undefined]
        },
        get: (cache, model, key) => [cache.get(key), model.get(key)],
      },
      state: () => [undefined, undefined],
    })
  })

  it('solves the task of the interview', () => {
    const cache = new LRUCache<number, number>(2)
    cache.put(1, 1)
    cache.put(2, 2)
    const seen = [cache.get(1)]
    cache.put(3, 3)
    seen.push(cache.get(2))
    cache.put(4, 4)
    seen.push(cache.get(1), cache.get(3), cache.get(4))
    expect(seen).toEqual([1, undefined, undefined, 3, 4])
  })

  it('refuses a capacity without room', () => {
    for (const capacity of [0, -1, 1.5, Number.NaN, Infinity]) {
      expect(() => new LRUCache(capacity)).toThrow(`The capacity is ${capacity}; use a positive integer.`)
    }
  })
})
