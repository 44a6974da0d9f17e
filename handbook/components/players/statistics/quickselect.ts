import type * as Module from '../../../algorithms/statistics/quickselect.ts'
import { seededRandom } from '@dev-handbook/step-player/player/seeded-random'
import { parseNumbers } from '@dev-handbook/step-player/player/inputs/numbers'
import {
  copySlots,
  markOutside,
  markRange,
  markSlot,
  pointersOf,
  type ArrayView,
} from '@dev-handbook/step-player/player/stages/array-view'
import { barsStage } from '@dev-handbook/step-player/player/stages/bars-stage'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { defineSubject, type InputKind, type Item } from '@dev-handbook/step-player/player/subject'
import { fault } from '../texts/fault.ts'

interface Input {
  list: number[]
  k: number
}

interface L {
  items: Item[]
  k: number
  low: number
  high: number
  pivot: number | Item
  left: number
  right: number
}

const input: InputKind<Input> = {
  label: { en: 'Numbers, and the index k in sorted order', ru: 'Числа и индекс k по порядку' },
  parse: (text) => {
    const [list = '', index, ...more] = text.split(/\s+k\s+/)
    const values = parseNumbers(list, { most: 60 })
    if ('fault' in values) return values
    const k = Number(index)
    if (index === undefined || more.length > 0) return fault((say) => say.noK)
    return /^\s*\d+\s*$/.test(index) && k < values.value.length
      ? { value: { list: values.value, k } }
      : fault((say) => say.wrongIndex(index.trim(), values.value.length - 1))
  },
}

const show = (item: Item | undefined): string => String(item?.value ?? 'nothing')
const random = (count: number) => Array.from({ length: count }, () => 1 + Math.floor(Math.random() * 99)).join(', ')

export const subject = defineSubject<typeof Module, Input, L, ArrayView>({
  title: 'Quickselect',
  code: ['algorithms/statistics/quickselect.ts#quickselect', 'algorithms/sort/quick-sort.ts#partition'],
  load: () => import('../../../algorithms/statistics/quickselect.ts?traced'),
  input,
  presets: [
    { name: articleName, text: '7 2 9 4 1 8 5 3 6 k 4' },
    { name: { en: 'The median', ru: 'Медиана' }, text: '5, 8, 1, 9, 3, 7, 2, 6, 4 k 4' },
    { name: { en: 'The smallest', ru: 'Наименьшее' }, text: '5, 8, 1, 9, 3, 7, 2, 6, 4 k 0' },
    { name: randomName, text: () => `${random(15)} k 7` },
    { name: { en: '60 random', ru: '60 случайных' }, text: () => `${random(60)} k 30` },
  ],
  stage: barsStage,
  run: (module, { input: { list, k }, tools }) =>
    module.quickSelect(
      list.map((value, id) => ({ id, value })),
      k,
      tools.compare,
      // This seed gives the pivots of the article's example.
      { random: seededRandom(7) },
    ).value,
  look: (locals, moment) => {
    const { items, low, high, pivot } = locals
    if (!items) return undefined
    const slots = copySlots(items, moment.memory.get('slots'))
    moment.memory.set('slots', slots)
    if (moment.ended)
      return {
        rows: [{ slots, pointers: [{ name: 'k', at: moment.input.k }] }],
        marks: [markRange(0, slots.length, 'muted'), markSlot(moment.input.k, 'done')],
      }
    const at = typeof pivot === 'object' ? items.indexOf(pivot) : pivot
    return {
      rows: [
        {
          slots,
          pointers: [{ name: 'k', at: moment.input.k }, ...pointersOf(locals, ['low', 'high', 'left', 'right'])],
        },
      ],
      marks: [
        ...(low === undefined || high === undefined ? [] : markOutside(low, high + 1)),
        ...(at === undefined ? [] : [markSlot(at, 'active')]),
      ],
    }
  },
  watch: ['k', 'low', 'high', 'pivot', 'left', 'right'],
  words: {
    checkIndex: null,
    'let low': null,
    'let high': ({ k }) => `Looks for the item with index ${k} in sorted order. It may be anywhere.`,
    'low < high': ({ low, high }) =>
      low < high ? `The item is between index ${low} and index ${high}.` : `Only index ${low} is left.`,
    'swap(items, low, low +': ({ low, high }) => `A random item from index ${low} to index ${high} becomes the pivot.`,
    'const pivot = partitionSedgewick': ({ low, high }) =>
      `Partitions the items from index ${low} to index ${high} around the pivot.`,
    'if (k < pivot)': ({ k, pivot }) =>
      `The pivot is at its final place, ${String(pivot)}. Compares this place with k, ${k}.`,
    'high = pivot - 1': () => 'Index k is to the left of the pivot, so the right side does not matter.',
    'if (k > pivot)': null,
    'low = pivot + 1': () => 'Index k is to the right of the pivot, so the left side does not matter.',
    break: ({ left, right }) => {
      if (left === undefined) return 'k is the place of the pivot.'
      return left === right ? 'left and right have met.' : 'left and right have passed each other.'
    },
    'return items[k]': ({ items, k }) => `${show(items[k])} is at its final place.`,
    'const pivot = items[low]': ({ items, low }) => `The pivot is ${show(items[low])}.`,
    'let left': null,
    'let right': null,
    'left++': ({ left }) => `left goes to ${left + 1}.`,
    'left < high && compare': ({ items, left, high }) =>
      left < high
        ? `Is ${show(items[left])} smaller than the pivot? Then left moves on.`
        : 'left has reached the end of this range.',
    'right--': ({ right }) => `right goes to ${right - 1}.`,
    'right > low && compare': ({ items, right, low }) =>
      right > low
        ? `Is ${show(items[right])} greater than the pivot? Then right moves on.`
        : 'right has reached the pivot.',
    'if (left >= right)': ({ left, right }) =>
      left >= right ? 'Every item is on the correct side.' : `left is still before right.`,
    'swap(items, left, right)': ({ items, left, right }) =>
      `${show(items[left])} and ${show(items[right])} change places.`,
    'swap(items, low, right)': ({ items, low, right }) =>
      `The pivot ${show(items[low])} goes to its final place, ${right}.`,
    'return right': null,
  },
  outcome: (result, { k }) => `At index ${k} in sorted order: ${String(result)}.`,
  shows: (view, result) => [view.rows[0]?.slots[view.rows[0].pointers?.[0]?.at ?? 0]?.value, result],
  bound: { operations: 'comparisons', name: '4 n', of: ({ list }) => 4 * list.length },
})
