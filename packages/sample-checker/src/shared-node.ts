import { type ChildProcess, fork } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { SharedJob, SharedReport } from './harness/shared-job.ts'
import { memoryLimit, nodeArguments, type NodeRunResult, type NodeSample, sampleEnvironment } from './run-node.ts'

export interface SharedNode {
  /**
   * Runs a file in a process that has run other files, one at a time. Resolves to `undefined` when a process of its own
   * might give another result, also when the file takes longer than the limit (ms).
   */
  run: (sample: Omit<NodeSample, 'compileCache'>, timeLimit?: number) => Promise<NodeRunResult | undefined>
  close: () => Promise<void>
}

const harnesses = {
  /** Samples run one after another in the process itself. */
  process: fileURLToPath(new URL('harness/shared-harness.ts', import.meta.url)),
  /** Each sample has a thread of the process. */
  threads: fileURLToPath(new URL('harness/thread-harness.ts', import.meta.url)),
}

/**
 * Time limit in a shared process (ms). A slower sample gets a process of its own, with the full time limit of a sample.
 */
const sharedTimeLimit = 15_000

/**
 * Starts processes of a Node when they are needed: one for each sample that runs at the same time. `folder` holds the
 * samples. `compileCache` is the cache of modules that other processes have compiled. `by` says what the samples share:
 * the whole process, or a process that gives each sample a thread.
 */
export const createSharedNode = (
  node: string,
  { folder, compileCache, by = 'process' }: { folder: string; compileCache?: string; by?: keyof typeof harnesses },
): SharedNode => {
  const idle: ChildProcess[] = []
  const started = new Set<ChildProcess>()
  const start = (): ChildProcess => {
    const child = fork(harnesses[by], [String(memoryLimit)], {
      execPath: node,
      execArgv: by === 'threads' ? nodeArguments : [`--max-old-space-size=${memoryLimit}`, '--no-warnings'],
      env: sampleEnvironment(node, { place: tmpdir(), compileCache }),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    started.add(child.once('exit', () => started.delete(child)))
    return child
  }
  const run: SharedNode['run'] = async ({ file, code, database }, timeLimit = sharedTimeLimit) => {
    const place = await mkdtemp(join(tmpdir(), 'sample-'))
    const child = idle.pop() ?? start()
    try {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, code)
      const job: SharedJob = {
        url: pathToFileURL(file).href,
        folder: `${pathToFileURL(folder).href}/`,
        place,
        database,
      }
      const report = await reportOf(child, job, timeLimit)
      const isReusable = report && report.doubt === undefined && report.changed === undefined
      if (isReusable) idle.push(child)
      else child.kill('SIGKILL')
      if (!report || report.doubt !== undefined) return undefined
      return { run: report.run, stdout: report.stdout, stderr: '', status: 0, timedOut: false }
    } finally {
      await rm(place, { recursive: true, force: true })
      await rm(file, { force: true })
    }
  }
  const close = async () => {
    await Promise.all(
      [...started].map(
        (child) =>
          new Promise((resolve) => {
            child.once('exit', resolve).kill('SIGKILL')
          }),
      ),
    )
  }
  return { run, close }
}

/** The process's report of a sample. `undefined` when the process ends early or takes too long. */
const reportOf = (child: ChildProcess, job: SharedJob, timeLimit: number): Promise<SharedReport | undefined> =>
  new Promise((resolve) => {
    const settle = (report?: unknown) => {
      clearTimeout(timer)
      child.off('message', settle).off('exit', end).off('error', end)
      resolve(report as SharedReport | undefined)
    }
    const end = () => settle()
    const timer = setTimeout(end, timeLimit)
    child
      .on('message', settle)
      .on('exit', end)
      .on('error', end)
      .send(job, (error) => error && end())
  })
