/** Version of `RunImports`. A page that meets another version loads its address again. */
export const runImportsVersion = 1

/**
 * Folder of the built site that holds the modules, below the base URL. Their names contain a hash, so the files never
 * change.
 */
export const runFolder = 'run/modules'

/** Path of the manifest below the base URL. Its name stays the same when its content changes. */
export const runImportsPath = '/run/imports.json'

/**
 * The modules that samples can import. Published as `/run/imports.json`, and fetched with the first run that imports a
 * module. Each file is an ES module in the folder `run/modules/`, named with the hash of its content. A file imports
 * only other files of the folder, as `"./name.js"`. There are no cycles of imports.
 */
export interface RunImports {
  version: typeof runImportsVersion
  /** Name of the file (`react-1a2b3c4d.js`) by the specifier in samples: `react`, `react-dom/client`, `node:path`. */
  specifiers: Readonly<Record<string, string>>
  /** Names of the imported files, by the name of the importing file. */
  files: Readonly<Record<string, readonly string[]>>
  /** Files of PostgreSQL for SQL samples. Absent if no sample needs them. */
  sql?: RunSql
}

/** PostgreSQL in the page. The page shows the size before it fetches any file of it. */
export interface RunSql {
  /** Name of the script in that folder. It declares `sqlModuleName`, see `SqlModule`. */
  module: string
  /** Names of the files (`.wasm`, `.data`) in the folder. The page fetches them and passes them to `createDatabase`. */
  assets: readonly string[]
  /** Compressed size of everything that is fetched (bytes). */
  size: number
}

/** Name of the global that the script of `RunSql` declares. */
export const sqlModuleName = 'sqlModule'

/** The value that the script of `RunSql` declares. */
export interface SqlModule {
  /** Starts a database. `assets` holds the contents of the files by name. */
  createDatabase: (assets: Readonly<Record<string, ArrayBuffer>>) => Promise<SqlDatabase>
}

/** A running database. */
export interface SqlDatabase {
  /**
   * Executes statements in order. Throws an `Error` with `message`, and with `position` (1-based, characters) if it is
   * known.
   */
  exec: (sql: string) => Promise<readonly SqlResult[]>
  /**
   * Removes everything that statements have left behind. Resolves to `false` if the result still differs from a new
   * database.
   */
  empty: () => Promise<boolean>
}

/** Result of one statement. */
export interface SqlResult {
  /** Names of the columns. Empty for a statement without a result. */
  columns: readonly string[]
  /** Values as PostgreSQL writes them. */
  rows: readonly (readonly (string | null)[])[]
  /** Rows that the statement has changed. */
  affectedRows?: number
}

/** Returns the names of all files that runs fetch for the given modules, and for PostgreSQL if they need it, sorted. */
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
