import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectToFollowModel } from '../contracts/model-contract.ts'
import { Trie } from './trie.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '😀', '😁'), maxLength: 5 })

describe('Trie', () => {
  it('agrees with a Map over any run of actions', () => {
    expectToFollowModel({
      create: () => ({ subject: new Trie<number>(), model: new Map<string, number>() }),
      argument: word,
      actions: {
        set: (trie, model, key, step) => [trie.set(key, step).get(key), model.set(key, step).get(key)],
        get: (trie, model, key) => [
          [trie.has(key), trie.get(key)],
          [model.has(key), model.get(key)],
        ],
        delete: (trie, model, key) => [trie.delete(key), model.delete(key)],
        hasPrefix: (trie, model, text) => [trie.hasPrefix(text), [...model.keys()].some((key) => key.startsWith(text))],
        withPrefix: (trie, model, text) => [
          new Map(trie.withPrefix(text)),
          new Map([...model].filter(([key]) => key.startsWith(text))),
        ],
        longestPrefixOf: (trie, model, text) => {
          const prefixes = [...model.keys()].filter((key) => text.startsWith(key))
          return [trie.longestPrefixOf(text), prefixes.toSorted((a, b) => b.length - a.length)[0]]
        },
      },
      often: ['set', 'delete'],
      state: (trie, model) => [
        [new Map(trie), [...trie].length, trie.size],
        [model, model.size, model.size],
      ],
    })
  })

  it('completes words, shorter ones first', () => {
    const trie = new Trie([
      ['to', 1],
      ['tea', 2],
      ['team', 3],
      ['ten', 4],
    ])
    expect([...trie.withPrefix('te')]).toEqual([
      ['tea', 2],
      ['team', 3],
      ['ten', 4],
    ])
    expect([...trie.withPrefix('x')]).toEqual([])
  })

  it('takes a code point for a step, so that half an emoji starts nothing', () => {
    const trie = new Trie([
      ['😀', 1],
      ['😁', 2],
    ])
    expect(trie.hasPrefix('\ud83d')).toBe(false)
  })

  it('keeps values that are undefined', () => {
    const trie = new Trie([['a', undefined]])
    expect([trie.has('a'), trie.get('a'), trie.get('b'), trie.has('')]).toEqual([true, undefined, undefined, false])
  })

  it('takes very long keys', () => {
    const long = 'x'.repeat(50_000)
    const trie = new Trie([[long, 1]])
    expect([
      trie.longestPrefixOf(`${long}y`)?.length,
      [...trie].length,
      trie.delete(long),
      trie.hasPrefix('x'),
    ]).toEqual([50_000, 1, true, false])
  })
})
