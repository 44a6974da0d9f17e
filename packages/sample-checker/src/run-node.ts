import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SampleRun } from './harness/recorder.ts'
import { sampleTimeLimit } from './time-limits.ts'

export interface NodeRunResult {
  /** Absent when the process ended before it could report. */
  run?: SampleRun
  stdout: string
  stderr: string
  /** Exit status. `null` when the process was stopped by a signal. */
  status: number | null
  timedOut: boolean
}

const harness = fileURLToPath(new URL('harness/node-harness.ts', import.meta.url))

/** Limit of a sample's memory (MB). */
export const memoryLimit = 384

/**
 * Arguments of Node for a sample. Node compiles WebAssembly only with its fast compiler. The optimizing compiler took a
 * third of the processor time of a sample that starts PGlite, because such a sample ends before that work pays off.
 */
export const nodeArguments = [`--max-old-space-size=${memoryLimit}`, '--no-warnings', '--liftoff-only']

/**
 * The whole environment that a sample sees. `place` is its home and its folder for temporary files. The harness removes
 * the variable for `compileCache`, the folder where Node caches compiled modules for later processes.
 */
export const sampleEnvironment = (
  node: string,
  { place, compileCache }: { place: string; compileCache?: string | undefined },
): Record<string, string> => ({
  HOME: place,
  TMPDIR: place,
  PATH: dirname(node),
  TZ: 'UTC',
  LANG: 'en_US.UTF-8',
  NO_COLOR: '1',
  ...(compileCache === undefined ? {} : { NODE_COMPILE_CACHE: compileCache }),
})

export interface NodeSample {
  /** The file that the sample's code is written to. */
  file: string
  code: string
  compileCache?: string | undefined
  /** Path of the prepared data folder for PGlite. */
  database?: string | undefined
}

/**
 * Runs a file in a process of its own: current Node, an empty temporary folder as working directory and home, no
 * inherited environment, no network beyond this machine, limited time (ms) and memory (MB).
 */
export const runInNode = async (
  node: string,
  { file, code, compileCache, database }: NodeSample,
): Promise<NodeRunResult> => {
  const place = await mkdtemp(join(tmpdir(), 'sample-'))
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, code)
    const report = join(place, '.report.json')
    const result = await ended(node, [...nodeArguments, '--import', harness, file], {
      cwd: place,
      env: {
        ...sampleEnvironment(node, { place, compileCache }),
        SAMPLE_REPORT: report,
        ...(database === undefined ? {} : { SAMPLE_DATABASE: database }),
      },
    })
    const run = await readFile(report, 'utf8').then(
      (text): SampleRun => JSON.parse(text),
      () => undefined,
    )
    return { ...result, ...(run ? { run } : {}) }
  } finally {
    await rm(place, { recursive: true, force: true })
    await rm(file, { force: true })
  }
}

const ended = (
  command: string,
  args: string[],
  options: { cwd: string; env: Record<string, string> },
): Promise<Omit<NodeRunResult, 'run'>> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    const output = { stdout: '', stderr: '' }
    let timedOut = false
    const timer = setTimeout(() => {
      timedOut = true
      child.kill('SIGKILL')
    }, sampleTimeLimit)
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].setEncoding('utf8').on('data', (text: string) => {
        if (output[stream].length < 1_000_000) output[stream] += text
      })
    }
    child.on('error', reject)
    child.on('close', (status) => {
      clearTimeout(timer)
      resolve({ ...output, status, timedOut })
    })
  })
