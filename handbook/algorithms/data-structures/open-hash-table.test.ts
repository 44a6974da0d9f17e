import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectToFollowModel } from '../contracts/model-contract.ts'
import { type Hash, hashKey } from './hash-table.ts'
import { OpenHashTable } from './open-hash-table.ts'

type Key = string | number
const key: fc.Arbitrary<Key> = fc.oneof(
  fc.integer({ min: -8, max: 8 }),
  fc.constantFrom('1', '2', 'a', 'b', '', 'NaN'),
  fc.constantFrom(-0, Number.NaN, 0.5),
)
const hashes: [string, Hash<Key>][] = [
  ['its own hash', hashKey],
  ['a hash with many collisions', (key) => String(key).length],
  ['a hash that begins at the last slots', (key) => 14 + (Number(key) > 0 ? 1 : 0)],
  ['a constant and negative hash', () => -1],
]

describe('OpenHashTable', () => {
  it.each(hashes)('agrees with a Map when it uses %s', (_name, hash) => {
    // The two zeros are one key, so they need one hash.
    const table = (): OpenHashTable<Key, number> => new OpenHashTable((key) => hash(key === 0 ? 0 : key))
    expectToFollowModel({
      create: () => ({ subject: table(), model: new Map<Key, number>() }),
      argument: key,
      actions: {
        set: (table, model, key, step) => [table.set(key, step).get(key), model.set(key, step).get(key)],
        get: (table, model, key) => [
          [table.has(key), table.get(key)],
          [model.has(key), model.get(key)],
        ],
        delete: (table, model, key) => [table.delete(key), model.delete(key)],
      },
      often: ['set'],
      state: (table, model) => [
        [new Map(table), table.size],
        [model, model.size],
      ],
    })
  })

  it('keeps half of its slots free and finds every entry', () => {
    const table = new OpenHashTable<string, number>()
    for (let index = 0; index < 1000; index++) table.set(`key ${index}`, index)
    expect(table.capacity).toBe(2048)
    for (let index = 0; index < 1000; index++) expect(table.get(`key ${index}`)).toBe(index)
  })

  it('closes the gap that a deleted entry leaves', () => {
    const table = new OpenHashTable<number, string>((key) => key % 10)
    for (const number of [7, 17, 0, 27]) table.set(number, String(number))
    expect(table.delete(7)).toBe(true)
    expect([...table.set(7, 'again')].map(([key]) => key)).toEqual([0, 27, 7, 17])
  })
})
