// PostgreSQL for SQL samples. The build bundles it with the release of PGlite in the site's `examples/`. It runs in a
// worker without a network: the page fetches the files and passes them to the worker.
import { PGlite, type Results } from '@electric-sql/pglite'
import type { SqlDatabase, SqlModule, SqlResult } from '../model/run/run-imports.ts'
import { emptyingStatements, stateQuery } from './empty-database.ts'

/** See `SqlModule`. Throws an `Error` when a file is missing or PostgreSQL does not start. */
export const createDatabase: SqlModule['createDatabase'] = async (assets) => {
  const asset = (beginning: string): ArrayBuffer => {
    const [, content] = Object.entries(assets).find(([name]) => name.startsWith(`${beginning}-`)) ?? []
    if (!content)
      throw new Error(`PostgreSQL needs the file "${beginning}". There are: ${Object.keys(assets).join(', ')}.`)
    return content
  }
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all([
    WebAssembly.compile(asset('pglite')),
    WebAssembly.compile(asset('initdb')),
  ])
  // WebKit cannot read blobs in a worker of the sandbox. PGlite only reads the content.
  const fsBundle = Object.assign(new Blob(), { arrayBuffer: async () => asset('pgdata') })
  const database = await PGlite.create({ pgliteWasmModule, initdbWasmModule, fsBundle })
  // The first sample should find the same state as all later samples.
  await emptyAll(database)
  return sqlDatabase(database, await stateOf(database))
}

/** Values stay as PostgreSQL writes them, because JavaScript's types would lose digits and time zones. */
const asText = (text: string): string => text

const emptyAll = async (database: PGlite): Promise<void> => {
  for (const statement of emptyingStatements) await database.exec(statement)
}

/** A text for the state of a database. Two states that differ in what samples can see have different texts. */
const stateOf = async (database: PGlite): Promise<string> => JSON.stringify((await database.query(stateQuery)).rows)

const sqlDatabase = (database: PGlite, firstState: string): SqlDatabase => ({
  exec: async (sql) => {
    try {
      const parsers = Object.fromEntries(Object.keys(database.parsers).map((type) => [type, asText]))
      return (await database.exec(sql, { rowMode: 'array', parsers })).map(resultOf)
    } catch (error) {
      // A failed transaction would reject all further statements.
      await database.exec('rollback')
      throw error
    }
  },
  empty: async () => {
    await emptyAll(database)
    return (await stateOf(database)) === firstState
  },
})

const resultOf = ({ fields, rows, affectedRows }: Results): SqlResult => ({
  columns: fields.map(({ name }) => name),
  // SAFETY: with `rowMode: 'array'` a row is a list of the results of `asText`.
  rows: rows as unknown as (string | null)[][],
  ...(affectedRows !== undefined && { affectedRows }),
})
