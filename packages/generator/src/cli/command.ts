import type { OptionName, Options } from './options.ts'

/** A command of `npm run` or `dev-handbook`. */
export interface Command {
  summary: string
  options: readonly OptionName[]
  /** Returns the exit status; a server returns when a signal stops it. */
  run: (options: Options) => Promise<number>
}
