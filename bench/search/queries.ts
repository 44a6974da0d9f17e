import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '../../packages/search/src/index-format/content-hash.ts'

/**
 * `tuning` is the only set that may be used for tuning. `held-out` is a third of `readers.tsv`, `everyday` a third of
 * `everyday.tsv`, `habits` a third of `habits.tsv`, `newcomers` a third of `newcomers.tsv`, `pooled` a third of
 * `pooled.tsv`, and `askers` a third of `askers.tsv`. Authors who had not seen the other queries wrote `outside`,
 * `strangers`, `visitors`, `newcomers.tsv`, `pooled.tsv` and `askers.tsv`.
 */
export const querySets = [
  'tuning',
  'held-out',
  'everyday',
  'habits',
  'newcomers',
  'pooled',
  'askers',
  'outside',
  'strangers',
  'visitors',
] as const
export type QuerySet = (typeof querySets)[number]

/** A query with the sections that answer it. */
export interface LabelledQuery {
  kind: string
  query: string
  /** Site paths with anchors. Each of them is a right answer. */
  expected: string[]
  set: QuerySet
  /** Language according to the letters of the query. */
  language: 'en' | 'ru'
}

/**
 * Reads the labelled queries. The search was tuned with `queries.tsv` from the start. A third of `readers.tsv`,
 * `everyday.tsv`, `habits.tsv`, `newcomers.tsv`, `pooled.tsv` and `askers.tsv` is held out. `outside.tsv`,
 * `strangers.tsv` and `visitors.tsv` are held out as a whole.
 */
export const readQueries = (): LabelledQuery[] => [
  ...readFile('queries.tsv', () => 'tuning'),
  ...readFile('readers.tsv', (query) => (isHeldOut(query) ? 'held-out' : 'tuning')),
  ...readFile('everyday.tsv', (query) => (isHeldOut(query) ? 'everyday' : 'tuning')),
  ...readFile('habits.tsv', (query) => (isHeldOut(query) ? 'habits' : 'tuning')),
  ...readFile('newcomers.tsv', (query) => (isHeldOut(query) ? 'newcomers' : 'tuning')),
  ...readFile('pooled.tsv', (query) => (isHeldOut(query) ? 'pooled' : 'tuning')),
  ...readFile('askers.tsv', (query) => (isHeldOut(query) ? 'askers' : 'tuning')),
  ...readFile('outside.tsv', () => 'outside'),
  ...readFile('strangers.tsv', () => 'strangers'),
  ...readFile('visitors.tsv', () => 'visitors'),
]

/**
 * Whether a query is held out: one in three, by its hash, so that a new query moves no other query to the other set. A
 * hash may begin with 36 characters, and the codes of 12 of them are divisible by three.
 */
export const isHeldOut = (query: string): boolean => contentHash(query).charCodeAt(0) % 3 === 0

const readFile = (name: string, setOf: (query: string) => QuerySet): LabelledQuery[] =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [kind = '', query = '', targets = ''] = line.split('\t')
      const language = /\p{Script=Cyrillic}/u.test(query) ? 'ru' : 'en'
      return {
        kind,
        query,
        expected: targets.split(' ').map((target) => `/docs/${target}`),
        set: setOf(query),
        language,
      }
    })

/** Throws for a section that the site does not have, because the section of a label may have moved. */
export const checkQueries = (queries: readonly LabelledQuery[], urls: ReadonlySet<string>): void => {
  const unknown = queries.flatMap(({ query, expected }) =>
    expected.filter((url) => !urls.has(url)).map((url) => `${url} (for "${query}")`),
  )
  if (unknown.length > 0)
    throw new Error(
      `Labelled queries expect sections that the site does not have:\n${unknown.join('\n')}\nCorrect queries.tsv, readers.tsv, everyday.tsv, habits.tsv, newcomers.tsv, pooled.tsv, askers.tsv, outside.tsv, strangers.tsv or visitors.tsv in bench/search.`,
    )
}
