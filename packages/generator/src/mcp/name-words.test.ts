import { expect, it } from 'vitest'
import { isPartOf, likeness, sameButMistyped, sameWords, sameWordSet, tellingWords, wordsOf } from './name-words.ts'

it('splits names into folded words, and keeps signs at the end of a word', () => {
  expect(wordsOf("Dijkstra's Red–black, Königsberg’s A* n! 0/1")).toEqual([
    'dijkstra',
    'red',
    'black',
    'konigsberg',
    'a*',
    'n!',
    '0',
    '1',
  ])
  expect(wordsOf('???')).toEqual([])
})

it('leaves out words that every request may have', () => {
  expect(tellingWords(wordsOf('How to implement the merge sort algorithm in TypeScript'))).toEqual(['merge', 'sort'])
})

it('compares words in all their forms', () => {
  expect(sameWords(['linked', 'lists'], ['linked', 'list'])).toBe(true)
  expect(sameWords(['matrix'], ['matrices'])).toBe(true)
  expect(sameWords(['list', 'linked'], ['linked', 'list'])).toBe(false)
  expect(sameWordSet(['list', 'linked'], ['linked', 'lists'])).toBe(true)
  expect(sameWordSet(['list', 'list'], ['linked', 'list'])).toBe(false)
  expect(isPartOf(['linked', 'list'], ['reversing', 'a', 'linked', 'list'])).toBe(true)
  expect(isPartOf(['binary', 'tree'], ['binary', 'search', 'tree'])).toBe(false)
})

it.each([
  ['djikstra', 'dijkstra', true],
  ['heaap', 'heap', false],
  ['lfu', 'lru', false],
  ['dstar', 'astar', false],
  ['kmedians', 'kmeans', false],
  ['levennshtien', 'levenshtein', true],
])('mistyped: %s for %s is %s', (word, name, expected) => {
  expect(sameButMistyped([word], [name])).toBe(expected)
})

it('counts equal words, and similar words in part', () => {
  expect(likeness(['quantum', 'sort'], ['bubble', 'sort'])).toBe(1)
  expect(likeness(['fibbonaci'], ['fibonacci', 'numbers'])).toBeCloseTo(7 / 9)
  expect(likeness(['huffman'], ['stack'])).toBe(0)
})
