import type { AnySubject, InputKind, Preset, Stage } from '../subject.ts'

/** Algorithms that may race each other. All algorithms of a topic take the same input and count the same operations. */
export interface Race {
  /** Names of the subjects: `sort/merge-sort`. */
  names: readonly string[]
  /** The two algorithms at the start. */
  first: readonly [left: string, right: string]
  input: InputKind<unknown>
  presets: readonly [Preset, ...Preset[]]
  stage: Stage<never>
}

/** What a race shows: its algorithms, its input, and the number of operations. */
export interface KeptRace {
  names: Race['first']
  text: string
  step: number
}

/** An algorithm that takes part in a race. */
export interface Racer {
  name: string
  subject: AnySubject
  module: unknown
}
