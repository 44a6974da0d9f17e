import { expect, it } from 'vitest'
import { missesOf, qualityRows } from './quality.ts'
import type { LabelledQuery } from './queries.ts'

const query = (text: string, rest: Partial<LabelledQuery> = {}): LabelledQuery => ({
  kind: 'task',
  query: text,
  expected: ['/x'],
  set: 'tuning',
  language: 'en',
  ...rest,
})
const queries = [query('a'), query('б', { language: 'ru' }), query('c', { set: 'held-out' })]
const answers = new Map([
  ['a', ['/x']],
  ['б', ['/y', '/x']],
  ['c', []],
])

it('keeps the sets apart', () => {
  expect(Object.keys(qualityRows(queries, answers))).toEqual([
    'tuning: all',
    'tuning: en',
    'tuning: ru',
    'tuning: task',
    'held-out: all',
    'held-out: en',
    'held-out: task',
  ])
  expect(qualityRows(queries, answers)['tuning: all']).toEqual({
    queries: '2',
    MRR: '0.750',
    'recall@5': '1.000',
    'no result %': '0.0',
  })
  expect(qualityRows(queries, answers)['held-out: all']).toEqual({
    queries: '1',
    MRR: '0.000',
    'recall@5': '0.000',
    'no result %': '100.0',
  })
})

it('lists no misses of queries that are held out', () =>
  expect(missesOf(queries, answers)).toEqual(['task           б: place 2; first /y /x']))
