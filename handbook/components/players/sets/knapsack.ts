import type * as Module from '../../../algorithms/sets/knapsack.ts'
import { packingInput, type PackingInput } from '@dev-handbook/step-player/player/inputs/packing'
import { remember } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, span, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { defineSubject } from '@dev-handbook/step-player/player/subject'

interface PackedItem {
  weight: number
  value: number
}

interface L {
  best: Float64Array[]
  i: number
  weight: number
  value: number
  room: number
  left: number
  row: Float64Array
  without: Float64Array
  taken: PackedItem[]
  item: PackedItem
}

const random = () =>
  `${Array.from({ length: 4 }, () => `${1 + Math.floor(Math.random() * 5)}:${1 + Math.floor(Math.random() * 9)}`).join(', ')} in 8`

export const subject = defineSubject<typeof Module, PackingInput, L, GridView>({
  title: 'Knapsack',
  code: ['algorithms/sets/knapsack.ts#table'],
  load: () => import('../../../algorithms/sets/knapsack.ts?traced'),
  input: packingInput,
  presets: [
    { name: articleName, text: '1:1, 3:4, 4:5, 5:7 in 7' },
    { name: { en: 'The greedy choice fails', ru: 'Жадный выбор ошибается' }, text: '4:9, 3:6, 3:6 in 6' },
    { name: randomName, text: random },
  ],
  stage: gridStage,
  run: (module, { input }) => module.knapsack(input.items, input.capacity),
  look: (locals, moment) => {
    const { best } = remember(moment, locals)
    const { items, capacity } = moment.input
    const isBack = locals.taken !== undefined
    const { i, room, weight } = moment.ended ? ({} as Partial<L>) : locals
    const filling = !isBack && i !== undefined ? i + 1 : undefined
    const labels = ['nothing', ...items.map((thing) => `${thing.weight}:${thing.value}`)]
    return {
      rows: [
        { key: 'header', isHeader: true, label: 'room', cells: span(0, capacity + 1) },
        ...labels.map((label, at) => ({
          key: `row ${at}`,
          label,
          isTight: true,
          cells: span(0, capacity + 1).map((column) =>
            at === 0 ||
            isBack ||
            moment.ended ||
            (filling !== undefined && (at < filling || (at === filling && room !== undefined && column < room)))
              ? (best?.[at]?.[column] ?? '')
              : '',
          ),
          marks:
            room === undefined
              ? {}
              : isBack
                ? at === i
                  ? markAll([room], 'current')
                  : at === Number(i) - 1
                    ? markAll([room], 'compare')
                    : {}
                : at === filling
                  ? markAll([room], 'current')
                  : at === Number(filling) - 1
                    ? markAll([room, weight !== undefined && weight <= room ? room - weight : undefined], 'compare')
                    : {},
        })),
      ],
    }
  },
  watch: ['i', 'weight', 'value', 'room', 'left', 'taken'],
  words: {
    'check(items': null,
    'new Float64Array': null,
    'const best': () => 'Without items, every knapsack has the value 0.',
    'for (const [i, {': () => 'Goes through the items.',
    'const without': null,
    'const row': ({ weight, value }) => `Fills the row of the item with weight ${weight} and value ${value}.`,
    'room <= capacity': null,
    'const left': ({ room, without }) => `The room is ${room}. Without this item, the value is ${without[room]}.`,
    'row[room] =': ({ weight, room, without, value, left }) => {
      if (weight > room) return `This item does not fit, so the value stays ${left}.`
      const taken = Number(without[room - weight]) + value
      return `With this item, the value is ${without[room - weight]} + ${value}. ${taken === left ? `Both values are ${left}` : `The greater value is ${Math.max(left, taken)}`}.`
    },
    'const taken': () => 'The table is complete. Goes back from the last entry.',
    'let room': null,
    'i > 0': null,
    'if (best[i]?.[room] !==': ({ best, i, room }) =>
      best[i]?.[room] === best[i - 1]?.[room]
        ? `The entry above is equal, so item ${i} was left out.`
        : `The entry above differs, so item ${i} was taken.`,
    'const item': null,
    'taken.push': ({ item }) => `Packs the item with weight ${item.weight} and value ${item.value}.`,
    'room -= item.weight': ({ room, item }) => `The room left is ${room - item.weight}.`,
    'return pack': ({ taken }) =>
      taken.length > 1
        ? 'The items were found from the last to the first.'
        : `The first row is reached. ${taken.length === 1 ? 'One item was taken' : 'No item was taken'}.`,
  },
  outcome: (result, input) => {
    const { items, weight, value } = result as { items: PackedItem[]; weight: number; value: number }
    if (items.length === 0)
      return input.items.some((item) => item.weight <= input.capacity)
        ? 'No item that fits has a value above 0.'
        : 'No item fits.'
    return `Packs ${items.map((item) => `${item.weight}:${item.value}`).join(', ')}, with the weight ${weight} and the value ${value}.`
  },
})
