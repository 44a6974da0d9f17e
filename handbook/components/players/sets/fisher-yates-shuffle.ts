import type * as Module from '../../../algorithms/sets/fisher-yates-shuffle.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import type { Word } from '@dev-handbook/step-player/player/inputs/draws'
import { parseValues } from '@dev-handbook/step-player/player/inputs/values'
import { seededRandom } from '@dev-handbook/step-player/player/seeded-random'
import {
  copySlots,
  markRange,
  markSlot,
  pointersOf,
  type ArrayView,
} from '@dev-handbook/step-player/player/stages/array-view'
import { cellsStage } from '@dev-handbook/step-player/player/stages/cells-stage'
import { defineSubject, type InputKind, type Item } from '@dev-handbook/step-player/player/subject'
import { factorial } from './factorial.ts'
import { fault } from '../texts/fault.ts'

interface Input {
  list: string[]
  seed: number
}

interface L {
  items: Word[]
  last: number
  place: number
}

const input: InputKind<Input> = {
  label: { en: 'Items, and the seed of the random source', ru: 'Элементы и начальное число (seed)' },
  parse: (text) => {
    const [list = '', seed = '1', ...more] = text.split(/\s+seed\s+/)
    if (more.length > 0 || !/^\d{1,4}$/.test(seed.trim()))
      return fault((say) => say.notSeed([seed, ...more].join(' seed ').trim()))
    const values = parseValues(list, { most: 12 })
    if ('fault' in values) return values
    return values.value.length === 0
      ? fault((say) => say.nothingToShuffle)
      : { value: { list: values.value, seed: Number(seed) } }
  },
}

const numbers = (count: number): string => Array.from({ length: count }, (_, index) => index + 1).join(', ')

export const subject = defineSubject<typeof Module, Input, L, ArrayView>({
  title: 'Fisher–Yates shuffle',
  code: ['algorithms/sets/fisher-yates-shuffle.ts#shuffle'],
  load: () => import('../../../algorithms/sets/fisher-yates-shuffle.ts?traced'),
  input,
  presets: [
    { name: articleName, text: 'a b c d e seed 110' },
    { name: { en: 'Seven in order', ru: 'Семь по порядку' }, text: `${numbers(7)} seed 2` },
    { name: { en: 'The same seven, other draws', ru: 'Те же семь, другой порядок' }, text: `${numbers(7)} seed 5` },
    { name: { en: 'Two', ru: 'Два' }, text: '1, 2 seed 1' },
    {
      name: randomName,
      text: () => `${numbers(4 + Math.floor(Math.random() * 8))} seed ${Math.floor(Math.random() * 10_000)}`,
    },
  ],
  stage: cellsStage,
  run: (module, { input }) =>
    module
      .shuffle(
        input.list.map((value, id) => ({ id, value })),
        seededRandom(input.seed),
      )
      .map(({ value }) => value),
  look: (locals, moment) => {
    const items = (locals.items as L['items'] | undefined) ?? (moment.memory.get('items') as L['items'] | undefined)
    if (!items) return undefined
    moment.memory.set('items', items)
    const slots = copySlots(items as unknown as Item[], moment.memory.get('slots'))
    moment.memory.set('slots', slots)
    const { last } = locals
    if (moment.ended || last === undefined)
      return { rows: [{ slots, pointers: [] }], marks: [markRange(0, slots.length, 'done')] }
    return {
      rows: [{ slots, pointers: pointersOf(locals, ['last', 'place']) }],
      marks: [
        markRange(0, last + 1, 'active'),
        markRange(last + 1, slots.length, 'done'),
        ...(locals.place === undefined ? [] : [markSlot(locals.place, 'current')]),
      ],
    }
  },
  watch: ['last', 'place'],
  words: {
    'last > 0': ({ last }) =>
      last > 0
        ? `Chooses the item for place ${last}. Each of the ${last + 1} items at places 0 to ${last} has the same chance.`
        : 'One item and one place are left, so this item stays.',
    'const place': null,
    'swap(': ({ items, last, place }) =>
      place === last
        ? `The draw from 0 to ${last} is ${place}, so ${items[last]?.value} stays at place ${last}. Every item must have a chance to stay.`
        : `The draw from 0 to ${last} is ${place}, so ${items[place]?.value} and ${items[last]?.value} change places.`,
    'return items': null,
  },
  outcome: (result, { list }) =>
    `${(result as string[]).join(', ')}: ${list.length === 1 ? 'there is no other order' : `one of ${factorial(list.length).toLocaleString('en')} orders, each as likely as any other`}.${new Set(list).size < list.length ? ' Equal items make some of them look the same.' : ''}`,
  shows: (view, result) => [view.rows[0]?.slots.map((item) => item?.value), result],
})
