import type { RunKind } from '../../model/run/run-job.ts'
import type { RunEnd, RunEvent } from '../../model/run/run-message.ts'
import { chromeLanguageOf } from '../../model/language.ts'
import type { RunMessages } from '../messages/run-messages.ts'
import { messages as en } from '../messages/run-en.ts'
import { messages as ru } from '../messages/run-ru.ts'
import { clearMarks, markLine } from './code-marks.ts'
import { createImportLoader, FetchFault } from './fetch-imports.ts'
import { createOutputPanel, type OutputPanel } from './output-panel.ts'
import { prepareJob, type PreparedJob, SampleFault } from './prepare-job.ts'
import { readRequest } from './read-blocks.ts'
import './run-styles.ts'
import { createSandbox, type Sandbox } from './sandbox-frame.ts'

export { codeOf } from './read-blocks.ts'

const languages: Record<ReturnType<typeof chromeLanguageOf>, RunMessages> = { en, ru }

/** The run of one block: its panel stays below the block until the reader closes it. */
interface BlockRun {
  panel: OutputPanel
  /** Frame of a browser sample, which shows its page in the panel. */
  sandbox?: Sandbox | undefined
  stop: () => void
  /** Changes with each run, so that what an older run still does is not shown. */
  number: number
}

const blockRuns = new WeakMap<HTMLElement, BlockRun>()
let loadImports: ReturnType<typeof createImportLoader> | undefined
let shared: Sandbox | undefined

/** The sandbox that all samples without a page share; a new one where the last did not answer. */
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
 * Runs a code block of an article and shows the outcome in a panel below it. `code` is what runs in place of the block's
 * own text: an editor hands over what the reader has changed. A run of the same block that is still on is stopped.
 * Resolves when the run has begun, or when the panel says why it cannot.
 */
export const runSample = async (block: HTMLElement, code: string, { baseUrl }: RunOptions): Promise<void> => {
  const texts = languages[chromeLanguageOf(block.closest<HTMLElement>('[lang]')?.lang ?? '')]
  const request = readRequest(block, code)
  const file = request.sources.at(-1)?.file ?? ''
  const run = blockRuns.get(block) ?? openPanel(block, { texts, file })
  const number = ++run.number
  run.stop()
  run.panel.reset()
  clearMarks(block)
  run.panel.setState('running')
  try {
    loadImports ??= createImportLoader(baseUrl)
    const sandbox = sandboxFor(run, { kind: request.kind, baseUrl })
    const [prepared] = await Promise.all([prepareJob(request, loadImports), sandbox.ready()])
    if (run.number !== number) return
    if (prepared.files.length > 0) run.panel.note(texts.together(prepared.files.join(', ')))
    run.stop = sandbox.run(prepared.job, listen(block, { run, prepared, texts, file }))
  } catch (error) {
    if (run.number === number) showFault(block, { error, run, texts, file })
  }
}

const openPanel = (block: HTMLElement, { texts, file }: { texts: RunMessages; file: string }): BlockRun => {
  const run: BlockRun = {
    panel: createOutputPanel({
      texts,
      file,
      onStop: () => run.stop(),
      onClose: () => {
        run.number++
        run.stop()
        run.sandbox?.close()
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

const sandboxFor = (run: BlockRun, { kind, baseUrl }: { kind: RunKind; baseUrl: string }): Sandbox => {
  if (kind !== 'browser') return sharedSandbox(baseUrl)
  run.sandbox?.close()
  run.sandbox = createSandbox(baseUrl)
  run.panel.addFrame(run.sandbox.frame)
  return run.sandbox
}

interface Listening {
  run: BlockRun
  prepared: PreparedJob
  texts: RunMessages
  file: string
}

const listen = (block: HTMLElement, { run, prepared, texts, file }: Listening) => {
  const { panel } = run
  const printed = new Map<number, string[]>()
  const checks = { held: 0, failed: 0 }
  let isOver = false
  const judge = (line: number, held: boolean, text: string) => {
    checks[held ? 'held' : 'failed']++
    markLine(block, line, { mark: held ? 'held' : 'failed', text })
  }
  const judgePrints = () => {
    for (const [line, expected] of prepared.prints) {
      const actual = printed.get(line)?.join('\n')
      judge(line, actual === expected, actual ?? texts.notPrinted)
    }
  }
  const finish = (reason: RunEnd) => {
    if (isOver) return
    isOver = true
    if (reason === 'done') judgePrints()
    panel.setState(reason, checks)
  }
  return {
    onEvent: (event: RunEvent) => {
      panel.show(event)
      if (event.type === 'check') judge(event.line, event.held, event.held ? '' : (event.actual?.text ?? texts.noValue))
      if (event.type === 'line' && event.place?.module === file)
        printed.set(event.place.line, [...(printed.get(event.place.line) ?? []), event.text])
      if (event.type === 'error' && event.place?.module === file)
        markLine(block, event.place.line, { mark: 'error', text: `${event.name}: ${event.message}` })
      if (event.type === 'settled') finish('done')
    },
    onEnd: finish,
  }
}

const showFault = (
  block: HTMLElement,
  { error, run, texts, file }: { error: unknown; run: BlockRun; texts: RunMessages; file: string },
): void => {
  if (error instanceof SampleFault) {
    const { name, message, line, module } = error
    run.panel.show({ type: 'error', name, message, ...(line > 0 && { place: { module, line } }) })
    if (module === file) markLine(block, line, { mark: 'error', text: `${name}: ${message}` })
    run.panel.setState('done')
    return
  }
  run.panel.fail(error instanceof FetchFault ? texts.notFetched : texts.noSandbox)
}
