// A process that runs each sample in a thread of its own. A thread starts faster than a process, and shares no global,
// no module and no environment with other threads.
import * as nodeModule from 'node:module'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { SampleRun } from './recorder.ts'
import type { SharedJob, SharedReport, ThreadData } from './shared-job.ts'

/** Limit of a thread's memory (MB). */
const memoryLimit = Number(process.argv[2])
const compileCache = process.env['NODE_COMPILE_CACHE']
delete process.env['NODE_COMPILE_CACHE']
process.on('disconnect', () => process.exit())

const inThread = fileURLToPath(new URL('thread-sample.ts', import.meta.url))
/** Removes types as Node does when it loads a module, in Node 22.13 and later. */
const stripTypes: ((code: string) => string) | undefined = Reflect.get(nodeModule, 'stripTypeScriptTypes')

/** The code of a sample without types, so that its thread need not start the compiler. */
const strippedCode = async (file: string): Promise<string | undefined> => {
  if (!stripTypes || !/\.m?ts$/.test(file)) return undefined
  const code = await readFile(file, 'utf8')
  try {
    return stripTypes(code)
  } catch {
    return undefined
  }
}

const runInThread = async ({ url, place, database }: SharedJob): Promise<SharedReport> => {
  const file = fileURLToPath(url)
  process.chdir(place)
  Object.assign(process.env, { HOME: place, TMPDIR: place })
  const workerData: ThreadData = { url, code: await strippedCode(file), compileCache, database }
  let run: SampleRun | undefined
  let doubt: string | undefined
  const thread = new Worker(file, {
    workerData,
    env: { ...process.env },
    execArgv: ['--no-warnings', '--import', inThread],
    resourceLimits: { maxOldGenerationSizeMb: memoryLimit },
    stdout: true,
    stderr: true,
  })
  thread.stderr.resume()
  const output = text(thread.stdout)
  thread.on('message', (message: SampleRun) => (run = message))
  thread.on('error', (error) => (doubt = `It throws ${String(error)}.`))
  const status = await new Promise<number>((resolve) => thread.on('exit', resolve))
  if (status !== 0) doubt ??= `It ends with status ${status}.`
  if (!run) doubt ??= 'It does not report.'
  const nothing: SampleRun = { failures: [], prints: [], reached: [] }
  return { run: run ?? nothing, stdout: await output, ...(doubt === undefined ? {} : { doubt }) }
}

process.on('message', (job: SharedJob) => {
  runInThread(job).then(
    (report) => process.send?.(report),
    () => process.exit(1),
  )
})
