import type { LabelledQuery } from './queries.ts'

/** Quality of the answers to labelled queries. */
export interface Score {
  queries: number
  /**
   * Mean over the queries of 1 / place of the first right result, or 0 without a right result among the given results.
   */
  meanReciprocalRank: number
  /** Share of the queries with a right result among the first five. */
  recallAt5: number
  /** Share of the queries without any result. */
  withoutResult: number
}

/** Scores ranked addresses by query. */
export const scoreAnswers = (
  queries: readonly Pick<LabelledQuery, 'query' | 'expected'>[],
  answers: ReadonlyMap<string, readonly string[]>,
): Score => {
  const places = queries.map(({ query, expected }) =>
    (answers.get(query) ?? []).findIndex((url) => expected.includes(url)),
  )
  const share = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)
  return {
    queries: queries.length,
    meanReciprocalRank: share(places.map((place) => (place < 0 ? 0 : 1 / (place + 1)))),
    recallAt5: share(places.map((place) => (place >= 0 && place < 5 ? 1 : 0))),
    withoutResult: share(queries.map(({ query }) => ((answers.get(query) ?? []).length === 0 ? 1 : 0))),
  }
}

/** The value below which the given share of all values is. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(Math.ceil(share * sorted.length) - 1, sorted.length - 1)] ?? 0
}
