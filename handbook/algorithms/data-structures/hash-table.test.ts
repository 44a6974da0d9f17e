import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectToFollowModel } from '../contracts/model-contract.ts'
import { type Hash, HashTable, hashKey } from './hash-table.ts'
import { hashString } from './string-hash.ts'

type Key = string | number
const key: fc.Arbitrary<Key> = fc.oneof(
  fc.integer({ min: -8, max: 8 }),
  fc.constantFrom('1', '2', 'a', 'b', '', 'NaN'),
  fc.constantFrom(-0, Number.NaN, 0.5),
)
const hashes: [string, Hash<Key>][] = [
  ['its own hash', hashKey],
  ['a hash with many collisions', (key) => String(key).length],
  ['a constant and negative hash', () => -1],
]

describe('HashTable', () => {
  it.each(hashes)('agrees with a Map when it uses %s', (_name, hash) => {
    // The two zeros are one key, so they need one hash.
    const table = (): HashTable<Key, number> => new HashTable((key) => hash(key === 0 ? 0 : key))
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

  it('is empty after clear', () => {
    const table = new HashTable<string, number>().set('a', 1)
    table.clear()
    expect([table.size, table.has('a'), ...table]).toEqual([0, false])
  })

  it('grows before chains get long and keeps every entry', () => {
    const table = new HashTable<string, number>()
    for (let index = 0; index < 1000; index++) table.set(`key ${index}`, index)
    expect(table.capacity).toBe(2048)
    for (let index = 0; index < 1000; index++) expect(table.get(`key ${index}`)).toBe(index)
  })

  it('tells a number from its text, but not the two zeros', () => {
    const table = new HashTable<unknown, string>()
      .set(1, 'number')
      .set('1', 'text')
      .set(1n, 'bigint')
      .set(0, 'zero')
      .set(null, 'null')
    expect([table.get(1), table.get('1'), table.get(1n), table.get(-0), table.get(null), table.get(undefined)]).toEqual(
      ['number', 'text', 'bigint', 'zero', 'null', undefined],
    )
  })

  it('needs a hash function for objects', () => {
    expect(() => new HashTable<object, number>().set({}, 1)).toThrow('A key of type object has no hash')
    expect(() => hashKey(() => 1)).toThrow('A key of type function has no hash')
    expect(() => hashKey(Symbol('s'))).toThrow('A key of type symbol has no hash')
    const byId = new HashTable<{ id: number }, string>((user) => user.id)
    const user = { id: 7 }
    expect([byId.set(user, 'Seven').get(user), byId.get({ id: 7 })]).toEqual(['Seven', undefined])
  })
})

describe('hashKey', () => {
  it('gives keys of different types with the same text different hashes', () => {
    fc.assert(
      fc.property(fc.integer(), (number) => {
        expect(new Set([number, BigInt(number), String(number)].map(hashKey)).size).toBe(3)
      }),
    )
  })

  it('lets no small number collide with a short text', () => {
    const numbers = Array.from({ length: 1_000 }, (_, number) => hashKey(number))
    const letters = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))
    const texts = [...letters, ...letters.flatMap((first) => letters.map((second) => first + second))]
    const hashes = new Set(texts.map(hashKey))
    expect(numbers.filter((hash) => hashes.has(hash))).toEqual([])
  })
})

describe('hashString', () => {
  it('gives a text another hash for every seed', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), fc.integer(), (text, seed, other) => {
        expect(hashString(text, seed) === hashString(text, other)).toBe(seed === other)
      }),
    )
  })

  it('does not undo a seed by another first character', () => {
    const letters = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))
    for (const seed of [1, 2, 3, 64]) {
      const plain = new Set(letters.map((letter) => hashString(`${letter}pple`, 0)))
      expect(letters.filter((letter) => plain.has(hashString(`${letter}pple`, seed)))).toEqual([])
    }
  })

  it('gives unsigned 32-bit integers that depend on text and seed', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), (text, seed) => {
        const hash = hashString(text, seed)
        expect(Number.isInteger(hash) && hash >= 0 && hash < 2 ** 32).toBe(true)
        expect(hashString(text, seed)).toBe(hash)
      }),
    )
    expect(hashString('a')).not.toBe(hashString('b'))
    expect(hashString('a', 0)).not.toBe(hashString('a', 1))
  })

  it('spreads similar texts evenly', () => {
    const counts = Array.from({ length: 16 }, () => 0)
    for (let index = 0; index < 16_000; index++) {
      const bucket = hashString(`user-${index}`) % 16
      counts[bucket] = (counts[bucket] ?? 0) + 1
    }
    expect(Math.min(...counts)).toBeGreaterThan(850)
    expect(Math.max(...counts)).toBeLessThan(1150)
  })
})
