// PostgreSQL for SQL samples. The build bundles it with the release of PGlite in the site's `examples/`. It runs in a worker
// without a network: the page fetches the files and hands them over.
import { PGlite, type Results } from '@electric-sql/pglite'
import type { SqlDatabase, SqlModule, SqlResult } from '../model/run/run-imports.ts'

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
  const database = await PGlite.create({ pgliteWasmModule, initdbWasmModule, fsBundle: new Blob([asset('pgdata')]) })
  return sqlDatabase(database)
}

/** Values stay as PostgreSQL writes them: the types of JavaScript would lose digits and time zones. */
const asText = (text: string): string => text

const sqlDatabase = (database: PGlite): SqlDatabase => ({
  exec: async (sql) => {
    try {
      const parsers = Object.fromEntries(Object.keys(database.parsers).map((type) => [type, asText]))
      return (await database.exec(sql, { rowMode: 'array', parsers })).map(resultOf)
    } catch (error) {
      // A failed transaction would refuse all that follows.
      await database.exec('rollback')
      throw error
    }
  },
})

const resultOf = ({ fields, rows, affectedRows }: Results): SqlResult => ({
  columns: fields.map(({ name }) => name),
  // SAFETY: with `rowMode: 'array'` a row is a list of what `asText` returns.
  rows: rows as unknown as (string | null)[][],
  ...(affectedRows !== undefined && { affectedRows }),
})
