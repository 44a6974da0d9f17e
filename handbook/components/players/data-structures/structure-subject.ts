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
  /** Returns the contents of the structure at the end. */
  contents: (structure: Structure) => unknown
  describe: (contents: unknown, results: readonly unknown[]) => string
}

interface Outcome {
  results: unknown[]
  contents: unknown
}

/** A data structure as a player shows it: the reader's calls, one after another, each step by step. */
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
  // Reads the fields of the structure for the run that is being recorded. Undefined when the run starts with an empty
  // structure.
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
      // The contents are read only for the last sentence. The reader did not ask for these steps, so they are not
      // shown.
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

/** The private fields among the variables in scope. When a variable in scope has no value yet, no field is read. */
const fieldsOf = (read: () => Locals): Locals => {
  try {
    return Object.fromEntries(Object.entries(read()).filter(([name]) => name.startsWith('#')))
  } catch {
    return {}
  }
}

/** The first argument of a call, as a number. */
export const numberOf = ({ args }: Operation): number => Number(args[0])

/** Values as a list in a sentence. */
export const listed = (values: Iterable<unknown>): string => [...values].map(String).join(', ') || 'nothing'
