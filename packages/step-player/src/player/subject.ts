import type { ChromeLanguage } from '@dev-handbook/generator/model/language'
import type { ComponentType } from 'react'

/** The meaning of a marked part of a picture. Figures give each mark its colour. */
export type Mark = 'current' | 'compare' | 'done' | 'active' | 'muted' | 'swap'

/** A name in each language. Names are short, so every player contains all languages. */
export type Name = Readonly<Record<ChromeLanguage, string>>

/** Returns, in a language, the fault of a text and what to write instead. Rejects when the texts cannot be fetched. */
export type InputFault = (lang: ChromeLanguage) => Promise<string>

/** The value of a reader's text, or its fault. */
export type Parsed<Value> = { value: Value } | { fault: InputFault }

/** The notation of an input. */
export interface InputKind<Input> {
  /** Name of the field: `Numbers`. */
  label: Name
  parse: (text: string) => Parsed<Input>
}

export interface Preset {
  name: Name
  /** Text as a reader would type it. A function makes a new text each time it is chosen. */
  text: string | (() => string)
}

/** A value with an identity, so that a picture can show where the value moves. */
export interface Item {
  id: number
  value: number
}

/** The tools that a subject gives to the algorithm. They count its operations, and mark the items that are compared. */
export interface Tools {
  compare: (a: Item, b: Item) => number
  /** Value of an item, for algorithms that read keys. */
  key: (item: Item) => number
  /** Random numbers, the same in every run. */
  random: () => number
  /** Adds a step between the calls of a run with several calls. The step says which call comes next. */
  announce: (words: string) => void
  /** Counts one operation, for algorithms without comparisons. */
  count: () => void
}

/** Facts about a step, other than its variables. */
export interface Moment<Input> {
  input: Input
  /** Whether the run has ended. The variables are then those of the last step. */
  ended: boolean
  result: unknown
  /** Values that are kept from step to step. */
  memory: Map<string, unknown>
}

/** One step, ready to be drawn. */
export interface Frame<View = unknown> {
  /** The line that runs next, or 0 when the run has ended. */
  line: number
  file: string
  view: View
  words: string
  /** Values of the watched variables, in their order. */
  variables: readonly string[]
  operations: number
  /** Ids of the items that this step compares. */
  compared: readonly number[]
}

/** How a shape of data is drawn. */
export interface Stage<View> {
  Picture: ComponentType<{ view: View }>
  /** Completes the views once all of them are known: which items move, and which are compared. */
  settle?(frames: Frame<View>[]): void
}

/**
 * One algorithm as a player shows it. It has declarations only: the algorithm itself is the module that the article
 * quotes.
 */
export interface Subject<Module, Input, L, View> {
  title: string
  /** Quoted parts, in the order they are shown: `algorithms/sort/merge-sort.ts#merge`. The first names the module that runs. */
  code: readonly [string, ...string[]]
  /** The instrumented module. */
  load(): Promise<Module>
  input: InputKind<Input>
  presets: readonly [Preset, ...Preset[]]
  run(module: Module, context: { input: Input; tools: Tools }): unknown
  stage: Stage<View>
  /** The view of a step. `undefined` when these variables show nothing new. */
  look(locals: L, moment: Moment<Input>): View | undefined
  /** Names of the variables that are shown. */
  watch: readonly (string & keyof L)[]
  /** The watched variables with long values. Each of them gets a line of its own. */
  wide?: readonly (string & keyof L)[]
  /**
   * The sentence of each statement, by the beginning of its text. With `null` or an empty sentence, the step is left
   * out.
   */
  words: Readonly<Record<string, ((locals: L, moment: Moment<Input>) => string) | null>>
  outcome(result: unknown, input: Input): string
  /** The result in the last picture, and the expected result. A test compares the two. */
  shows?(view: View, result: unknown): readonly [shown: unknown, expected: unknown]
  /** The meaning of `operations`, and their greatest number. */
  bound?: { operations: string; name: string; of: (input: Input) => number }
}

/** A subject without its own types. Methods are bivariant, so every subject can be assigned to it. */
export type AnySubject = Subject<unknown, unknown, Readonly<Record<string, unknown>>, unknown>

/** Checks that the parts of a subject fit each other, and removes their types. */
export const defineSubject = <Module, Input, L, View>(subject: Subject<Module, Input, L, View>): AnySubject =>
  subject as unknown as AnySubject
