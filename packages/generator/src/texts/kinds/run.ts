import type { RunEnd } from '../../model/run/run-message.ts'

/** What the page says about runs of samples, in one language; it comes with the first run. */
export interface RunMessages {
  /** Name of the panel for screen readers. */
  panel: string
  output: string
  result: string
  running: string
  ends: Record<RunEnd, string>
  stop: string
  close: string
  /** Which earlier blocks run too. */
  together: (files: string) => string
  noOutput: string
  checks: (counts: { held: number; failed: number }) => string
  held: string
  failed: (actual: string) => string
  noValue: string
  notPrinted: string
  line: (line: number, file?: string) => string
  cut: (lines: number) => string
  rows: (count: number) => string
  /** What the database costs, asked before it is fetched. */
  database: (megabytes: string) => string
  fetchDatabase: string
  noSandbox: string
  notFetched: string
  noModule: (specifier: string) => string
}
