import type { RunJob } from './run-job.ts'

/** Console lines of a run that are shown. */
export const lineLimit = 1000

/** How long a run may compute without a pause (ms). */
export const computingLimit = 5000

/** Characters of one text that a run sends. */
export const textLimit = 20_000

/** Levels and items of a value that a reader can open. */
export const depthLimit = 4
export const itemLimit = 50

/** A value as the page shows it. The page never gets the value itself. */
export interface PrintedValue {
  /** On one or more lines, as Node prints it. */
  text: string
  /** What decides its colour. */
  kind: 'string' | 'number' | 'constant' | 'object' | 'text'
  /** What a reader sees who opens the value: keys and values. */
  items?: readonly (readonly [key: string, value: PrintedValue])[]
}

/** A place in the code of a run. */
export interface RunPlace {
  /** Name of the module. */
  module: string
  /** 1-based, in the block's code. */
  line: number
}

export interface RunTable {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** What the page asks of the sandbox. */
export type RunCommand =
  | { type: 'run'; run: number; job: RunJob; language: string }
  | { type: 'stop'; run: number }
  | { type: 'ping' }
  /** The sandbox's page becomes this page, a demo. */
  | { type: 'show'; html: string }

export type LineLevel = 'log' | 'info' | 'debug' | 'warn' | 'error'

/** How a run ended: by itself, by Stop, by one of the limits, or with its page or worker. */
export type RunEnd = 'done' | 'stopped' | 'time' | 'flood' | 'crash'

/** What a run reports. */
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
  /** More lines came than are shown. */
  | { type: 'cut' }
  /** The code has been evaluated to its end; timers may follow. */
  | { type: 'evaluated' }
  /** Nothing is left to do. */
  | { type: 'settled' }
  /** Height of what a browser sample shows (CSS pixels). */
  | { type: 'height'; height: number }

/** What the sandbox sends to the page. */
export type SandboxMessage =
  | { type: 'ready' }
  | { type: 'pong' }
  | { type: 'event'; run: number; event: RunEvent }
  | { type: 'end'; run: number; reason: RunEnd }
