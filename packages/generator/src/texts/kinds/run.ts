import type { RunEnd } from '../../model/run/run-message.ts'

/** The page's texts about runs of samples, in one language. They are loaded with the first run. */
export interface RunMessages {
  /** Name of the panel for screen readers. */
  panel: string
  output: string
  result: string
  running: string
  ends: Record<RunEnd, string>
  stop: string
  close: string
  /** Names the earlier blocks that also run. */
  together: (files: string) => string
  noOutput: string
  checks: (counts: { held: number; failed: number }) => string
  held: string
  failed: (actual: string) => string
  noValue: string
  /** Says that the run has ended without this check. */
  notChecked: string
  notPrinted: string
  line: (line: number, file?: string) => string
  cut: (lines: number) => string
  rows: (count: number) => string
  /** Follows the number of rows when a table shows only the first rows. */
  shownRows: (count: number) => string
  /** The download size of the database, shown with a question before the download. */
  database: (megabytes: string) => string
  fetchDatabase: string
  noSandbox: string
  notFetched: string
  /** Follows the error for a package that the page does not have. */
  noPackage: string
  /** Follows the error of a request. */
  noNetwork: string
}
