import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { requestFor } from '../../bench/search/engines/handbook-requests.ts'
import { readQueries } from '../../bench/search/queries.ts'
import { scoreAnswers } from '../../bench/search/score.ts'
import { createEngine } from '../../packages/search/src/engine/create-engine.ts'

const folder = resolve(import.meta.dirname, '../../dist/search')

it('answers the labelled queries from the built index: a mean reciprocal rank of 0.88, 93 % among the first five', async () => {
  const engine = createEngine((name) => readFile(join(folder, name), 'utf8'))
  const queries = readQueries()
  const answers = new Map<string, string[]>()
  for (const { query } of queries) {
    const { results: [result] } = await engine.search([requestFor(query)])
    answers.set(query, [...new Set(result?.hits.map(({ url }) => url))])
  }
  expect(queries.length).toBeGreaterThan(150)
  const { meanReciprocalRank, recallAt5 } = scoreAnswers(queries, answers)
  const misses = queries.filter(({ query, expected }) => !answers.get(query)?.slice(0, 5).some((url) => expected.includes(url)))
  const said = `Not among the first five: ${misses.map(({ query }) => query).join(', ')}. See npm run bench:search -- --misses.`
  expect(meanReciprocalRank, said).toBeGreaterThanOrEqual(0.88)
  expect(recallAt5, said).toBeGreaterThanOrEqual(0.93)
})
