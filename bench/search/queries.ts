import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A query with the sections that answer it. */
export interface LabelledQuery {
  kind: string
  query: string
  /** Site paths with anchors, any of which is right. */
  expected: string[]
}

/** Reads `queries.tsv`. */
export const readQueries = (): LabelledQuery[] =>
  readFileSync(join(import.meta.dirname, 'queries.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [kind = '', query = '', targets = ''] = line.split('\t')
      return { kind, query, expected: targets.split(' ').map((target) => `/docs/${target}`) }
    })

/** Throws for a section that the site does not have, as a label may have moved. */
export const checkQueries = (queries: readonly LabelledQuery[], urls: ReadonlySet<string>): void => {
  const unknown = queries.flatMap(({ query, expected }) => expected.filter((url) => !urls.has(url)).map((url) => `${url} (for "${query}")`))
  if (unknown.length > 0) throw new Error(`Labelled queries expect sections that the site does not have:\n${unknown.join('\n')}\nCorrect bench/search/queries.tsv.`)
}
