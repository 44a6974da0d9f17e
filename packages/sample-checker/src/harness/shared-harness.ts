// A process that runs one sample after another. As in a process of its own, a sample has ended when the process has
// nothing left to do. The report says whether the sample changed the process, and whether its result is in doubt.
import * as nodeModule from 'node:module'
import { installNodeRecorder } from './node-recorder.ts'
import { keepOffNetwork } from './off-network.ts'
import { rememberState } from './remember-state.ts'
import type { SharedJob, SharedReport } from './shared-job.ts'
import { shareableModules } from './shared-modules.ts'

let job: SharedJob | undefined
let count = 0
let isLoaded = false
let stdout = ''

delete process.env['NODE_COMPILE_CACHE']
keepOffNetwork()
const run = installNodeRecorder()
process.stdout.write = ((chunk: string | Uint8Array): boolean => {
  stdout += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8')
  return true
}) as typeof process.stdout.write
process.stderr.write = (() => true) as typeof process.stderr.write

type Resolve = (specifier: string, context: unknown) => { url: string }

/** Hooks that run in this thread, in Node 22.15 and later. */
interface LoaderHooks {
  resolve: (specifier: string, context: unknown, next: Resolve) => { url: string }
}
const registerHooks: (hooks: LoaderHooks) => void = Reflect.get(nodeModule, 'registerHooks')
// The modules of a page are loaded again for each sample, because they may hold state of the sample before it.
registerHooks({
  resolve: (specifier, context, next) => {
    const resolved = next(specifier, context)
    const isOfPage = job !== undefined && resolved.url.startsWith(job.folder) && resolved.url !== job.url
    return isOfPage ? { ...resolved, url: `${resolved.url}?sample=${count}` } : resolved
  },
})

const send = (report: Omit<SharedReport, 'run' | 'stdout'>, then = () => {}): void => {
  job = undefined
  process.send?.({ run, stdout, ...report } satisfies SharedReport, then)
}
// After such an end, other code of the sample may still run. So this process takes no other sample.
const giveUp = (doubt: string): void => send({ doubt }, () => process.exit())
process.on('disconnect', () => process.exit())
process.on('uncaughtException', (error) => giveUp(`It throws ${String(error)}.`))

const processState = (): string => {
  const listeners = process.eventNames().map((name) => [String(name), process.listenerCount(name)])
  return JSON.stringify([process.env, listeners])
}
const builtIn = await Promise.all(
  shareableModules.map(async (name): Promise<object> => (await import(`node:${name}`)).default),
)
const own = ['sampleCheck', 'sampleThrows', 'sampleConsole'].map((name): unknown => Reflect.get(globalThis, name))
const skipped = new Set([process, process.stdout, process.stderr, ...own])
const changedProperty = rememberState([globalThis, ...builtIn], skipped)
let before = ''

process.on('message', (next: SharedJob) => {
  job = next
  count++
  isLoaded = false
  stdout = ''
  Object.assign(run, { failures: [], prints: [], reached: [] })
  process.chdir(job.place)
  Object.assign(process.env, { HOME: job.place, TMPDIR: job.place })
  before = processState()
  // While a sample runs, only the sample keeps this process alive.
  process.channel?.unref()
  import(job.url).then(
    () => {
      isLoaded = true
    },
    (error: unknown) => giveUp(`It throws ${String(error)}.`),
  )
})
process.on('beforeExit', () => {
  if (!job) return
  process.channel?.ref()
  if (!isLoaded) return giveUp('It waits for something that never happens.')
  const changed = changedProperty() ?? (processState() === before ? undefined : 'process')
  send(changed === undefined ? {} : { changed })
})
