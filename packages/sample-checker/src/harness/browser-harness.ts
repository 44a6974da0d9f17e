// Bundled in front of a sample that runs in a browser page.
import { dequal } from 'dequal'
import { installRecorder } from './recorder.ts'

const show = (value: unknown): string => {
  if (typeof value === 'string') return `'${value}'`
  if (value instanceof Element) return value.outerHTML
  return typeof value === 'object' && value !== null ? (JSON.stringify(value) ?? String(value)) : String(value)
}

const run = installRecorder({
  equal: (actual, expected) => Object.is(actual, expected) || dequal(actual, expected),
  show,
  format: (values) => values.map((value) => (typeof value === 'string' ? value : show(value))).join(' '),
})

/** Resolves when timers of the next moment, microtasks and a frame have had their turn. */
const sampleSettled = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 100))
  await new Promise((resolve) => requestAnimationFrame(resolve))
}
Object.assign(globalThis, { sampleRun: run, sampleSettled })
