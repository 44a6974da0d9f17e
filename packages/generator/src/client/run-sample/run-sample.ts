import type { RunKind, RunRequest } from '../../model/run/run-job.ts'
import type { RunEnd, RunEvent } from '../../model/run/run-message.ts'
import type { RunOutcome } from '../../model/run/run-outcome.ts'
import type { RunMessages } from '../../texts/kinds/run.ts'
import { runTexts } from '../../texts/run-texts.ts'
import { clearMarks, markLine } from './code-marks.ts'
import { completeSources } from './complete-sources.ts'
import { createImportLoader, FetchFault, type ImportLoader } from './fetch-imports.ts'
import { createOutputPanel, errorText, type OutputPanel } from './output-panel.ts'
import { type LoadImports, prepareJob, type PreparedJob, prepareSqlJob, SampleFault } from './prepare-job.ts'
import { readRequest } from './read-blocks.ts'
import { showInDemo, showOwnFrame } from './read-demo.ts'
import './run-styles.ts'
import { createSandbox, type Sandbox } from './sandbox-frame.ts'

export { codeOf } from '../ui/block-code.ts'

/** The run of one block. Its panel stays below the block until the reader closes it. */
interface BlockRun {
  panel: OutputPanel
  /** Frame of a browser sample, which shows its page in the panel. */
  sandbox?: Sandbox | undefined
  /** Stops the run, also while the run is still being prepared. */
  stop: () => void
  /** Changes with each run, so that an older run does not begin and its events are not shown. */
  number: number
}

const blockRuns = new WeakMap<HTMLElement, BlockRun>()
let loader: ImportLoader | undefined
let shared: Sandbox | undefined

/** Returns the sandbox that all samples without a page share. If the last sandbox did not answer, creates a new one. */
const sharedSandbox = (baseUrl: string): Sandbox => {
  if (shared?.frame.isConnected) return shared
  shared = createSandbox(baseUrl)
  shared.frame.hidden = true
  document.body.append(shared.frame)
  return shared
}

export interface RunOptions {
  /** Base URL of the site. */
  baseUrl: string
}

/**
 * Runs a code block of an article and shows the outcome in a panel below the block. `code` replaces the block's own
 * text: an editor passes the reader's version. An active run of the same block is stopped. A run also ends when its
 * block is removed from the page. Resolves to the result of the run when the run is settled or has ended. Resolves to
 * `undefined` if the run did not begin, or if another run of the block has replaced it.
 */
export const runSample = async (
  block: HTMLElement,
  code: string,
  { baseUrl }: RunOptions,
): Promise<RunOutcome | undefined> => {
  const texts = runTexts(block.closest<HTMLElement>('[lang]')?.lang ?? '')
  const request = readRequest(block, code)
  const file = request.sources.at(-1)?.file ?? ''
  const run = blockRuns.get(block) ?? openPanel(block, { texts, file })
  run.stop()
  const number = ++run.number
  run.stop = () => {
    run.number++
    run.panel.setState('stopped')
  }
  run.panel.reset()
  clearMarks(block)
  run.panel.setState('running')
  try {
    loader ??= createImportLoader(baseUrl)
    if (request.kind === 'sql' && !(await agreesToSize(run, { number, texts, size: await loader.databaseSize() })))
      return undefined
    const sandbox = sandboxFor(block, { run, kind: request.kind, baseUrl })
    const [made] = await Promise.all([prepared(request, { block, loader }), sandbox.ready()])
    if (run.number !== number || !block.isConnected) return undefined
    if (made.files.length > 0 && !block.matches('.demo')) run.panel.note(texts.together(made.files.join(', ')))
    return await new Promise((resolve) => {
      run.stop = sandbox.run(made.job, listen(block, { run, number, prepared: made, texts, file, onOutcome: resolve }))
    })
  } catch (error) {
    if (run.number !== number) return undefined
    return showFault(block, { error, run, texts, file })
  }
}

const prepared = async (
  request: RunRequest,
  { block, loader }: { block: HTMLElement; loader: ImportLoader },
): Promise<PreparedJob> => {
  if (request.kind === 'sql') return prepareSqlJob(request, await loader.loadDatabase())
  const complete = await completeSources(request, { block, loadText: loader.loadText })
  return prepareScriptJob({ ...request, sources: [...complete, ...request.sources] }, loader.loadImports)
}

/** In a worker with an opaque origin, WebKit cannot import a module from a blob. No feature detection shows this. */
const isWebKit = navigator.vendor.startsWith('Apple')

/**
 * Prepares the job of a script. Workers of the sandbox lack parts of `crypto`, because their origin is opaque. A page
 * in a frame has them.
 */
const prepareScriptJob = async (request: RunRequest, loadImports: LoadImports): Promise<PreparedJob> => {
  if (isWebKit && request.kind === 'script') return prepareJob({ ...request, inPage: true }, loadImports)
  const made = await prepareJob(request, loadImports)
  const needsPage =
    request.kind === 'script' && made.job.modules.some(({ code }) => /\b(?:subtle|randomUUID)\b/.test(code))
  return needsPage ? prepareJob({ ...request, inPage: true }, loadImports) : made
}

/**
 * Tells the reader the size of the database, and waits until the reader agrees. If the database is already loaded, no
 * question is asked.
 */
const agreesToSize = async (
  run: BlockRun,
  { number, texts, size }: { number: number; texts: RunMessages; size: number },
): Promise<boolean> => {
  if (run.number === number && size > 0)
    await run.panel.ask(texts.database((size / 1e6).toFixed(1)), texts.fetchDatabase)
  return run.number === number
}

const openPanel = (block: HTMLElement, { texts, file }: { texts: RunMessages; file: string }): BlockRun => {
  const run: BlockRun = {
    panel: createOutputPanel({
      texts,
      name: block.querySelector('[data-edit]')?.ariaLabel?.replace(/^\D+/, ' ') ?? '',
      file,
      onStop: () => run.stop(),
      onClose: () => {
        run.number++
        run.stop()
        run.sandbox?.close()
        showOwnFrame(block, true)
        run.panel.root.remove()
        clearMarks(block)
        blockRuns.delete(block)
        block.querySelector<HTMLElement>('[data-run]')?.focus()
      },
    }),
    stop: () => {},
    number: 0,
  }
  blockRuns.set(block, run)
  block.append(run.panel.root)
  return run
}

const sandboxFor = (
  block: HTMLElement,
  { run, kind, baseUrl }: { run: BlockRun; kind: RunKind; baseUrl: string },
): Sandbox => {
  if (kind !== 'browser') return sharedSandbox(baseUrl)
  run.sandbox?.close()
  run.sandbox = createSandbox(baseUrl)
  if (!showInDemo(block, run.sandbox.frame)) run.panel.addFrame(run.sandbox.frame)
  return run.sandbox
}

/** Whether this is the error of `fetch` in Chromium, Firefox or Safari when a policy refuses a request. */
const isNetworkError = (message: string): boolean => /^(?:Failed to fetch|NetworkError|Load failed)/.test(message)

interface Listening {
  run: BlockRun
  /** The number of the run when it began. */
  number: number
  prepared: PreparedJob
  texts: RunMessages
  file: string
  /** Gets `undefined` when another run of the block has replaced the run. */
  onOutcome: (outcome: RunOutcome | undefined) => void
}

const listen = (block: HTMLElement, { run, number, prepared, texts, file, onOutcome }: Listening) => {
  const { panel } = run
  const printed = new Map<number, string[]>()
  const lines: string[] = []
  const errors: string[] = []
  const failed: string[] = []
  const judged = new Set<number>()
  let held = 0
  let isOver = false
  const judge = (line: number, holds: boolean, text: string) => {
    judged.add(line)
    if (holds) held++
    else failed.push(`${line}: ${text}`)
    markLine(block, line, { mark: holds ? 'held' : 'failed', text })
  }
  /** Reports a check that the run has not made. After an error, the panel already says why. */
  const miss = (line: number, text: string) => {
    judge(line, false, text)
    if (errors.length === 0) panel.showFault(line, text)
  }
  const judgeRest = () => {
    for (const line of prepared.assertions) if (!judged.has(line)) miss(line, texts.notChecked)
    for (const [line, expected] of prepared.prints) {
      const actual = printed.get(line)?.join('\n')
      if (actual === undefined) miss(line, texts.notPrinted)
      else judge(line, actual === expected, actual)
    }
  }
  const finish = (reason: RunEnd) => {
    if (run.number !== number) return onOutcome(undefined)
    // A page stays alive when its code is finished, and a limit may end it later.
    if (isOver && reason !== 'done' && reason !== 'stopped') panel.setState(reason)
    if (isOver) return
    isOver = true
    if (reason === 'done') judgeRest()
    panel.setState(reason, { held, failed: failed.length })
    onOutcome({ end: reason, lines, errors, failed })
  }
  return {
    onEvent: (event: RunEvent) => {
      if (run.number !== number) return
      panel.show(event)
      if (event.type === 'check') judge(event.line, event.held, event.held ? '' : (event.actual?.text ?? texts.noValue))
      if (event.type === 'line' && event.place?.module === file)
        printed.set(event.place.line, [...(printed.get(event.place.line) ?? []), event.text])
      if (event.type === 'line') lines.push(event.text)
      if (event.type === 'error') {
        const text = errorText(event)
        if (errors.length === 0 && isNetworkError(event.message)) panel.note(texts.noNetwork)
        errors.push(text)
        if (event.place?.module === file) markLine(block, event.place.line, { mark: 'error', text })
      }
      if (event.type === 'settled') finish('done')
    },
    onEnd: finish,
    // Another page, or the next question of the practice mode, has replaced the block.
    isShown: () => block.isConnected,
  }
}

const showFault = (
  block: HTMLElement,
  { error, run, texts, file }: { error: unknown; run: BlockRun; texts: RunMessages; file: string },
): RunOutcome | undefined => {
  if (error instanceof SampleFault) {
    const { name, message, line, module } = error
    const text = errorText(error)
    run.panel.show({ type: 'error', name, message, ...(line > 0 && { place: { module, line } }) })
    if (message.startsWith('Cannot find package')) run.panel.note(texts.noPackage)
    if (module === file) markLine(block, line, { mark: 'error', text })
    run.panel.setState('done')
    return { end: 'done', lines: [], errors: [text], failed: [] }
  }
  run.panel.fail(error instanceof FetchFault ? texts.notFetched : texts.noSandbox)
  return undefined
}
