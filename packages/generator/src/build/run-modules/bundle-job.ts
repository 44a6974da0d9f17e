/** Input of the process that bundles the modules of samples. */
export interface BundleJob {
  /** Absolute path of the folder with the libraries that samples import. */
  examples: string
  /** Module specifiers that samples import, sorted: `react`, `node:path`. */
  specifiers: readonly string[]
  /** Whether samples run on PostgreSQL. */
  sql: boolean
  /** Absolute path of the folder to write. */
  folder: string
}

/** The answer of the process after a success. Any other answer is an error message. */
export const bundledModules = 'bundled'
