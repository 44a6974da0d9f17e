import { expect, it } from 'vitest'
import { percentile, scoreAnswers } from './score.ts'

it('scores by the first right result', () => {
  const queries = ['a', 'b', 'c', 'd'].map((query) => ({ query, expected: ['/x', '/y'] }))
  const answers = new Map([
    ['a', ['/x']],
    ['b', ['/1', '/y', '/x']],
    ['c', ['/1', '/2', '/3', '/4', '/5', '/x']],
  ])
  expect(scoreAnswers(queries, answers)).toEqual({
    queries: 4,
    meanReciprocalRank: (1 + 1 / 2 + 1 / 6) / 4,
    recallAt5: 0.5,
    withoutResult: 0.25,
  })
})

it('takes percentiles by nearest rank', () => {
  const values = Array.from({ length: 20 }, (_, index) => 20 - index)
  expect([percentile(values, 0.5), percentile(values, 0.95), percentile(values, 1), percentile([], 0.5)]).toEqual([
    10, 19, 20, 0,
  ])
})
