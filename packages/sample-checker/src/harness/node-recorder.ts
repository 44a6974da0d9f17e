import { format, inspect, isDeepStrictEqual } from 'node:util'
import { installRecorder, type SampleRun } from './recorder.ts'

/** Whether a value is the result of a regular expression, which is compared with the plain array of its groups. */
const isBareMatch = (value: unknown): value is string[] => Array.isArray(value) && 'index' in value && 'input' in value

/** Installs the functions that instrumented samples call on Node, and returns the run that they fill. */
export const installNodeRecorder = (): SampleRun =>
  installRecorder({
    equal: (actual, expected) =>
      isDeepStrictEqual(actual, expected) || (isBareMatch(actual) && isDeepStrictEqual([...actual], expected)),
    show: (value) => inspect(value, { depth: 6, breakLength: Number.POSITIVE_INFINITY }),
    format: (values) => format(...values),
  })
