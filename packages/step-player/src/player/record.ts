import { findKey, plainWords, textFinder, type CodeLine } from './code-lines.ts'
import { formatValue } from './format-value.ts'
import { seededRandom } from './seeded-random.ts'
import type { AnySubject, Frame, Item, Moment, Tools } from './subject.ts'
import type { RunFaultTexts } from '../texts/kinds/player.ts'
import { runTraced, type Locals } from './trace.ts'

/** Longest run that is shown. Nobody watches more steps, and the memory of a phone holds this many with ease. */
export const mostSteps = 12_000

/** A whole run of an algorithm, step by step. It has at least one step. */
export interface Recording {
  frames: [Frame, ...Frame[]]
  /** What the algorithm returned, in words. */
  outcome: string
}

/**
 * Thrown when the reader's input needs more steps than are shown, or when the algorithm rejects the input. The message
 * says which.
 */
export class RunFault extends Error {}

interface RecordOptions {
  subject: AnySubject
  /** The instrumented module. */
  module: unknown
  input: unknown
  /**
   * The code that is shown. Steps in other code are left out. Absent: all steps of the subject's files count, without
   * words.
   */
  lines?: readonly CodeLine[]
  /** Why a run is not shown. */
  faults: RunFaultTexts
}

/**
 * Runs the algorithm itself, and records the view before each statement of the shown code and after the last. Throws a
 * `RunFault` when the run is too long or the algorithm throws.
 */
export const record = ({ subject, module, input, lines, faults }: RecordOptions): Recording => {
  const files = new Set(subject.code.map((source) => source.replace(/#.*/, '')))
  const textAt = lines ? textFinder(lines) : (file: string) => (files.has(file) ? '' : undefined)
  const keys = Object.keys(subject.words)
  const moment: Moment<unknown> = { input, ended: false, result: undefined, memory: new Map() }
  const frames: Frame[] = []
  const nothing = (): Locals => ({})
  /** Functions that read the variables of the last shown step, and of the last step anywhere in the subject's files. */
  const last = { view: undefined as unknown, shown: nothing, any: nothing }
  const happened = { operations: 0, compared: [] as number[] }

  const push = (frame: Pick<Frame, 'file' | 'line' | 'words'>, locals: Locals) => {
    last.view = subject.look(locals, moment) ?? last.view
    happened.compared = []
    frames.push({
      ...frame,
      view: last.view,
      variables: subject.watch.map((name) => formatValue(locals[name])),
      operations: happened.operations,
      compared: happened.compared,
    })
  }
  const tracer = (file: string, line: number, column: number, read: () => Locals) => {
    const text = textAt(file, line, column)
    const key = text === undefined ? undefined : findKey(keys, text)
    if (files.has(file)) last.any = read
    if (text === undefined || (key !== undefined && !subject.words[key])) return
    if (frames.length >= mostSteps) throw new RunFault(faults.tooLong(mostSteps))
    const locals = readLocals(read)
    last.shown = read
    const words = key === undefined ? lines && plainWords(text, locals) : subject.words[key]?.(locals, moment)
    if (words || !lines) push({ file, line, words: words ?? '' }, locals)
  }
  const count = () => {
    happened.operations++
  }
  const tools: Tools = {
    random: seededRandom(1),
    count,
    announce: (words) => {
      // The view must see what the call before has changed since its last step.
      subject.look(readLocals(last.any), moment)
      push({ file: '', line: 0, words }, {})
    },
    key: (item: Item) => {
      count()
      happened.compared.push(item.id)
      return item.value
    },
    compare: (a: Item, b: Item) => {
      count()
      happened.compared.push(a.id, b.id)
      return a.value - b.value
    },
  }

  moment.result = run(() => runTraced(tracer, () => subject.run(module, { input, tools })), faults.tooDeep)
  moment.ended = true
  const outcome = subject.outcome(moment.result, input)
  push({ file: '', line: 0, words: outcome }, readLocals(last.shown))
  const [first, ...rest] = frames.filter(({ view }) => view !== undefined)
  if (!first) throw new RunFault(faults.nothing)
  const shown: [Frame, ...Frame[]] = [first, ...rest]
  subject.stage.settle?.(shown)
  return { frames: shown, outcome }
}

const run = (work: () => unknown, tooDeep: string): unknown => {
  try {
    return work()
  } catch (error) {
    if (error instanceof RunFault) throw error
    throw new RunFault(error instanceof RangeError && /call stack/i.test(error.message) ? tooDeep : messageOf(error), {
      cause: error,
    })
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Reads the variables of a scope. A variable may be in scope before it has a value. Then no variable of this scope is
 * read.
 */
const readLocals = (read: () => Locals): Locals => {
  try {
    return read()
  } catch {
    return {}
  }
}
