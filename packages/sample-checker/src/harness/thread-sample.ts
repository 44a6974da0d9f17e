// Loaded before a sample in its thread. It records what the sample does, keeps it off the network, and reports when the
// thread ends.
import * as nodeModule from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { installNodeRecorder } from './node-recorder.ts'
import { keepOffNetwork } from './off-network.ts'
import { usePreparedDatabase } from './prepared-database.ts'
import type { ThreadData } from './shared-job.ts'

const { url: sample, code, compileCache, database } = workerData as ThreadData

interface Loaded {
  format: string
  source: string
  shortCircuit?: boolean
}
type Load = (url: string, context: { format?: string }) => Loaded

/** Hooks that run in this thread, in Node 22.15 and later. */
const registerHooks: (hooks: { load: (url: string, context: { format?: string }, next: Load) => Loaded }) => void =
  Reflect.get(nodeModule, 'registerHooks')
if (code !== undefined)
  registerHooks({
    load: (url, context, next) =>
      url === sample && context.format === 'module-typescript'
        ? { format: 'module', source: code, shortCircuit: true }
        : next(url, context),
  })
const enableCompileCache: ((folder: string) => unknown) | undefined = Reflect.get(nodeModule, 'enableCompileCache')
if (compileCache !== undefined) enableCompileCache?.(compileCache)
if (database !== undefined) usePreparedDatabase(database)

const run = installNodeRecorder()
keepOffNetwork()
const port = parentPort
process.on('exit', () => port?.postMessage(run))
