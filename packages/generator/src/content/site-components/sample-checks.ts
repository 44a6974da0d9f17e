import type { Quotation, Sample } from '../../model/compiled-document.ts'
import type { Problem } from '../problems.ts'

/** What an integration does for the commands `check:samples` and `samples:outdated`. */
export interface SampleChecks {
  /** Checks the blocks of documents, and what documents quote. Rejects with an `Error` where something is missing for that. */
  check: (input: SampleCheckInput) => Promise<SampleReport>
  /** Runs the blocks with a Run button in browsers, as readers do. */
  proveButtons: (input: ButtonProofInput) => Promise<ButtonReport>
  /** Libraries of the samples with newer releases. Throws an `Error` where the libraries are missing. */
  outdated: (root: string) => OutdatedLibrary[]
}

/** Called at each step: its name, and how many of all parts of it are done. */
export type OnSampleProgress = (stage: string, done?: number, total?: number) => void

/** A document with the blocks that are checked. */
export interface SampleDocument {
  /** From the folder of the site: `content/guide/docker.mdx`. */
  file: string
  samples: readonly Sample[]
}

export interface SampleCheckInput {
  /** Absolute path of the site's folder. */
  root: string
  documents: readonly SampleDocument[]
  /** Quotations of all documents of the site. */
  quotations: readonly Quotation[]
  /** Whether the report lists the times of steps. */
  timings: boolean
  onProgress: OnSampleProgress
}

/** What a check found, as problems and as texts for the terminal. */
export interface SampleReport {
  problems: readonly Problem[]
  /** Files of documents with a block that is at fault or could not be checked. */
  faulty: ReadonlySet<string>
  /** Tables for the terminal, in their order. */
  tables: readonly string[]
  summary: string
  /** Every outcome as JSON, a line for each block. */
  list: string
  /** A check broke down, or did not take place. */
  isIncomplete: boolean
}

/** A document whose blocks with a Run button are proven. */
export interface ProvableDocument extends SampleDocument {
  lang: string
  /** The article, with its buttons. */
  html: string
  /** Indexes of the samples with a button, in the order of the article. */
  runnable: readonly number[]
  /** Names of the files that their runs fetch. They carry hashes of their content. */
  modules: readonly string[]
}

/** Content and type of a file of the site that runs fetch, by its path; `undefined` for a missing file. */
export type RunFile = (path: string) => Promise<{ type: string; content: string | Uint8Array } | undefined>

export interface ButtonProofInput {
  documents: readonly ProvableDocument[]
  cacheFolder: string
  /** Hash of all that runs blocks in the page. */
  program: string
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
