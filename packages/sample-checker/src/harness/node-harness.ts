// Loaded with --import before a sample: records what it does, keeps it off the network, and reports when it ends.
import { writeFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { format, inspect, isDeepStrictEqual } from 'node:util'
import { installRecorder } from './recorder.ts'

const report = process.env['SAMPLE_REPORT']
delete process.env['SAMPLE_REPORT']

const run = installRecorder({
  equal: (actual, expected) => isDeepStrictEqual(actual, expected) || (isBareMatch(actual) && isDeepStrictEqual([...actual], expected)),
  show: (value) => inspect(value, { depth: 6, breakLength: Number.POSITIVE_INFINITY }),
  format: (values) => format(...values),
})

/** The result of a regular expression compares with the plain array of its groups. */
const isBareMatch = (value: unknown): value is string[] => Array.isArray(value) && 'index' in value && 'input' in value

const local = new Set(['localhost', '127.0.0.1', '::1', undefined])
const connect = Socket.prototype.connect
Socket.prototype.connect = function (this: Socket, ...values: Parameters<typeof connect>) {
  const first: unknown = Array.isArray(values[0]) ? values[0][0] : values[0]
  const host = typeof first === 'object' && first !== null && 'host' in first ? first.host : typeof values[1] === 'string' ? values[1] : undefined
  if (!local.has(host as string | undefined)) throw new Error(`Samples run without a network; this one connects to ${String(host)}.`)
  return connect.apply(this, values)
} as typeof connect

process.on('exit', () => {
  if (report) writeFileSync(report, JSON.stringify(run))
})
