import type { ChromeLanguage } from '@dev-handbook/generator/model/language'
import type { ComponentType } from 'react'

/** A part of a picture that means something; figures give each its colour. */
export type Mark = 'current' | 'compare' | 'done' | 'active' | 'muted' | 'swap'

/** A name in each language. Names are short, so a player has them in all languages. */
export type Name = Readonly<Record<ChromeLanguage, string>>

/** Says in a language what is wrong with a text, and what to write instead. Rejects when the texts cannot be fetched. */
export type InputFault = (lang: ChromeLanguage) => Promise<string>

/** What a text of the reader is as a value, or what is wrong with it. */
export type Parsed<Value> = { value: Value } | { fault: InputFault }

/** How an input is written. */
export interface InputKind<Input> {
  /** Name of the field: `Numbers`. */
  label: Name
  parse: (text: string) => Parsed<Input>
}

export interface Preset {
  name: Name
  /** As a reader would type it; a function makes a new one each time it is chosen. */
  text: string | (() => string)
}

/** A value with an identity, so that a picture can show where it went. */
export interface Item {
  id: number
  value: number
}

/** What a subject hands to the algorithm: its calls are counted, and the items that are compared are marked. */
export interface Tools {
  compare: (a: Item, b: Item) => number
  /** Value of an item, for algorithms that look at keys. */
  key: (item: Item) => number
  /** The same numbers at every run. */
  random: () => number
  /** A step between the calls of a run that makes several: says what comes next. */
  announce: (words: string) => void
  /** Counts one operation for algorithms that compare nothing. */
  count: () => void
}

/** What there is to know at a step beside the variables. */
export interface Moment<Input> {
  input: Input
  /** The run is over; the variables are those of the last step. */
  ended: boolean
  result: unknown
  /** For what has to be kept from step to step. */
  memory: Map<string, unknown>
}

/** One step, ready to be drawn. */
export interface Frame<View = unknown> {
  /** The line that is about to run; 0 when the run is over. */
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
  /** Completes the views when all of them are known: what moves, what is compared. */
  settle?(frames: Frame<View>[]): void
}

/** One algorithm as a player shows it: declarations only, the algorithm itself is the module that the article quotes. */
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
  /** What is seen at a step; `undefined` when these variables show nothing new. */
  look(locals: L, moment: Moment<Input>): View | undefined
  /** Names of the variables that are shown. */
  watch: readonly (string & keyof L)[]
  /** Those of them whose values are long: each gets a line of its own. */
  wide?: readonly (string & keyof L)[]
  /** The sentence of each statement, by the beginning of its text; `null` or an empty one leaves the step out. */
  words: Readonly<Record<string, ((locals: L, moment: Moment<Input>) => string) | null>>
  outcome(result: unknown, input: Input): string
  /** What the last picture says and what it must say for this result; a test compares the two. */
  shows?(view: View, result: unknown): readonly [shown: unknown, expected: unknown]
  /** What `operations` are and how many there may be. */
  bound?: { operations: string; name: string; of: (input: Input) => number }
}

/** A subject whose types are its own business; methods are bivariant, so every subject is one. */
export type AnySubject = Subject<unknown, unknown, Readonly<Record<string, unknown>>, unknown>

/** Checks a subject's parts against each other and forgets their types. */
export const defineSubject = <Module, Input, L, View>(subject: Subject<Module, Input, L, View>): AnySubject =>
  subject as unknown as AnySubject

/** Fetches the module of a subject. */
export type LoadSubject = () => Promise<{ subject: AnySubject }>
