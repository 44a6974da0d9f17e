import { itemLimit, type RunEvent } from '../model/run/run-message.ts'
import type { RunSource } from '../model/run/run-job.ts'
import type { SqlDatabase, SqlResult } from '../model/run/run-imports.ts'
import { cutText } from './print-value.ts'

/**
 * Runs the SQL blocks of a page on an empty database, and sends the results of the last block. The earlier blocks
 * prepare its tables. An earlier block may demonstrate an error, so errors of earlier blocks are ignored.
 */
export const runSql = async (
  database: SqlDatabase,
  sources: readonly RunSource[],
  send: (event: RunEvent) => void,
): Promise<void> => {
  for (const { code } of sources.slice(0, -1)) await database.exec(code).catch(() => {})
  const sample = sources.at(-1)
  if (!sample) return
  try {
    for (const result of await database.exec(sample.code)) send(resultLine(result))
  } catch (error) {
    const { message, position } = error as { message?: unknown; position?: unknown }
    const offset = Number(position)
    const line = offset > 0 ? sample.code.slice(0, offset - 1).split('\n').length : undefined
    const place = line === undefined ? {} : { place: { module: sample.file, line } }
    send({ type: 'error', name: '', message: cutText(String(message)), ...place })
  }
}

/** A table, or the number of rows that a statement has changed. */
const resultLine = ({ columns, rows, affectedRows }: SqlResult): RunEvent => {
  if (columns.length === 0)
    return { type: 'line', level: 'info', text: `${affectedRows ?? 0}`, values: [], rows: affectedRows ?? 0 }
  const shown = rows.slice(0, itemLimit).map((row) => row.slice(0, itemLimit).map((cell) => cutText(cell ?? 'NULL')))
  const table = { columns: columns.slice(0, itemLimit).map(cutText), rows: shown }
  return { type: 'line', level: 'log', text: '', values: [], table, rows: rows.length }
}
