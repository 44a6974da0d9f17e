import { patternInput, randomText, type TwoTexts } from '@dev-handbook/step-player/player/inputs/texts'
import { remember } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, span, type GridRow, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import {
  defineSubject,
  type AnySubject,
  type Moment,
  type Preset,
  type Subject,
  type Tools,
} from '@dev-handbook/step-player/player/subject'

interface PatternSubject<Module, L> extends Pick<
  Subject<Module, TwoTexts, L, GridView>,
  'title' | 'code' | 'load' | 'watch' | 'wide' | 'words'
> {
  example: string
  presets?: readonly Preset[]
  search: (module: Module, input: { text: string; pattern: string }, tools: Tools) => Iterable<number>
  rows: (step: {
    now: Partial<L>
    known: Partial<L>
    text: string
    pattern: string
    found: readonly number[]
    moment: Moment<TwoTexts>
  }) => readonly GridRow[]
}

/** A search for a pattern in a text as a player shows it: the pattern moves below the text. */
export const patternSubject = <Module, L>({
  example,
  presets = [],
  search,
  rows,
  ...rest
}: PatternSubject<Module, L>): AnySubject =>
  defineSubject<Module, TwoTexts, L, GridView>({
    ...rest,
    input: patternInput([12, 28]),
    presets: [
      { name: articleName, text: example },
      ...presets,
      { name: randomName, text: () => `${randomText(3)} in ${randomText(22)}` },
    ],
    stage: gridStage,
    run: (module, { input, tools }) => [...search(module, { text: input.b, pattern: input.a }, tools)],
    look: (locals, moment) => {
      const known = remember(moment, locals)
      const { a: pattern, b: text } = moment.input
      const found = moment.ended ? (moment.result as number[]) : []
      if (!moment.ended) return { rows: rows({ now: locals, known, text, pattern, found, moment }) }
      const marks = markAll(
        found.flatMap((start) => span(start, start + pattern.length)),
        'done',
      )
      return {
        rows: [
          { key: 'text', label: 'text', cells: unitsOf(text), marks },
          ...rows({ now: {}, known, text, pattern, found, moment }).filter(
            ({ key }) => key !== 'text' && key !== 'pattern',
          ),
        ],
      }
    },
    outcome: (result) =>
      (result as number[]).length === 0
        ? 'The pattern does not occur.'
        : `The pattern occurs at ${(result as number[]).join(', ')}.`,
  })

/** Half of a character outside the basic plane. Browsers cannot show it, so its number takes its place. */
const shown = (unit: string): string =>
  /^[\uD800-\uDFFF]$/.test(unit) ? unit.charCodeAt(0).toString(16).toUpperCase() : unit

/** The UTF-16 units of a text, by which the searches count. */
export const unitsOf = (text: string): string[] => text.split('').map(shown)

/** A character in a sentence. */
export const letter = (text: ArrayLike<string> | undefined, index: number): string =>
  text?.[index] === undefined ? 'nothing' : `“${shown(text[index])}”`
