import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import type { Sample } from '@dev-handbook/generator/model/compiled-document'
import { emptyingStatements } from '@dev-handbook/generator/sql-module/empty-database'
import { documentLine, type SampleOutcome, type SamplePage } from './outcome.ts'
import { placeOf } from './parsers/parser.ts'

export interface SqlRunner {
  /**
   * Executes the `sql run` samples of a page in order on an empty database. Calls at the same time wait for each other.
   */
  check: (page: SamplePage) => Promise<SampleOutcome[]>
  close: () => Promise<void>
}

/**
 * Starts the embedded PostgreSQL when the first page needs it. All pages share one instance, because its start takes
 * longer than most pages.
 */
export const createSqlRunner = (): SqlRunner => {
  let database: Promise<PGlite> | undefined
  const execute = async (db: PGlite, sample: Sample): Promise<SampleOutcome['faults']> => {
    const expected = sample.meta.expectError
    try {
      await db.exec(sample.code)
      return expected === undefined
        ? []
        : [{ line: sample.line, message: `It should fail with "${expected}", but it succeeds.` }]
    } catch (error) {
      await db.exec('rollback')
      const { message, position, hint } = error as { message: string; position?: string; hint?: string }
      if (expected !== undefined && message.includes(expected)) return []
      const place = placeOf(sample.code, Math.max(0, Number(position ?? 1) - 1))
      return [
        {
          line: documentLine(sample, place.line),
          column: place.column,
          message: hint ? `${message} (${hint})` : message,
        },
      ]
    }
  }
  const executeAll = async (
    samples: readonly (readonly [index: number, sample: Sample])[],
  ): Promise<SampleOutcome[]> => {
    database ??= startDatabase()
    const db = await database
    for (const statement of emptyingStatements) await db.exec(statement)
    const outcomes: SampleOutcome[] = []
    for (const [index, sample] of samples) outcomes.push({ index, state: 'run', faults: await execute(db, sample) })
    return outcomes
  }
  let others: Promise<unknown> = Promise.resolve()
  return {
    check: (page) => {
      const samples = [...page.samples.entries()].filter(
        ([, { lang, meta }]) => lang === 'sql' && meta.run && meta.nocheck === undefined,
      )
      if (samples.length === 0) return Promise.resolve([])
      const outcomes = others.then(() => executeAll(samples))
      others = outcomes.catch(() => {})
      return outcomes
    },
    close: async () => {
      // When the database did not start, the promises of its callers have already been rejected with the error.
      await (await database?.catch(() => undefined))?.close()
    },
  }
}

/**
 * Compiles PostgreSQL only with the fast compiler of WebAssembly. The start of a database takes half of the processor
 * time then. The statements of samples take no longer.
 */
const startDatabase = async (): Promise<PGlite> => {
  setFlagsFromString('--liftoff-only')
  try {
    return await PGlite.create()
  } finally {
    setFlagsFromString('--no-liftoff-only')
  }
}
