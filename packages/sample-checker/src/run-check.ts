import { dirname, join } from 'node:path'
import type { Sample } from '@dev-handbook/generator/compile/compiled-document'
import { runnableSample, type RunnableSample } from './assertions.ts'
import type { SampleRun } from './harness/recorder.ts'
import { documentLine, type SampleFault, type SampleOutcome, type SamplePage } from './outcome.ts'
import type { BrowserRunner } from './run-browser.ts'
import { runInNode } from './run-node.ts'
import { isScript, projectStages, sampleFile } from './stages.ts'
import { sampleTimeLimit } from './time-limits.ts'
import { stageFolder } from './type-check.ts'

export interface RunTools {
  /** Executable of the current Node, or why there is none. */
  node: string | Error
  browser: () => Promise<BrowserRunner>
  /** Where `typeCheck` wrote the stages. */
  workFolder: string
}

/** What a sample printed and how it ended, whatever ran it. */
interface Ran {
  run?: SampleRun
  output: string
  /** Text of the exception that ended it. */
  error?: string
}

/** Runs a page's `run` samples in order and compares values, printed lines and the output blocks that follow them. */
export const checkRuns = async (page: SamplePage, tools: RunTools): Promise<SampleOutcome[]> => {
  const outcomes: SampleOutcome[] = []
  let last: { output: string } | null = null
  for (const [index, sample] of page.samples.entries()) {
    if (sample.meta.nocheck !== undefined) continue
    if (sample.meta.output) {
      outcomes.push({ index, state: 'run', faults: outputFaults(sample, last) })
      continue
    }
    if (!isRun(sample)) continue
    const { outcome, output } = await checkRun({ page, sample, index, tools, outputs: outputsAfter(page.samples, index) })
    last = { output }
    outcomes.push(outcome)
  }
  return outcomes
}

/** The blocks that show what a sample prints: those up to the next one that runs. */
const outputsAfter = (samples: readonly Sample[], index: number): Sample[] => {
  const rest = samples.slice(index + 1).filter(({ meta }) => meta.nocheck === undefined)
  const next = rest.findIndex((sample) => isRun(sample))
  return rest.slice(0, next < 0 ? rest.length : next).filter(({ meta }) => meta.output)
}

const isRun = (sample: Sample): boolean => !sample.meta.output && Boolean(sample.meta.run) && isScript(sample)

const outputFaults = (sample: Sample, last: { output: string } | null): SampleFault[] => {
  if (!last) return [{ line: sample.line, message: 'There is no "run" block before this output block.' }]
  const [expected, actual] = [withoutTrailingSpace(sample.code), withoutTrailingSpace(last.output)]
  return expected === actual ? [] : [{ line: documentLine(sample, 1), message: `The block before prints:\n${actual}\nnot:\n${expected}` }]
}

const withoutTrailingSpace = (text: string): string => text.split('\n').map((line) => line.trimEnd()).join('\n').trim()

const checkRun = async (options: { page: SamplePage; sample: Sample; index: number; tools: RunTools; outputs: readonly Sample[] }): Promise<{ outcome: SampleOutcome; output: string }> => {
  const { page, sample, index, tools, outputs } = options
  const file = sampleFile(sample, index)
  let runnable: RunnableSample
  try {
    runnable = runnableSample(sample.code, file)
  } catch (error) {
    const line = error instanceof SyntaxError && 'line' in error ? Number(error.line) : 0
    return { outcome: { index, state: 'run', faults: [{ line: documentLine(sample, line), message: String((error as Error).message) }] }, output: '' }
  }
  const stage = projectStages(page.samples).findIndex(({ introduced }) => introduced.has(index))
  const target = join(tools.workFolder, stageFolder(page, Math.max(0, stage)), dirname(file), `${file.slice(file.lastIndexOf('/') + 1).replace(/\.(\w+)$/, `.run-${index}.$1`)}`)
  const path = sample.lang === 'js' && target.endsWith('.js') ? target.replace(/\.js$/, '.mjs') : target
  let start: Start
  try {
    start = await startOf(sample, tools)
  } catch (error) {
    return { outcome: { index, state: 'unchecked', faults: [], reason: (error as Error).message }, output: '' }
  }
  const attempt = async () => {
    const ran = await start(path, runnable).catch((error: unknown): Ran => ({ output: '', error: `it cannot be run: ${(error as Error).message}` }))
    return { outcome: { index, state: 'run' as const, faults: faultsOf(sample, runnable, ran) }, output: ran.output }
  }
  const first = await attempt()
  const holds = first.outcome.faults.length === 0 && outputs.every((block) => outputFaults(block, first).length === 0)
  // A busy machine starves timers and servers; a fault of the sample comes again.
  return holds ? first : await attempt()
}

type Start = (file: string, runnable: RunnableSample) => Promise<Ran>

/** What runs a sample. Throws when it is missing on this machine. */
const startOf = async (sample: Sample, { node, browser }: RunTools): Promise<Start> => {
  if (sample.meta.run === 'browser') {
    const runner = await browser()
    return (file, runnable) => browserRun(runner, file, runnable)
  }
  if (node instanceof Error) throw node
  return (file, runnable) => nodeRun(node, file, runnable)
}

const browserRun = async (browser: BrowserRunner, file: string, { code }: RunnableSample): Promise<Ran> => {
  const { run, error } = await browser.run(file, code)
  return { run, output: run.prints.map(({ text }) => text).join('\n'), ...(error ? { error } : {}) }
}

const nodeRun = async (node: string, file: string, { code }: RunnableSample): Promise<Ran> => {
  const { run, stdout, stderr, status, timedOut } = await runInNode(node, file, code)
  const error = timedOut ? `It did not end within ${sampleTimeLimit / 1000} seconds.` : status === 0 ? undefined : exceptionIn(stderr)
  return { output: stdout, ...(run ? { run } : {}), ...(error ? { error } : {}) }
}

/** The exception's own line in what Node prints before it ends. */
const exceptionIn = (stderr: string): string => {
  const lines = stderr.split('\n')
  return (lines.find((line) => /^(?:Uncaught )?[A-Z]?\w*(?:Error|Exception|DOMException)\b.*/.test(line)) ?? lines.find((line) => line.trim() !== '') ?? 'It ended with an error.').trim()
}

const faultsOf = (sample: Sample, runnable: RunnableSample, { run, error }: Ran): SampleFault[] => {
  const at = (line: number) => documentLine(sample, line)
  const faults: SampleFault[] = (run?.failures ?? []).map(({ line, message }) => ({ line: at(line), message }))
  const expected = sample.meta.expectError
  if (expected === undefined && error) faults.push({ line: sample.line, message: `It fails: ${error}` })
  if (expected !== undefined && !error?.includes(expected)) faults.push({ line: sample.line, message: `It should fail with "${expected}", but ${error ? `fails with "${error}"` : 'it ends well'}.` })
  for (const [line, text] of runnable.prints) {
    const printed = (run?.prints ?? []).filter((print) => print.line === line).map((print) => print.text)
    if (printed.join('\n') !== text) faults.push({ line: at(line), message: printed.length === 0 ? `Nothing is printed here; "${text}" was expected.` : `It prints "${printed.join('\\n')}", not "${text}".` })
  }
  const reached = new Set(run?.reached)
  if (!error && reached.size === 0 && runnable.assertions > 0) faults.push({ line: sample.line, message: 'None of its "// =>" comments was reached.' })
  return faults
}
