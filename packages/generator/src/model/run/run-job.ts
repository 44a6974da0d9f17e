/** What runs a sample: a worker without a page, a page of its own, or PostgreSQL. */
export type RunKind = 'script' | 'browser' | 'sql'

/** A file of a sample's project, with the code that the page shows. */
export interface RunSource {
  /** Path in the project: the block's title, or `sample.ts` for a block without a title. */
  file: string
  /** Name of the language as in the fence: `ts`, `tsx`, `js`, `css`, `sql`. */
  language: string
  code: string
}

/** Everything that a run of one sample needs. The page assembles it from the article. */
export interface RunRequest {
  kind: RunKind
  /** The earlier blocks that the sample continues, in the order of the page, then the sample itself. */
  sources: readonly RunSource[]
  /** A script that needs a page, because it uses a feature that workers of the sandbox lack. */
  inPage?: true
  /** Inline scripts and event handlers of HTML also run, because no code comes from a link. */
  inline?: true
}

/**
 * A module that is ready to run: types are removed, checks are inserted, and imports name other modules of the same
 * job.
 */
export interface RunModule {
  /** Unique in its job. Errors and console lines use this name. */
  name: string
  /** JavaScript. An import of a module `a.ts` of the job is written as `"run:a.ts"`, quotes included. */
  code: string
}

/**
 * What the page sends to the sandbox: modules, each after the modules that it imports. The last module is the sample.
 */
export interface RunJob {
  kind: RunKind
  modules: readonly RunModule[]
  inPage?: true
  inline?: true
  /** For SQL. The last module starts the database. */
  sql?: SqlScripts
}

/** What runs on a new database. */
export interface SqlScripts {
  /** Contents of the database's files, by name. */
  assets: Readonly<Record<string, ArrayBuffer>>
  /** The SQL blocks of the page up to the sample, with the sample as the last block. Only its results are shown. */
  sources: readonly RunSource[]
}
