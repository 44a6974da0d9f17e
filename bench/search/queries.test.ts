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

it('decides from the query alone whether it is held out', () => {
  expect(heldOut.every(({ query }) => isHeldOut(query))).toBe(true)
  // The rule must never change. Otherwise queries that were used for tuning could move to the held-out set.
  expect(['tsp', 'kmp', 'fft', 'gcd', 'lru', 'cdn', 'kadane', 'welford', 'мемоизация'].filter(isHeldOut))
    .toMatchInlineSnapshot(`
    [
      "lru",
      "cdn",
      "мемоизация",
    ]
  `)
})
