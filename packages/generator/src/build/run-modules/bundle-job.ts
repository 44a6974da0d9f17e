/** What the process that bundles the modules of samples gets. */
export interface BundleJob {
  /** Absolute path of the folder with the libraries that samples import. */
  examples: string
  /** What samples import, sorted: `react`, `node:path`. */
  specifiers: readonly string[]
  /** Whether samples run on PostgreSQL. */
  sql: boolean
  /** Absolute path of the folder to write. */
  folder: string
}

/** What it answers when all went well; any other answer says what went wrong. */
export const bundledModules = 'bundled'
