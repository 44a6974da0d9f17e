import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { requestFor } from '../../bench/search/engines/handbook-requests.ts'
import { missesOf } from '../../bench/search/quality.ts'
import { readQueries, type LabelledQuery } from '../../bench/search/queries.ts'
import { scoreAnswers } from '../../bench/search/score.ts'
import { createEngine } from '../../packages/search/src/engine/create-engine.ts'

const folder = resolve(import.meta.dirname, '../../dist/search')

const engine = createEngine((name) => readFile(join(folder, name), 'utf8'))
const all = readQueries()

const answersTo = async (queries: readonly LabelledQuery[]): Promise<Map<string, string[]>> => {
  const answers = new Map<string, string[]>()
  for (const { query } of queries) {
    const {
      results: [result],
    } = await engine.search([requestFor(query)])
    answers.set(query, [...new Set(result?.hits.map(({ url }) => url))])
  }
  return answers
}

it.each([
  // What the search reaches, less about 0.005. The goal is 0.93 and 0.97 in all sets.
  { set: 'tuning', count: 1100, meanReciprocalRank: 0.953, recallAt5: 0.984 },
  { set: 'held-out', count: 440, meanReciprocalRank: 0.93, recallAt5: 0.98 },
  { set: 'everyday', count: 80, meanReciprocalRank: 0.849, recallAt5: 0.935 },
  { set: 'outside', count: 90, meanReciprocalRank: 0.94, recallAt5: 0.985 },
] as const)(
  'answers the $set queries from the built index: a mean reciprocal rank of $meanReciprocalRank, $recallAt5 among the first five',
  async (least) => {
    const queries = all.filter(({ set }) => set === least.set)
    expect(queries.length).toBeGreaterThan(least.count)
    const answers = await answersTo(queries)
    const { meanReciprocalRank, recallAt5, withoutResult } = scoreAnswers(queries, answers)
    const said = `Not answered first: ${missesOf(queries, answers).join('; ') || 'queries that nobody may look at'}`
    expect(meanReciprocalRank, said).toBeGreaterThanOrEqual(least.meanReciprocalRank)
    expect(recallAt5, said).toBeGreaterThanOrEqual(least.recallAt5)
    expect(withoutResult).toBeLessThanOrEqual(0.01)
  },
)
