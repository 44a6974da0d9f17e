import type { ReactElement } from 'react'
import type { Race, Racer } from '../player/race/race.ts'
import type { AnySubject } from '../player/subject.ts'

/** A line of the shown code, highlighted. */
export interface HighlightedLine {
  file: string
  /** From 1. */
  line: number
  text: string
  indent: number
  html: string
}

/**
 * What the player's modules draw for the build. They are code for the browser: the compiler of the build's side, which knows no
 * DOM, sees only this contract.
 */
export interface StillPictures {
  /** Throws when the subject's first preset does not run. */
  stillFrame: (picture: { subject: AnySubject; module: unknown; lines: readonly HighlightedLine[] }) => ReactElement
  stillRace: (picture: { race: Race; racers: readonly [Racer, Racer] }) => ReactElement
}

/** Imports them by a computed path, which the compiler does not follow. */
export const loadStillPictures = async (): Promise<StillPictures> =>
  import(
    new URL(`../player/still-frame.${import.meta.url.endsWith('.ts') ? 'tsx' : 'js'}`, import.meta.url).href
  ) as Promise<StillPictures>
