/** Version of `RunImports`. A page that meets another version loads its address again. */
export const runImportsVersion = 1

/** Folder of the built site, below the base URL, that holds the modules. Their names carry a hash: they never change. */
export const runFolder = 'run/modules'

/** Path of the manifest below the base URL. Its name stays when its content changes. */
export const runImportsPath = '/run/imports.json'

/**
 * Which modules samples can import: published as `/run/imports.json`, and fetched with the first run that imports any.
 * Each file is an ES module in the folder `run/modules/`, named with the hash of its content. A file imports other files of the
 * folder as `"./name.js"`, and nothing else. No file imports itself through others.
 */
export interface RunImports {
  version: typeof runImportsVersion
  /** Name of the file (`react-1a2b3c4d.js`) by specifier, as samples write it: `react`, `react-dom/client`, `node:path`. */
  specifiers: Readonly<Record<string, string>>
  /** Names of the files that a file imports, by its name. */
  files: Readonly<Record<string, readonly string[]>>
  /** Files of PostgreSQL for SQL samples; absent where no sample needs them. */
  sql?: RunSql
}

/** PostgreSQL in the page. The size is shown before anything of it is fetched. */
export interface RunSql {
  /** Name of the script in that folder. It declares `sqlModuleName`, see `SqlModule`. */
  module: string
  /** Names of the files (`.wasm`, `.data`) in the folder that the page fetches and hands to `createDatabase`. */
  assets: readonly string[]
  /** What is fetched in all, compressed (bytes). */
  size: number
}

/** Name that the script of `RunSql` declares. */
export const sqlModuleName = 'sqlModule'

/** What the script of `RunSql` declares. */
export interface SqlModule {
  /** Starts a database. `assets` holds the content of the files by their names. */
  createDatabase: (assets: Readonly<Record<string, ArrayBuffer>>) => Promise<SqlDatabase>
}

/** A running database. */
export interface SqlDatabase {
  /** Executes statements in order. Throws an `Error` with `message`, and `position` (1-based, characters) where known. */
  exec: (sql: string) => Promise<readonly SqlResult[]>
  /** Removes all that statements have left behind. Resolves to `false` where something differs from a new database. */
  empty: () => Promise<boolean>
}

/** Result of one statement. */
export interface SqlResult {
  /** Names of the columns; none for a statement without a result. */
  columns: readonly string[]
  /** Values as PostgreSQL writes them. */
  rows: readonly (readonly (string | null)[])[]
  /** Rows that the statement has changed. */
  affectedRows?: number
}

/** Names of all files that runs fetch which import some modules, or which need PostgreSQL, sorted. */
export const neededFiles = (
  { specifiers: known, files, sql }: RunImports,
  { specifiers, needsSql }: { specifiers: readonly string[]; needsSql: boolean },
): string[] => {
  const needed = new Set<string>()
  const add = (file: string): void => {
    if (needed.has(file)) return
    needed.add(file)
    files[file]?.forEach(add)
  }
  for (const specifier of specifiers) {
    const file = Object.hasOwn(known, specifier) ? known[specifier] : undefined
    if (file !== undefined) add(file)
  }
  if (needsSql && sql) [sql.module, ...sql.assets].forEach(add)
  return [...needed].toSorted()
}
