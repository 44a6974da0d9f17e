import { listAndTargetInput } from '@dev-handbook/step-player/player/inputs/list-and-target'
import { numbersInput } from '@dev-handbook/step-player/player/inputs/numbers'
import { sortPresets } from '@dev-handbook/step-player/player/inputs/sort-presets'
import { barsStage } from '@dev-handbook/step-player/player/stages/bars-stage'
import { cellsStage } from '@dev-handbook/step-player/player/stages/cells-stage'
import type { Race } from '@dev-handbook/step-player/player/race/race'
import type { Stage } from '@dev-handbook/step-player/player/subject'

const sorts = [
  'bubble-sort',
  'selection-sort',
  'insertion-sort',
  'shell-sort',
  'merge-sort',
  'quick-sort',
  'heap-sort',
  'timsort',
]
const searches = ['linear-search', 'binary-search', 'jump-search', 'exponential-search', 'ternary-search']

const spaced = Array.from({ length: 24 }, (_, index) => index * 4 + 2)
const shuffled = '31, 8, 42, 17, 26, 3, 38, 12, 45, 21, 6, 34, 15, 48, 28, 10, 40, 19, 1, 36'

export const races: Readonly<Record<string, Race>> = {
  sort: {
    names: sorts.map((name) => `sort/${name}`),
    first: ['sort/insertion-sort', 'sort/merge-sort'],
    input: numbersInput({ most: 40, decimals: true }),
    presets: [{ name: { en: 'In no order', ru: 'Без порядка' }, text: shuffled }, ...sortPresets(40).slice(1)],
    stage: barsStage as unknown as Stage<never>,
  },
  search: {
    names: searches.map((name) => `search/${name}`),
    first: ['search/linear-search', 'search/binary-search'],
    input: listAndTargetInput({ most: 24, from: -9999, to: 9999, ordered: true, decimals: true }),
    presets: [
      { name: { en: 'Near the end', ru: 'Ближе к концу' }, text: `86 in ${spaced.join(', ')}` },
      { name: { en: 'Near the front', ru: 'Ближе к началу' }, text: `6 in ${spaced.join(', ')}` },
      { name: { en: 'Not in the list', ru: 'Нет в списке' }, text: `51 in ${spaced.join(', ')}` },
    ],
    stage: cellsStage as unknown as Stage<never>,
  },
}
