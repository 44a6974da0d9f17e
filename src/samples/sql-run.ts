import { PGlite } from '@electric-sql/pglite'
import type { Sample } from '../pipeline/compiled-document.ts'
import { documentLine, type SampleOutcome, type SamplePage } from './outcome.ts'
import { placeOf } from './parsers/parser.ts'

export interface SqlRunner {
  /** Executes a page's `sql run` samples in order on one empty database. */
  check: (page: SamplePage) => Promise<SampleOutcome[]>
  close: () => Promise<void>
}

/** Starts the embedded PostgreSQL when the first page needs it. */
export const createSqlRunner = (): SqlRunner => {
  let database: Promise<PGlite> | undefined
  const execute = async (db: PGlite, sample: Sample): Promise<SampleOutcome['faults']> => {
    const expected = sample.meta.expectError
    try {
      await db.exec(sample.code)
      return expected === undefined ? [] : [{ line: sample.line, message: `It should fail with "${expected}", but it succeeds.` }]
    } catch (error) {
      await db.exec('rollback')
      const { message, position, hint } = error as { message: string; position?: string; hint?: string }
      if (expected !== undefined && message.includes(expected)) return []
      const place = placeOf(sample.code, Math.max(0, Number(position ?? 1) - 1))
      return [{ line: documentLine(sample, place.line), column: place.column, message: hint ? `${message} (${hint})` : message }]
    }
  }
  return {
    check: async (page) => {
      const samples = [...page.samples.entries()].filter(([, { lang, meta }]) => lang === 'sql' && meta.run && meta.nocheck === undefined)
      if (samples.length === 0) return []
      database ??= PGlite.create()
      const db = await database
      await db.exec('drop schema public cascade; create schema public')
      const outcomes: SampleOutcome[] = []
      for (const [index, sample] of samples) outcomes.push({ index, state: 'run', faults: await execute(db, sample) })
      return outcomes
    },
    close: async () => {
      await (await database)?.close()
    },
  }
}
