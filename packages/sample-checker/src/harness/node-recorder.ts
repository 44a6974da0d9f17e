import { format, inspect, isDeepStrictEqual } from 'node:util'
import { installRecorder, type SampleRun } from './recorder.ts'

/** Installs the functions that instrumented samples call on Node, and returns the run that they fill. */
export const installNodeRecorder = (): SampleRun =>
  installRecorder({
    equal: isDeepStrictEqual,
    show: (value) => inspect(value, { depth: 6, breakLength: Number.POSITIVE_INFINITY }),
    format: (values) => format(...values),
  })
