import type { ReactElement } from 'react'
import type { Race, Racer } from './race/race.ts'
import type { AnySubject } from './subject.ts'

/** A line of the shown code, highlighted. */
export interface HighlightedLine {
  file: string
  /** From 1. */
  line: number
  text: string
  indent: number
  html: string
}

/** The still picture of a player or a race, as the build gives it to the component that it renders. */
export interface StillHtml {
  html: string
}

/** What a still picture of a subject is made from. */
export interface StillFrame {
  subject: AnySubject
  /** The instrumented module. */
  module: unknown
  lines: readonly HighlightedLine[]
  /** Language of the document, a BCP 47 tag. */
  lang: string
}

/** What a still picture of a race is made from. */
export interface StillRace {
  race: Race
  racers: readonly [Racer, Racer]
  /** Language of the document, a BCP 47 tag. */
  lang: string
}

/**
 * What the player's modules draw for the build: the contract of `player/still-frame.tsx` with `build/`. It names no type of the
 * DOM, because the build is compiled without those.
 */
export interface StillPictures {
  /** Throws when the subject's first preset does not run. */
  stillFrame: (picture: StillFrame) => ReactElement
  stillRace: (picture: StillRace) => ReactElement
}
