import { listAndTargetInput } from '../inputs/list-and-target.ts'
import { numbersInput } from '../inputs/numbers.ts'
import { sortPresets } from '../inputs/sort-presets.ts'
import { barsStage } from '../stages/bars-stage.tsx'
import { cellsStage } from '../stages/cells-stage.tsx'
import type { AnySubject, InputKind, Preset, Stage } from '../subject.ts'

/** Algorithms that may be raced: all of a topic take the same input and count the same operations. */
export interface Race {
  names: readonly string[]
  /** Who stands at the start. */
  first: readonly [left: string, right: string]
  input: InputKind<unknown>
  presets: readonly [Preset, ...Preset[]]
  stage: Stage<never>
}

/** One who runs. */
export interface Racer {
  name: string
  subject: AnySubject
  module: unknown
}

const sorts = ['bubble-sort', 'selection-sort', 'insertion-sort', 'shell-sort', 'merge-sort', 'quick-sort', 'heap-sort', 'timsort']
const searches = ['linear-search', 'binary-search', 'jump-search', 'exponential-search', 'ternary-search']

const spaced = Array.from({ length: 24 }, (_, index) => index * 4 + 2)
const shuffled = '31, 8, 42, 17, 26, 3, 38, 12, 45, 21, 6, 34, 15, 48, 28, 10, 40, 19, 1, 36'

export const races: Readonly<Record<string, Race>> = {
  sort: {
    names: sorts.map((name) => `sort/${name}`),
    first: ['sort/insertion-sort', 'sort/merge-sort'],
    input: numbersInput({ most: 40 }),
    presets: [{ name: 'In no order', text: shuffled }, ...sortPresets(40).slice(1)],
    stage: barsStage as unknown as Stage<never>,
  },
  search: {
    names: searches.map((name) => `search/${name}`),
    first: ['search/linear-search', 'search/binary-search'],
    input: listAndTargetInput({ most: 24, from: -99, ordered: true }),
    presets: [
      { name: 'Near the end', text: `86 in ${spaced.join(', ')}` },
      { name: 'Near the front', text: `6 in ${spaced.join(', ')}` },
      { name: 'Not in the list', text: `51 in ${spaced.join(', ')}` },
    ],
    stage: cellsStage as unknown as Stage<never>,
  },
}
