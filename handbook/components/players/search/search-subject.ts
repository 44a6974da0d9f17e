import { listAndTargetInput, type ListAndTarget } from '@dev-handbook/step-player/player/inputs/list-and-target'
import {
  markAt,
  markOutside,
  markRange,
  markSlot,
  pointersOf,
  type ArrayView,
  type MarkRun,
} from '@dev-handbook/step-player/player/stages/array-view'
import { cellsStage } from '@dev-handbook/step-player/player/stages/cells-stage'
import { articleName } from '@dev-handbook/step-player/player/languages'
import {
  defineSubject,
  type AnySubject,
  type Item,
  type Moment,
  type Preset,
  type Subject,
  type Tools,
} from '@dev-handbook/step-player/player/subject'

interface SearchSubject<Module, L> extends Pick<
  Subject<Module, ListAndTarget, L, ArrayView>,
  'title' | 'code' | 'load' | 'watch' | 'words'
> {
  ordered?: boolean
  /** Name of the counted operation. Absent: comparisons. */
  operations?: string
  bound: { name: string; of: (n: number) => number }
  /** Index of the target, or -1. */
  find: (module: Module, input: { items: Item[]; target: Item }, tools: Tools) => number
  pointers: readonly (string & keyof L)[]
  /** First and last index where the target may still be. */
  range?: (locals: L) => [first: number, last: number] | undefined
  marks?: (locals: L, moment: Moment<ListAndTarget>) => readonly MarkRun[]
  /** The article's own example: the first preset. */
  example?: string
  presets?: readonly Preset[]
}

const list = '2, 5, 8, 12, 16, 23, 38, 56, 72, 91, 95, 99'

const randomList = (): string => {
  const list = Array.from({ length: 24 }, () => 1 + Math.floor(Math.random() * 98)).toSorted((a, b) => a - b)
  return `${list[Math.floor(Math.random() * list.length)]} in ${list.join(', ')}`
}

const searchPresets: readonly [Preset, ...Preset[]] = [
  { name: { en: 'In the list', ru: 'Есть в списке' }, text: `23 in ${list}` },
  { name: { en: 'Not in the list', ru: 'Нет в списке' }, text: `60 in ${list}` },
  { name: { en: 'The first', ru: 'Первый' }, text: `2 in ${list}` },
  { name: { en: 'The last', ru: 'Последний' }, text: `99 in ${list}` },
  { name: { en: '24 random', ru: '24 случайных' }, text: randomList },
]

/** A search in a list as a player shows it: boxes, of which fewer and fewer can still hold the target. */
export const searchSubject = <Module, L>({
  ordered = true,
  bound,
  find,
  pointers,
  range,
  marks,
  example,
  presets = [],
  operations = 'comparisons',
  ...rest
}: SearchSubject<Module, L>): AnySubject =>
  defineSubject<Module, ListAndTarget, L, ArrayView>({
    ...rest,
    input: listAndTargetInput({ most: 30, from: -9999, to: 9999, ordered, decimals: true }),
    presets: [...(example ? [{ name: articleName, text: example }] : []), ...searchPresets, ...presets] as [
      Preset,
      ...Preset[],
    ],
    stage: cellsStage,
    run: (module, { input, tools }) => {
      const items = input.list.map((value, id) => ({ id, value }))
      return find(module, { items, target: { id: -1, value: input.target } }, tools)
    },
    look: (locals, moment) => {
      const { input, memory, ended, result } = moment
      const slots = (memory.get('slots') as Item[] | undefined) ?? input.list.map((value, id) => ({ id, value }))
      memory.set('slots', slots)
      if (ended)
        return { rows: [{ slots }], marks: [markRange(0, slots.length, 'muted'), markSlot(Number(result), 'done')] }
      const left = range?.(locals) ?? (memory.get('range') as [number, number] | undefined)
      if (left) memory.set('range', left)
      return {
        rows: [{ slots, pointers: pointersOf(locals as object, pointers) }],
        marks: [...(left ? markOutside(left[0], left[1] + 1) : []), ...(marks?.(locals, moment) ?? [])],
      }
    },
    outcome: (result, { target }) =>
      result === -1 ? `${target} is not in the list, so the result is -1.` : `${target} is at index ${String(result)}.`,
    shows: (view, result) => [
      view.rows[0]?.slots.findIndex((_, index) => markAt(view.marks, index) === 'done'),
      result,
    ],
    bound: { operations, name: bound.name, of: ({ list }) => bound.of(list.length) },
  })
