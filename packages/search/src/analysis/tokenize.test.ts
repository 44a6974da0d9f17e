import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenize } from './tokenize.ts'

const terms = (text: string): string[] => tokenize(text).map(({ term }) => term)

describe('tokenize', () => {
  it.each([
    ['Docker volumes', ['docker', 'volumes']],
    ['useEffect', ['useeffect', 'use', 'effect']],
    ['XMLHttpRequest', ['xmlhttprequest', 'xml', 'http', 'request']],
    ['Array.prototype.at', ['array', 'prototype', 'at', 'arrayprototypeat']],
    ['Node.js', ['node', 'js', 'nodejs']],
    ['git rebase -i', ['git', 'rebase', '-i']],
    ['--save-dev', ['--', 'save', 'dev', 'savedev']],
    ['C++ and C#', ['c++', 'and', 'c#']],
    ['O(n log n)', ['o(nlogn']],
    ['О(N · log N)', ['o(nlogn']],
    ['O(n log', ['o(nlog']],
    ['O(n²)', ['o(n2']],
    ['Ёлка, ещё й', ['елка', 'еще', 'й']],
    ['don’t', ['dont']],
    ['the event’s', ['the', 'event']],
    ['café', ['cafe']],
    ['a === b', ['a', '===', 'b']],
    ['<b>😀</b>', ['b', 'b']],
    ['iPhone', ['iphone', 'phone']],
    ['Йога-ёж', ['йога', 'еж', 'йогаеж']],
    ['ﷺ', ['صلىاللهعليهوسلم']],
    ['2025-01-31', ['2025', '01', '31']],
    ['a.b.c', ['a', 'b', 'c', 'abc']],
    ['a.b.c.d', ['a', 'b', 'c', 'd']],
    ['internationalized-configuration', ['internationalized', 'configuration']],
    ['O(n', ['o(n']],
    [
      `${'x'.repeat(45)} O(${'n'.repeat(20)}(${'m'.repeat(12)})${'k'.repeat(12)})`,
      ['x'.repeat(40), `o(${'n'.repeat(20)}${'m'.repeat(12)}${'k'.repeat(6)}`],
    ],
    ['', []],
  ])('splits %j', (text, expected) => expect(terms(text)).toEqual(expected))

  it('returns the position of each token', () => {
    const text = 'See Node.js: useEffect'
    expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'See',
      'Node',
      'js',
      'Node.js',
      'useEffect',
      'use',
      'Effect',
    ])
    const signs = 'C++ === O(n²), -i'
    expect(tokenize(signs).map(({ start, end }) => signs.slice(start, end))).toEqual(['C++', '===', 'O(n²)', '-i'])
  })

  it('finds the same terms in any case, inside a text and without spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const { term, start, end } of tokenize(text)) {
          expect(term).not.toMatch(/\s/)
          expect(term).not.toBe('')
          expect(start).toBeGreaterThanOrEqual(0)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(text.length)
        }
      }),
    )
  })
})
