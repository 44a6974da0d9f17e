import type * as Module from '../../../algorithms/sets/permutations.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { lettersInput, randomLetters } from '@dev-handbook/step-player/player/inputs/letters'
import { remember } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, pointAt, span, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { defineSubject } from '@dev-handbook/step-player/player/subject'
import { factorial } from './factorial.ts'
import { collect, comparedResults, handOut, resultRows } from './handed-out.ts'

interface L {
  order: string[]
  exchanges: number[]
  position: number
  done: number
}

/** Heap's rule: an even place is exchanged with the first place, and an odd place with each place in turn. */
const rule = ({ order, position, done }: L): string =>
  position % 2 === 0
    ? `${position} is even, so place ${position} always exchanges with place 0, now with “${order[0]}”.`
    : position === 1
      ? `Place 1 exchanges with the only place before it, place 0, now with “${order[0]}”.`
      : `${position} is odd, so place ${position} exchanges with each place before it in turn, now with place ${done}, “${order[done]}”.`

export const subject = defineSubject<typeof Module, string[], L, GridView>({
  title: "Heap's algorithm",
  code: ['algorithms/sets/permutations.ts#permutations'],
  load: () => import('../../../algorithms/sets/permutations.ts?traced'),
  input: lettersInput({ most: 4 }),
  presets: [
    { name: articleName, text: 'abc' },
    { name: { en: 'Four', ru: 'Четыре' }, text: 'abcd' },
    { name: { en: 'Equal items', ru: 'Равные элементы' }, text: 'aab' },
    { name: { en: 'One', ru: 'Один' }, text: 'a' },
    { name: randomName, text: () => randomLetters(3 + Math.round(Math.random())) },
  ],
  stage: gridStage,
  run: (module, { input, tools }) => collect(module.permutations(input), tools),
  look: (locals, moment) => {
    const { order = moment.input, exchanges = [], position, done } = remember(moment, locals)
    const now = moment.ended ? {} : { position: locals.position }
    const isSwap =
      !moment.ended &&
      locals.done !== undefined &&
      done !== undefined &&
      position !== undefined &&
      done < position &&
      exchanges[position] === done
    const places = span(0, order.length)
    return {
      rows: [
        { key: 'places', label: 'place', isHeader: true, cells: places },
        {
          key: 'order',
          label: 'order',
          isTight: true,
          cells: [...order],
          marks: isSwap ? markAll([position % 2 === 0 ? 0 : done, position], 'swap') : {},
          pointers: pointAt({
            position: now.position === undefined || now.position >= order.length ? undefined : now.position,
          }),
        },
        {
          key: 'exchanges',
          label: 'exchanges',
          cells: places.map((place) => `${exchanges[place] ?? 0}/${place}`),
          marks: markAll([now.position], 'current'),
        },
        ...resultRows(moment, { total: factorial(order.length), perRow: order.length > 3 ? 6 : 3 }),
      ],
    }
  },
  watch: ['position', 'done'],
  words: {
    'const order': null,
    'const exchanges': () => 'Each place has a counter. In a round, place k gets another item k times.',
    '0)': null,
    'yield [...order]': ({ order }, moment) => handOut(moment, order.join('')),
    'let position': null,
    'position < order.length': ({ position, order }) =>
      position < order.length
        ? ''
        : order.length === 1
          ? 'There is only one place, so all orders are found.'
          : 'Every counter is back at 0, so all orders are found.',
    'const done': null,
    'if (done < position)': ({ done, position, order }) =>
      done < position
        ? ''
        : `Place ${position} has had ${done} ${done === 1 ? 'exchange' : 'exchanges'} in this round, so its counter goes back to 0. ${position + 1 < order.length ? `Continues with place ${position + 1}` : 'No place is left'}.`,
    'swap(': (locals) => rule(locals),
    'exchanges[position] = done + 1': ({ position, done }) =>
      `This was exchange ${done + 1} of ${position} at place ${position}.${position === 1 ? '' : ' The items before this place go through all their orders again.'}`,
    'exchanges[position] = 0': null,
    'position = 1': null,
    'position++': null,
  },
  outcome: (result, items) => {
    if (items.length === 1) return '1 item has 1 order.'
    return `${items.length} items have ${(result as unknown[]).length} orders, and each differs from the one before by one exchange.${new Set(items).size < items.length ? ' Equal items make some of them look the same.' : ''}`
  },
  shows: (view, result) => comparedResults(view, result as string[][]),
  bound: { operations: 'orders', name: 'n!', of: ({ length }) => factorial(length) },
})
