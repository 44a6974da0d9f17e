import type { Quotation, Sample } from '../../model/compiled-document.ts'
import type { Problem } from '../problems.ts'

/** The part of an integration for the commands `check:samples` and `samples:outdated`. */
export interface SampleChecks {
  /**
   * Checks the blocks of documents, and quoted modules. Rejects with an `Error` when something that the check needs is
   * missing.
   */
  check: (input: SampleCheckInput) => Promise<SampleReport>
  /** Runs the blocks with a Run button in browsers, as a reader would. */
  proveButtons: (input: ButtonProofInput) => Promise<ButtonReport>
  /** Libraries of the samples that have newer releases. Throws an `Error` when the libraries are missing. */
  outdated: (root: string) => OutdatedLibrary[]
}

/** Called at each step with its name, the number of completed parts and the number of all parts. */
export type OnSampleProgress = (stage: string, done?: number, total?: number) => void

/** A document with the blocks to check. */
export interface SampleDocument {
  /** Path from the site's folder: `content/guide/docker.mdx`. */
  file: string
  samples: readonly Sample[]
}

export interface SampleCheckInput {
  /** Absolute path of the site's folder. */
  root: string
  documents: readonly SampleDocument[]
  /** Quotations of all documents of the site. */
  quotations: readonly Quotation[]
  /** Whether the report lists the durations of steps. */
  timings: boolean
  onProgress: OnSampleProgress
}

/** The results of a check, as problems and as texts for the terminal. */
export interface SampleReport {
  problems: readonly Problem[]
  /** Files of documents with a block that is faulty or could not be checked. */
  faulty: ReadonlySet<string>
  /** Tables for the terminal, in order. */
  tables: readonly string[]
  summary: string
  /** Every outcome as JSON, one line per block. */
  list: string
  /** Whether a check failed to run, or did not run at all. */
  isIncomplete: boolean
}

/** A document whose blocks with a Run button are tested in browsers. */
export interface ProvableDocument extends SampleDocument {
  lang: string
  /** The article, with its buttons. */
  html: string
  /** Indexes of the samples with a button, in the order of the article. */
  runnable: readonly number[]
  /** Names of the files that the runs fetch. The names contain hashes of the content. */
  modules: readonly string[]
}

/** Content and type of a file of the site that runs fetch, by its path. `undefined` for a missing file. */
export type RunFile = (path: string) => Promise<{ type: string; content: string | Uint8Array } | undefined>

export interface ButtonProofInput {
  documents: readonly ProvableDocument[]
  cacheFolder: string
  /** Hash of all code that runs blocks in the page. */
  program: string
  /** Whether all browsers run every block. Otherwise only one browser does, and the others run some of them. */
  everyBrowser: boolean
  file: RunFile
  onProgress: OnSampleProgress
}

export interface ButtonReport {
  problems: readonly Problem[]
  summary: string
}

export interface OutdatedLibrary {
  name: string
  current: string
  latest: string
}
