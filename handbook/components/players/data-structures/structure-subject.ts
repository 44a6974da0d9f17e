import { operationsInput, type Operation } from '@dev-handbook/step-player/player/inputs/operations'
import { remember } from '@dev-handbook/step-player/player/remember'
import {
  defineSubject,
  type AnySubject,
  type Moment,
  type Preset,
  type Stage,
  type Subject,
  type Tools,
} from '@dev-handbook/step-player/player/subject'
import { runTraced, type Locals } from '@dev-handbook/step-player/player/trace'

interface StructureSubject<Module, Structure, L, View> extends Pick<
  Subject<Module, readonly Operation[], L, View>,
  'title' | 'code' | 'load' | 'watch' | 'wide' | 'words'
> {
  verbs: Parameters<typeof operationsInput>[0]['verbs']
  values?: 'numbers' | 'words'
  most?: number
  presets: readonly [Preset, ...Preset[]]
  create: (module: Module, tools: Tools) => Structure
  call: (structure: Structure, operation: Operation) => unknown
  stage: Stage<View>
  view: (step: { now: Partial<L>; known: Partial<L>; moment: Moment<readonly Operation[]> }) => View
  /** What is left at the end. */
  contents: (structure: Structure) => unknown
  describe: (contents: unknown, results: readonly unknown[]) => string
}

interface Outcome {
  results: unknown[]
  contents: unknown
}

/** A data structure as a player shows it: the reader's calls, one after the other, each step by step. */
export const structureSubject = <Module, Structure, L, View>({
  verbs,
  values = 'numbers',
  most,
  create,
  call,
  view,
  contents,
  describe,
  ...rest
}: StructureSubject<Module, Structure, L, View>): AnySubject => {
  // Reads the fields of the structure of the run that is being recorded; nothing where that run starts without a value.
  let readGiven: (() => Locals) | undefined
  const files = new Set(rest.code.map((source) => source.replace(/#.*/, '')))
  return defineSubject<Module, readonly Operation[], L, View>({
    ...rest,
    input: operationsInput({ verbs, values, ...(most !== undefined && { most }) }),
    run: (module, { input, tools }): Outcome => {
      let isShown = false
      readGiven = undefined
      const structure = create(module, {
        ...tools,
        compare: (a, b) => (isShown ? tools.compare(a, b) : a.value - b.value),
        count: () => {
          if (isShown) tools.count()
        },
      })
      const [given, asked] = [input.filter(({ isGiven }) => isGiven), input.filter(({ isGiven }) => !isGiven)]
      runTraced(
        (file, _line, _column, read) => {
          if (files.has(file) && Object.keys(fieldsOf(read)).length > 0) readGiven = () => fieldsOf(read)
        },
        () => given.forEach((operation) => call(structure, operation)),
      )
      isShown = true
      const results = asked.map((operation) => {
        tools.announce(`${operation.verb} ${operation.args.join(' ')}`.trim())
        return call(structure, operation)
      })
      // What is left is looked up for the last sentence only: the reader has asked for none of these steps.
      return {
        results,
        contents: runTraced(
          () => undefined,
          () => contents(structure),
        ),
      }
    },
    look: (locals, moment) => {
      if (readGiven && moment.memory.size === 0) remember(moment, readGiven() as Partial<L>)
      const known = remember(moment, locals)
      return view({ now: moment.ended ? {} : locals, known, moment })
    },
    outcome: (result) => describe((result as Outcome).contents, (result as Outcome).results),
  })
}

/** The private fields among the variables in scope; a variable may be in scope before it has a value, then there are none. */
const fieldsOf = (read: () => Locals): Locals => {
  try {
    return Object.fromEntries(Object.entries(read()).filter(([name]) => name.startsWith('#')))
  } catch {
    return {}
  }
}

/** The first argument of a call, as a number. */
export const numberOf = ({ args }: Operation): number => Number(args[0])

/** Values in a sentence. */
export const listed = (values: Iterable<unknown>): string => [...values].map(String).join(', ') || 'nothing'
