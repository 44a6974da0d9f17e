// Runs one job. This script is bundled for a worker, and for an empty page in a frame. It trusts nothing that the job's
// code can change. It reads all needed properties of the global object before that code runs.
import { dequal } from 'dequal'
import { formatInBrowser } from '@dev-handbook/sample-checker/harness/browser-text'
import { installRecorder } from '@dev-handbook/sample-checker/harness/recorder'
import type { RunEvent } from '../model/run/run-message.ts'
import type { RunJob } from '../model/run/run-job.ts'
import { captureConsole } from './capture-console.ts'
import { followTimers } from './follow-timers.ts'
import { loadModules } from './load-modules.ts'
import { cutText, printValue } from './print-value.ts'
import { formatValues, inspectValue } from './inspect-value.ts'
import { createSqlRuns, type SqlRunsMessage } from './sql-runs.ts'
import { followComputing } from './follow-computing.ts'

/** Messages from the host to the runtime, and messages back in addition to events. */
export type RuntimeCommand = { type: 'job'; job: RunJob } | { type: 'ping' }
export type RuntimeMessage = SqlRunsMessage | { type: 'started' } | { type: 'pong' } | { type: 'late' }

const isEqual = (actual: unknown, expected: unknown): boolean =>
  Object.is(actual, expected) || (!isZero(actual) && dequal(actual, expected) && isSameError(actual, expected))

/** Whether a value is `0` or `-0`, which are different values here. */
const isZero = (value: unknown): boolean => value === 0

const isSameError = (actual: unknown, expected: unknown): boolean =>
  !(actual instanceof Error && expected instanceof Error) ||
  (actual.name === expected.name && actual.message === expected.message)

/** Runs a job, and sends its events through the port. */
export const startRuntime = (port: MessagePort): void => {
  // Bound here, because the job's code can replace the method and would get the port with the next call.
  const send: (message: RuntimeMessage) => void = port.postMessage.bind(port)
  const dataOf = Reflect.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get as () => unknown
  const { apply } = Reflect
  let hasStarted = false
  let runSqlJob: ((job: RunJob) => void) | undefined
  port.addEventListener('message', (event) => {
    const command = apply(dataOf, event, []) as RuntimeCommand
    if (command.type === 'ping') return send({ type: 'pong' })
    if (runSqlJob) return runSqlJob(command.job)
    if (hasStarted) return
    hasStarted = true
    // Only this worker accepts several jobs, because it never runs code of a sample that could change the worker.
    if (command.job.kind === 'sql') (runSqlJob = createSqlRuns(send))(command.job)
    else {
      send({ type: 'started' })
      void runJob(command.job, send)
    }
  })
  port.start()
}

/**
 * A page formats values as the checks of browser samples do. Values that JSON cannot represent are formatted as in
 * workers.
 */
const formatSafely = (values: readonly unknown[]): string => {
  try {
    return formatInBrowser(values)
  } catch {
    return formatValues(values)
  }
}

/** How long a sample waits for the styles of its frame (ms). A frame that is not rendered never gets any. */
const styleLimit = 2000

/**
 * Resolves when elements of this frame have styles and sizes. Firefox has none for a frame in another process until the
 * surrounding page has laid it out.
 */
const untilStyled = async (): Promise<void> => {
  const start = performance.now()
  while (getComputedStyle(document.documentElement).display === '' && performance.now() - start < styleLimit)
    await new Promise((resolve) => setTimeout(resolve, 10))
}

const runJob = async (job: RunJob, send: (message: RuntimeMessage) => void): Promise<void> => {
  const isPage = job.kind === 'browser'
  if (isPage || job.inPage) await untilStyled()
  const console = captureConsole(send, isPage ? formatSafely : formatValues)
  const modules = loadModules(job.modules)
  installRecorder({
    equal: isEqual,
    show: () => '',
    format: () => '',
    onCheck: ({ line, held, actual }) =>
      send({ type: 'check', line, held, ...(held || actual === undefined ? {} : { actual: printValue(actual) }) }),
    onConsole: (line, method, values) => console.write(method, values, { module: modules.last, line }),
  })
  const report = (thrown: unknown) => send(errorEvent(thrown, modules.placeOf))
  addEventListener('error', (event) => {
    event.preventDefault()
    const error: unknown = event.error ?? new Error(event.message)
    if (!isOfFrame(error)) report(error)
  })
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    if (!isOfFrame(event.reason)) report(event.reason)
  })
  reportInlineScripts(report)
  followComputing(() => send({ type: 'late' }))
  const timers = followTimers(() => send({ type: 'settled' }), isPage)
  try {
    await modules.evaluate()
  } catch (error) {
    report(error)
  }
  send({ type: 'evaluated' })
  timers.evaluated()
}

/**
 * Whether a browser reports only that the frame gets another height while the sample runs: the panel fits the frame to
 * its content. Nothing in the sample has failed then. Chromium ends a view transition with the second message.
 */
const isOfFrame = (reason: unknown): boolean => /ResizeObserver loop|iewport size changed/.test(String(reason))

/** Reports once why an inline script has not run, because the browser shows no reason. */
const reportInlineScripts = (report: (thrown: unknown) => void): void => {
  let isSaid = false
  addEventListener('securitypolicyviolation', ({ blockedURI }) => {
    if (blockedURI !== 'inline' || isSaid) return
    isSaid = true
    report(new DOMException(inlineRefused, 'SecurityError'))
  })
}

const inlineRefused = 'Scripts and event handlers in HTML do not run in code from a link.'

const errorEvent = (
  thrown: unknown,
  placeOf: (error: unknown) => { module: string; line: number } | undefined,
): RunEvent => {
  const place = placeOf(thrown)
  const isError = thrown instanceof Error || (typeof DOMException === 'function' && thrown instanceof DOMException)
  const [name, message] = isError ? [thrown.name, thrown.message] : ['', inspectValue(thrown)]
  return { type: 'error', name: cutText(String(name)), message: cutText(String(message)), ...(place && { place }) }
}
