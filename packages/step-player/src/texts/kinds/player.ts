import type { ChromeLanguage } from '@dev-handbook/generator/model/language'

/** Texts of a player, in one language. The sentences of a subject are in its own module, in English on every page. */
export interface PlayerTexts {
  /** The language of these texts, for names and faults of inputs. */
  lang: ChromeLanguage
  restart: string
  stepBack: string
  play: string
  pause: string
  stepForward: string
  /** Name of the space bar. */
  space: string
  speed: string
  /** Name of the slider. */
  step: string
  stepOf: (step: number, length: number) => string
  /** Name of the list of ready-made inputs. */
  input: string
  /** Entry of that list for the reader's own input. */
  own: string
  show: string
  copyLink: string
  linkCopied: string
  /** Shown when the browser refuses the clipboard. */
  linkShown: string
  fullScreen: string
  /** Name of the player: `Merge sort, step by step`. */
  player: (title: string) => string
  /** What the picture shows, for screen readers. `at` is a text of `stepOf`. */
  picture: (shown: { title: string; input: string; at: string }) => string
  /** Limit of a count: `of n log n = 24`. */
  limit: (name: string, value: number) => string
  /** Why an input is not shown. */
  faults: RunFaultTexts
}

/** Why a run is not shown. */
export interface RunFaultTexts {
  tooLong: (most: number) => string
  /** Also shown for an input with a mistake, when the message for that mistake cannot be fetched. */
  nothing: string
  tooDeep: string
}
