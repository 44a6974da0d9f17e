import type { Sample } from '@dev-handbook/generator/model/compiled-document'
import type { InstrumentedSample } from '@dev-handbook/generator/model/run/instrument-sample'
import type { SampleRun } from './harness/recorder.ts'
import { documentLine, type SampleFault, type SampleOutcome, type SamplePage } from './outcome.ts'
import { type PlannedRun, plannedRuns } from './planned-runs.ts'
import type { BrowserRunner } from './run-browser.ts'
import { type NodeRunResult, runInNode } from './run-node.ts'
import type { BrowserRun } from './sample-page.ts'
import { outputsAfter, withoutTrailingSpace } from './sample-outputs.ts'
import { type NoteTiming, timed } from './sample-timings.ts'
import type { SharedNode } from './shared-node.ts'
import { sampleTimeLimit } from './time-limits.ts'

export interface RunTools {
  /** Executable of the current Node, or the reason why it is missing. */
  node: string | Error
  /** Processes of this Node that run one sample after another. */
  sharedNode?: SharedNode
  /** Processes of this Node that give each sample a thread. */
  threads?: SharedNode
  /** Prepares the data folder for PGlite, if it can. */
  database?: () => Promise<string | undefined>
  browser: () => Promise<BrowserRunner>
  /** Folder that `typeCheck` wrote the stages to. */
  workFolder: string
  /** Folder of Node's compile cache, shared by all samples of a check. */
  compileCache?: string
  onTiming?: NoteTiming | undefined
}

/** Output and end of a sample, in Node or in a browser. */
interface Ran {
  run?: SampleRun
  output: string
  /** Text of the exception that ended the sample. */
  error?: string
}

/**
 * Runs the `run` samples of a page in order. Compares values, printed lines, and the output blocks that follow a
 * sample.
 */
export const checkRuns = async (page: SamplePage, tools: RunTools): Promise<SampleOutcome[]> => {
  const outcomes: SampleOutcome[] = []
  const plan = new Map(plannedRuns(page, tools.workFolder).map((planned) => [planned.index, planned]))
  let last: { output: string } | null = null
  for (const [index, sample] of page.samples.entries()) {
    const planned = plan.get(index)
    if (planned) {
      const { outcome, output } = await checkRun(planned, page, tools)
      last = { output }
      outcomes.push(outcome)
    } else if (sample.meta.output && sample.meta.nocheck === undefined) {
      outcomes.push({ index, state: 'run', faults: outputFaults(sample, last) })
    }
  }
  return outcomes
}

const outputFaults = (sample: Sample, last: { output: string } | null): SampleFault[] => {
  if (!last) return [{ line: sample.line, message: 'There is no "run" block before this output block.' }]
  const [expected, actual] = [withoutTrailingSpace(sample.code), withoutTrailingSpace(last.output)]
  return expected === actual
    ? []
    : [{ line: documentLine(sample, 1), message: `The block before prints:\n${actual}\nnot:\n${expected}` }]
}

interface Checked {
  outcome: SampleOutcome
  output: string
}

const checkRun = async (planned: PlannedRun, page: SamplePage, tools: RunTools): Promise<Checked> => {
  const { sample, index, runnable } = planned
  const outputs = outputsAfter(page.samples, index)
  if ('message' in runnable) return { outcome: { index, state: 'run', faults: [runnable] }, output: '' }
  let starts: Start[]
  try {
    starts = await startsOf(planned, runnable, tools)
  } catch (error) {
    return { outcome: { index, state: 'unchecked', faults: [], reason: (error as Error).message }, output: '' }
  }
  const attempt = async (start: Start): Promise<Checked | undefined> => {
    const about = { step: start.step, file: page.file, line: sample.line }
    const ran = await timed(tools.onTiming, about, start.run).catch((error: unknown): Ran => ({
      output: '',
      error: `it cannot be run: ${(error as Error).message}`,
    }))
    return ran && { outcome: { index, state: 'run', faults: faultsOf(sample, runnable, ran) }, output: ran.output }
  }
  let last: Checked | undefined
  for (const start of starts) {
    const checked = await attempt(start)
    last = checked ?? last
    if (checked?.outcome.faults.length === 0 && outputs.every((block) => outputFaults(block, checked).length === 0))
      break
  }
  return last ?? { outcome: { index, state: 'unchecked', faults: [], reason: 'nothing ran it' }, output: '' }
}

interface Start {
  /** Name of this way to run in the timings. */
  step: string
  /** Resolves to `undefined` when the sample has to run alone to give a sure result. */
  run: () => Promise<Ran | undefined>
}

/**
 * The ways to run a sample. Each next way is used only when all ways before it found a fault. A shared run comes first
 * because it is cheap. Then the sample runs alone, at most twice: a busy machine delays timers and servers, but a fault
 * of the sample appears again. Throws when the machine has no Node or browser for the sample.
 */
const startsOf = async (planned: PlannedRun, { code }: InstrumentedSample, tools: RunTools): Promise<Start[]> => {
  const { node, sharedNode, threads, browser, compileCache } = tools
  const { file, sample, isShareable, isThreadable, usesDatabase } = planned
  if (sample.meta.run === 'browser') {
    const runner = await browser()
    const alone: Start = { step: 'browser, alone', run: async () => browserRan(await runner.run(file, code)) }
    const shared: Start = { step: 'browser, shared', run: async () => browserRan(await runner.runBundled(file)) }
    return isShareable ? [shared, alone, alone] : [alone, alone]
  }
  if (node instanceof Error) throw node
  const database = usesDatabase ? await tools.database?.() : undefined
  const alone: Start = {
    step: 'Node, alone',
    run: async () => nodeRan(await runInNode(node, { file, code, compileCache, database })),
  }
  const shared: Start = { step: 'Node, shared', run: async () => nodeRan(await sharedNode?.run({ file, code })) }
  const thread: Start = { step: 'Node, thread', run: async () => nodeRan(await threads?.run({ file, code, database })) }
  return [...(isShareable ? [shared] : isThreadable ? [thread] : []), alone, alone]
}

const browserRan = (ended: BrowserRun | undefined): Ran | undefined =>
  ended && { ...ended, output: ended.run.prints.map(({ text }) => text).join('\n') }

const nodeRan = (ended: NodeRunResult | undefined): Ran | undefined => {
  if (!ended) return undefined
  const { run, stdout, stderr, status, timedOut } = ended
  const error = timedOut
    ? `It did not end within ${sampleTimeLimit / 1000} seconds.`
    : status === 0
      ? undefined
      : exceptionIn(stderr)
  return { output: stdout, ...(run ? { run } : {}), ...(error ? { error } : {}) }
}

/** The line of the exception in the text that Node prints before it ends. */
const exceptionIn = (stderr: string): string => {
  const lines = stderr.split('\n')
  return (
    lines.find((line) => /^(?:Uncaught )?[A-Z]?\w*(?:Error|Exception|DOMException)\b.*/.test(line)) ??
    lines.find((line) => line.trim() !== '') ??
    'It ended with an error.'
  ).trim()
}

const uncheckedText =
  'The run ends before it checks this comment. Make the run reach it (call the function, await the promise), or write ' +
  'the comment as words without "=>".'

/** Lines of the checks that the run has not made. */
const unchecked = ({ assertions }: InstrumentedSample, run: SampleRun | undefined): number[] => {
  const reached = new Set(run?.reached)
  return assertions.filter((line) => !reached.has(line))
}

const faultsOf = (sample: Sample, runnable: InstrumentedSample, { run, error }: Ran): SampleFault[] => {
  const at = (line: number) => documentLine(sample, line)
  const faults: SampleFault[] = (run?.failures ?? []).map(({ line, message }) => ({ line: at(line), message }))
  const expected = sample.meta.expectError
  if (expected === undefined && error) faults.push({ line: sample.line, message: `It fails: ${error}` })
  if (expected !== undefined && !error?.includes(expected))
    faults.push({
      line: sample.line,
      message: `It should fail with "${expected}", but ${error ? `fails with "${error}"` : 'it ends without an error'}.`,
    })
  for (const [line, text] of runnable.prints) {
    const printed = (run?.prints ?? []).filter((print) => print.line === line).map((print) => print.text)
    if (printed.join('\n') !== text)
      faults.push({
        line: at(line),
        message:
          printed.length === 0
            ? `Nothing is printed here; "${text}" was expected.`
            : `It prints "${printed.join('\\n')}", not "${text}".`,
      })
  }
  const endsAsWritten = expected === undefined ? !error : error?.includes(expected)
  if (endsAsWritten)
    faults.push(...unchecked(runnable, run).map((line) => ({ line: at(line), message: uncheckedText })))
  return faults
}
