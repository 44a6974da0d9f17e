import type { ReactElement } from 'react'
import type { Race, Racer } from './race/race.ts'
import type { AnySubject } from './subject.ts'

/** A line of the shown code, highlighted. */
export interface HighlightedLine {
  file: string
  /** Line number, 1-based. */
  line: number
  text: string
  indent: number
  html: string
}

/** The still picture of a player or a race, in the form that the build gives to the component. */
export interface StillHtml {
  html: string
}

/** Input for the still picture of a subject. */
export interface StillFrame {
  subject: AnySubject
  /** The instrumented module. */
  module: unknown
  lines: readonly HighlightedLine[]
  /** Language of the document, a BCP 47 tag. */
  lang: string
}

/** Input for the still picture of a race. */
export interface StillRace {
  race: Race
  racers: readonly [Racer, Racer]
  /** Language of the document, a BCP 47 tag. */
  lang: string
}

/**
 * The functions of the player's modules that draw for the build: the contract between `player/still-frame.tsx` and
 * `build/`. It uses no DOM types, because the build is compiled without them.
 */
export interface StillPictures {
  /** Throws when the subject's first preset does not run. */
  stillFrame: (picture: StillFrame) => ReactElement
  stillRace: (picture: StillRace) => ReactElement
}
