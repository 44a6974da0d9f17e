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
  { set: 'tuning', count: 1500, meanReciprocalRank: 0.944, recallAt5: 0.99 },
  { set: 'held-out', count: 440, meanReciprocalRank: 0.938, recallAt5: 0.986 },
  { set: 'everyday', count: 80, meanReciprocalRank: 0.91, recallAt5: 0.948 },
  { set: 'habits', count: 50, meanReciprocalRank: 0.89, recallAt5: 0.957 },
  { set: 'newcomers', count: 80, meanReciprocalRank: 0.9, recallAt5: 0.935 },
  { set: 'pooled', count: 70, meanReciprocalRank: 0.925, recallAt5: 0.98 },
  { set: 'askers', count: 45, meanReciprocalRank: 0.84, recallAt5: 0.913 },
  { set: 'outside', count: 90, meanReciprocalRank: 0.941, recallAt5: 0.99 },
  { set: 'strangers', count: 190, meanReciprocalRank: 0.945, recallAt5: 0.98 },
  { set: 'visitors', count: 185, meanReciprocalRank: 0.921, recallAt5: 0.97 },
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

/** Queries that once found nothing, or another page first. They are in the tuning set or held out. */
const onceWrong =
  'tsp, knn, kmp, scc, mst, lcs, lis, dsu, bst, bfs, dfs, prefix tree, union find, max flow, memoize, stale state setInterval, замыкание, быстрая сортировка, регулярные выражения, sort array of objects, url shortener, retry with backoff, websocket vs sse, this keyword, undo last commit, center a div, kth largest element, two factor, turn server, n+1 problem, composite index, nginx reverse proxy, how do i cancel a fetch request, why does my component render twice, чем var отличается от let, blocked by cors policy, too many re-renders, text content does not match, событийный цикл, цикл событий'.split(
    ', ',
  )

it('shows the right section first for the queries that once failed', async () => {
  const queries = all.filter(({ query }) => onceWrong.includes(query))
  expect(queries).toHaveLength(onceWrong.length)
  const answers = await answersTo(queries)
  expect(
    queries
      .filter(({ query, expected }) => !expected.includes(answers.get(query)?.[0] ?? ''))
      .map(({ query }) => query),
  ).toEqual([])
})
