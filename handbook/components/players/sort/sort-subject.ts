import { numbersInput, type NumberLimits } from '@dev-handbook/step-player/player/inputs/numbers'
import { sortPresets } from '@dev-handbook/step-player/player/inputs/sort-presets'
import {
  copySlots,
  markRange,
  pointersOf,
  type ArrayRow,
  type ArrayView,
  type MarkRun,
} from '@dev-handbook/step-player/player/stages/array-view'
import { barsStage } from '@dev-handbook/step-player/player/stages/bars-stage'
import { articleName } from '@dev-handbook/step-player/player/languages'
import type {
  AnySubject,
  Item,
  Moment,
  Name,
  Preset,
  Stage,
  Subject,
  Tools,
} from '@dev-handbook/step-player/player/subject'

/** Variables that every sort has. */
export interface SortLocals {
  items: readonly (Item | undefined)[]
}

type Numbers = readonly number[]

interface SortSubject<Module, L> extends Pick<
  Subject<Module, Numbers, L, ArrayView>,
  'title' | 'code' | 'load' | 'watch' | 'words'
> {
  /** Length of the longest list that is shown. */
  most: number
  /** Numbers that the sort takes. Absent: from −999 to 999, with decimals. */
  limits?: NumberLimits
  /** Name of the field, for a sort that does not take every number. */
  field?: Name
  /** Greatest random number. */
  greatest?: number
  /** The article's own example: the first preset. */
  example?: string
  presets?: readonly [Preset, ...Preset[]]
  stage?: Stage<ArrayView>
  /** Whether the list is a row of boxes instead of bars. */
  boxes?: boolean
  /** Number of slots that form a heap. */
  size?: (locals: L, moment: Moment<Numbers>) => number
  bound: { operations?: string; name: string; of: (n: number) => number }
  /** Sorts `items` and returns them. */
  sort: (module: Module, items: Item[], tools: Tools) => readonly Item[]
  /** Variables that point into `items`. */
  pointers?: readonly (string & keyof L)[]
  /** Further rows. */
  rows?: (locals: L, moment: Moment<Numbers>) => readonly ArrayRow[]
  held?: (locals: L, moment: Moment<Numbers>) => { item: Item | undefined; at: number } | undefined
  marks?: (locals: L, moment: Moment<Numbers>) => readonly MarkRun[]
  /** Label of the list itself, when there are further rows. */
  label?: string
}

const withExample = (
  example: string | undefined,
  presets: readonly [Preset, ...Preset[]],
): readonly [Preset, ...Preset[]] =>
  example === undefined
    ? presets
    : [{ name: articleName, text: example }, ...presets.filter(({ name }) => name !== articleName)]

/**
 * A sort as a player shows it: bars that move. The types are checked here, and not by `defineSubject`, because the
 * player of a sort would then fetch one more file.
 */
export const sortSubject = <Module, L extends SortLocals>({
  most,
  bound,
  sort,
  pointers = [],
  rows,
  held,
  marks,
  label,
  limits = { decimals: true },
  field,
  greatest,
  example,
  presets,
  stage,
  boxes = false,
  size,
  ...rest
}: SortSubject<Module, L>): AnySubject =>
  ({
    ...rest,
    input: numbersInput({ most, ...limits }, field),
    presets: withExample(example, presets ?? sortPresets(most, greatest)),
    stage: stage ?? barsStage,
    run: (module, { input, tools }) =>
      sort(
        module,
        input.map((value, id) => ({ id, value })),
        tools,
      ),
    look: (locals, moment) => {
      const items = (locals.items as L['items'] | undefined) ?? (moment.memory.get('items') as L['items'] | undefined)
      if (!items) return undefined
      moment.memory.set('items', items)
      const lifted = moment.ended ? undefined : held?.(locals, moment)
      const slots = copySlots(items, moment.memory.get('slots'))
      moment.memory.set('slots', slots)
      return {
        rows: [
          { label, boxes, slots, pointers: moment.ended ? [] : pointersOf(locals, pointers) },
          ...(rows?.(locals, moment) ?? []),
        ],
        ...(size && { size: moment.ended ? 0 : size(locals, moment) }),
        held: lifted?.item && { item: lifted.item, at: lifted.at },
        marks: moment.ended ? [markRange(0, items.length, 'done')] : (marks?.(locals, moment) ?? []),
      }
    },
    outcome: (result) => `In order: ${(result as readonly Item[]).map(({ value }) => value).join(', ')}.`,
    shows: (view, result) => [
      view.rows[0]?.slots.map((item) => item?.value),
      (result as readonly Item[]).map(({ value }) => value),
    ],
    bound: { operations: bound.operations ?? 'comparisons', name: bound.name, of: (input) => bound.of(input.length) },
  }) satisfies Subject<Module, Numbers, L, ArrayView> as unknown as AnySubject

/** Value of an item, for a sentence. */
export const show = (item: Item | undefined): string => (item ? String(item.value) : 'nothing')

/** At most n log2 n comparisons, rounded up. */
export const logLinear = (n: number): number => Math.ceil(n * Math.log2(Math.max(2, n)))

/** Number of pairs of n items. */
export const pairs = (n: number): number => (n * (n - 1)) / 2
