import { expect, it } from 'vitest'
import { isHeldOut, readQueries } from './queries.ts'

const queries = readQueries()
const heldOut = queries.filter(({ set }) => set === 'held-out')

it('has each query once', () => {
  const texts = queries.map(({ query }) => query)
  expect(texts.filter((query, place) => texts.indexOf(query) !== place)).toEqual([])
})

it('holds out about a third of the queries of readers.tsv, in both languages', () => {
  expect(heldOut.length).toBeGreaterThan(200)
  expect(heldOut.length).toBeLessThan(queries.length / 3)
  for (const language of ['en', 'ru'])
    expect(heldOut.filter((query) => query.language === language).length).toBeGreaterThan(30)
})

it('holds out by the query alone', () => {
  expect(heldOut.every(({ query }) => isHeldOut(query))).toBe(true)
  // The rule must never change: a query of the other set would have been used for tuning.
  expect(['tsp', 'kmp', 'fft', 'gcd', 'lru', 'cdn', 'kadane', 'welford', 'мемоизация'].filter(isHeldOut))
    .toMatchInlineSnapshot(`
    [
      "lru",
      "cdn",
      "мемоизация",
    ]
  `)
})
