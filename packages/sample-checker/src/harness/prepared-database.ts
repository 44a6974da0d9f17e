// Gives each new database of a sample the data folder that an earlier run has prepared. PGlite would make an equal
// folder first, which takes most of the time of a sample with a database.
import * as nodeModule from 'node:module'

type Loaded = Record<'format' | 'source', string> & { shortCircuit?: boolean }
type Load = (url: string, context: unknown) => Loaded

/** Hooks that run in this thread, in Node 22.15 and later. */
const registerHooks: ((hooks: { load: (url: string, context: unknown, next: Load) => Loaded }) => void) | undefined =
  Reflect.get(nodeModule, 'registerHooks')

const databaseModule = /\/node_modules\/@electric-sql\/pglite\/dist\/index\.js$/

/** A module like PGlite's own. Only a database in memory whose options leave its data open gets the folder. */
const moduleOf = (url: string, archive: string): string => `
import { openAsBlob } from 'node:fs'
import { PGlite as Own } from ${JSON.stringify(`${url}?own`)}
export * from ${JSON.stringify(`${url}?own`)}
const loadDataDir = await openAsBlob(${JSON.stringify(archive)})
const open = new Set(['dataDir', 'debug', 'extensions', 'parsers', 'relaxedDurability', 'serializers'])
const prepared = (first, second) => {
  const options = typeof first === 'string' ? { dataDir: first, ...second } : { ...first }
  const inMemory = !options.dataDir || String(options.dataDir).startsWith('memory://')
  return inMemory && Object.keys(options).every((name) => open.has(name)) ? { ...options, loadDataDir } : options
}
export class PGlite extends Own {
  static {
    Object.defineProperty(this, 'name', { value: Own.name })
  }
  constructor(first, second) {
    super(prepared(first, second))
  }
  static async create(first, second) {
    const database = new PGlite(first, second)
    await database.waitReady
    return database
  }
}
`

/** `archive` is the path of the prepared folder, as `dumpDataDir` of PGlite writes it. */
export const usePreparedDatabase = (archive: string): void =>
  registerHooks?.({
    load: (url, context, next) =>
      databaseModule.test(url)
        ? { format: 'module', source: moduleOf(url, archive), shortCircuit: true }
        : next(url, context),
  })
