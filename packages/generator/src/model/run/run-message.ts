import type { RunJob } from './run-job.ts'

/** How many console lines of a run are shown. */
export const lineLimit = 1000

/** How long a run may compute without a pause (ms). */
export const computingLimit = 5000

/** Longest text that a run may send, in characters. */
export const textLimit = 20_000

/** Levels and items of a value that a reader can expand. */
export const depthLimit = 4
export const itemLimit = 50

/** A value as the page shows it. The page never gets the value itself. */
export interface PrintedValue {
  /** On one or more lines, as Node prints it. */
  text: string
  /** Decides the colour of the value. */
  kind: 'string' | 'number' | 'constant' | 'object' | 'text'
  /** Keys and values that a reader sees after expanding the value. */
  items?: readonly (readonly [key: string, value: PrintedValue])[]
}

/** A place in the code of a run. */
export interface RunPlace {
  /** Name of the module. */
  module: string
  /** Line in the block's code, 1-based. */
  line: number
}

export interface RunTable {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A command from the page to the sandbox. */
export type RunCommand =
  /** Language and accessible name of the frame that shows the run's page. */
  | { type: 'run'; run: number; job: RunJob; language: string; title: string }
  | { type: 'stop'; run: number }
  | { type: 'ping' }
  /** Replace the sandbox's page with this page, a demo. */
  | { type: 'show'; html: string }

export type LineLevel = 'log' | 'info' | 'debug' | 'warn' | 'error'

/**
 * How a run ended: by itself, by Stop, by one of the limits, because another page has replaced its page, or because its
 * page or worker crashed.
 */
export type RunEnd = 'done' | 'stopped' | 'time' | 'flood' | 'left' | 'crash'

/** An event that a run reports. */
export type RunEvent =
  | {
      type: 'line'
      level: LineLevel
      text: string
      values: readonly PrintedValue[]
      place?: RunPlace
      table?: RunTable
      /** Rows that an SQL statement has returned or changed. */
      rows?: number
    }
  | { type: 'check'; line: number; held: boolean; actual?: PrintedValue }
  | { type: 'error'; name: string; message: string; place?: RunPlace }
  /** The run printed more lines than are shown. */
  | { type: 'cut' }
  /** The code has been evaluated to its end. Timers may still run. */
  | { type: 'evaluated' }
  /** No work is left. */
  | { type: 'settled' }
  /** Height of the content that a browser sample shows (CSS pixels). */
  | { type: 'height'; height: number }

/** A message from the sandbox to the page. */
export type SandboxMessage =
  | { type: 'ready' }
  | { type: 'pong' }
  | { type: 'event'; run: number; event: RunEvent }
  | { type: 'end'; run: number; reason: RunEnd }
