import { querySets, type LabelledQuery } from './queries.ts'
import { scoreAnswers } from './score.ts'

type Answers = ReadonlyMap<string, readonly string[]>
type Row = Record<string, string>

/** Figures of an engine by group of queries: for each set, and inside it for each language and kind. */
export const qualityRows = (queries: readonly LabelledQuery[], answers: Answers): Record<string, Row> => {
  const rows: Record<string, Row> = {}
  for (const set of querySets) {
    const members = queries.filter((query) => query.set === set)
    const add = (name: string, group: readonly LabelledQuery[]): void => {
      if (group.length > 0) rows[`${set}: ${name}`] = rowOf(group, answers)
    }
    add('all', members)
    for (const language of ['en', 'ru'] as const)
      add(
        language,
        members.filter((query) => query.language === language),
      )
    for (const kind of new Set(members.map((query) => query.kind)))
      add(
        kind,
        members.filter((query) => query.kind === kind),
      )
  }
  return rows
}

const rowOf = (queries: readonly LabelledQuery[], answers: Answers): Row => {
  const { meanReciprocalRank, recallAt5, withoutResult } = scoreAnswers(queries, answers)
  return {
    queries: String(queries.length),
    MRR: meanReciprocalRank.toFixed(3),
    'recall@5': recallAt5.toFixed(3),
    'no result %': (100 * withoutResult).toFixed(1),
  }
}

/**
 * Queries of the tuning set whose first result is wrong. The queries of the other sets are not listed, because nobody may
 * use them for tuning.
 */
export const missesOf = (queries: readonly LabelledQuery[], answers: Answers): string[] =>
  queries.flatMap(({ kind, query, expected, set }) => {
    const urls = answers.get(query) ?? []
    const found = urls.findIndex((url) => expected.includes(url))
    return found === 0 || set !== 'tuning'
      ? []
      : [`${kind.padEnd(15)}${query}: place ${found + 1 || '-'}; first ${urls.slice(0, 2).join(' ')}`]
  })
