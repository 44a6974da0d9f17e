// Bundled in front of a sample that runs in a browser page.
import { dequal } from 'dequal'
import { formatInBrowser, showInBrowser } from './browser-text.ts'
import { installRecorder } from './recorder.ts'
import { traceReader } from './read-traces.ts'

const run = installRecorder({
  equal: (actual, expected) => Object.is(actual, expected) || dequal(actual, expected),
  show: (value) => {
    try {
      return showInBrowser(value)
    } catch {
      // JSON has no notation for a bigint, or for a value that contains itself.
      return String(value)
    }
  },
  format: formatInBrowser,
})

/** Resolves after the timers that are due, the microtasks and a frame have run. */
const sampleSettled = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 100))
  await new Promise((resolve) => requestAnimationFrame(resolve))
}
Object.assign(globalThis, { sampleRun: run, sampleSettled, sampleTraces: traceReader() })
