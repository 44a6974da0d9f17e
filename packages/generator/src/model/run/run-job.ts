/** What runs a sample: a worker without a page, a page of its own, or PostgreSQL. */
export type RunKind = 'script' | 'browser' | 'sql'

/** A file of a sample's project, as it stands in the page. */
export interface RunSource {
  /** Path in the project: the block's title, or `sample.ts` for a block without a title. */
  file: string
  /** Name of the language as in the fence: `ts`, `tsx`, `js`, `css`, `sql`. */
  language: string
  code: string
}

/** All that a run of one sample needs. The page puts it together from what stands in the article. */
export interface RunRequest {
  kind: RunKind
  /** The earlier blocks that the sample continues, in the order of the page, then the sample itself. */
  sources: readonly RunSource[]
  /** A script that needs a page all the same, for what no worker of the sandbox has. */
  inPage?: true
  /** Inline scripts and event handlers of HTML run, too: no code comes from a link. */
  inline?: true
}

/** A module, ready to run: types removed, checks inserted, imports named by other modules of the same job. */
export interface RunModule {
  /** Unique in its job. Errors and console lines name it. */
  name: string
  /** JavaScript. A module `a.ts` of the job that it imports is written as `"run:a.ts"`, quotes included. */
  code: string
}

/** What the page hands to the sandbox: modules, each after those that it imports; the last one is the sample. */
export interface RunJob {
  kind: RunKind
  modules: readonly RunModule[]
  inPage?: true
  inline?: true
  /** For SQL, where the last module starts the database. */
  sql?: SqlScripts
}

/** What runs on a fresh database. */
export interface SqlScripts {
  /** Content of the database's files by their names. */
  assets: Readonly<Record<string, ArrayBuffer>>
  /** The SQL blocks of the page up to the sample, which is the last one. Only its results are shown. */
  sources: readonly RunSource[]
}
