import type { RunEvent } from '../model/run/run-message.ts'
import type { RunJob } from '../model/run/run-job.ts'
import { type SqlDatabase, type SqlModule, sqlModuleName } from '../model/run/run-imports.ts'
import { cutText } from './print-value.ts'
import { runSql } from './run-sql.ts'

/** Message of a worker with a database, in addition to events: the remains of the last sample cannot be removed. */
export type SqlRunsMessage = RunEvent | { type: 'spent' }

/**
 * Returns a function that runs jobs for SQL, one after another. The database starts with the first job, which takes
 * seconds, and is emptied after each job. This worker runs no code of a sample except SQL.
 */
export const createSqlRuns = (send: (message: SqlRunsMessage) => void): ((job: RunJob) => void) => {
  let database: SqlDatabase | undefined
  const run = async ({ modules, sql }: RunJob): Promise<void> => {
    if (!sql) return
    try {
      if (!database) {
        // SAFETY: the build makes the script at the end of a job for SQL.
        const { createDatabase } = new Function(`${modules.at(-1)?.code}\nreturn ${sqlModuleName}`)() as SqlModule
        database = await createDatabase(sql.assets)
      }
      await runSql(database, sql.sources, send)
    } catch (error) {
      send({ type: 'error', name: '', message: cutText(String(error)) })
    }
    send({ type: 'evaluated' })
    send({ type: 'settled' })
    const isEmpty = await database?.empty().catch(() => false)
    if (!isEmpty) send({ type: 'spent' })
  }
  let last = Promise.resolve()
  return (job) => {
    last = last.then(() => run(job))
  }
}
