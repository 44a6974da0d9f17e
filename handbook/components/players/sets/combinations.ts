import type * as Module from '../../../algorithms/sets/combinations.ts'
import { choiceInput, randomLetters, type Choice } from '@dev-handbook/step-player/player/inputs/letters'
import { remember } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, pointAt, span, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { defineSubject } from '@dev-handbook/step-player/player/subject'
import { collect, comparedResults, handOut, resultRows } from './handed-out.ts'

interface L {
  items: readonly string[]
  size: number
  chosen: number[]
  position: number
  index: number
}

/** Number of choices. The code multiplies and divides in turn, so that every intermediate value is a whole number. */
const count = ({ size, items }: Choice): number =>
  span(1, size + 1).reduce((ways, i) => (ways * (items.length - i + 1)) / i, 1)

const most = ({ items, size, position }: L): number => items.length - size + position

export const subject = defineSubject<typeof Module, Choice, L, GridView>({
  title: 'Combinations',
  code: ['algorithms/sets/combinations.ts#combinations'],
  load: () => import('../../../algorithms/sets/combinations.ts?traced'),
  input: choiceInput(6),
  presets: [
    { name: articleName, text: '3 of abcde' },
    { name: { en: 'Pairs', ru: 'Пары' }, text: '2 of abcd' },
    { name: { en: 'All of them', ru: 'Все элементы' }, text: '3 of abc' },
    { name: { en: 'None of them', ru: 'Ни одного элемента' }, text: '0 of abc' },
    {
      name: randomName,
      text: () => `${1 + Math.floor(Math.random() * 4)} of ${randomLetters(4 + Math.floor(Math.random() * 2))}`,
    },
  ],
  stage: gridStage,
  run: (module, { input, tools }) => collect(module.combinations(input.items, input.size), tools),
  look: (locals, moment) => {
    const { items, size } = moment.input
    const { chosen = [] } = remember(moment, locals)
    const position = moment.ended ? undefined : locals.position
    const at = position === undefined ? undefined : chosen[position]
    const places = span(0, size)
    return {
      rows: [
        { key: 'indices', label: 'index', isHeader: true, cells: span(0, items.length) },
        {
          key: 'items',
          label: 'items',
          isTight: true,
          cells: [...items],
          marks: { ...markAll(chosen, 'active'), ...markAll([at], 'current') },
          pointers: pointAt({ position: at }),
        },
        { key: 'chosen', label: 'chosen', cells: [...chosen], marks: markAll([position], 'current') },
        {
          key: 'most',
          label: 'at most',
          isTight: true,
          isHeader: true,
          cells: places.map((place) => items.length - size + place),
        },
        ...resultRows(moment, { total: count(moment.input), perRow: 5 }),
      ],
    }
  },
  watch: ['size', 'position', 'index'],
  words: {
    checkSize: null,
    'if (size > items.length)': null,
    return: null,
    'const chosen': ({ size }) =>
      size === 0
        ? 'There is one way to choose nothing.'
        : `Begins with the first ${size === 1 ? 'index' : `${size} indices`}. Each choice is in ascending order, so no choice is found twice.`,
    'i)': null,
    'yield chosen.map': ({ chosen, items }, moment) => handOut(moment, chosen.map((index) => items[index]).join('')),
    'items[index]': null,
    'let position': null,
    'position >= 0 && chosen': (locals) => {
      const { position, chosen, items, size } = locals
      if (position < 0) {
        if (size === 0) return 'There is no index to move.'
        return `${size === 1 ? 'The index is' : 'All indices are'} as far right as possible, so the list is complete.`
      }
      return chosen[position] === most(locals)
        ? `At position ${position}, the index ${chosen[position]} is the greatest possible, ${items.length} − ${size} + ${position}.${position === 0 ? '' : ' Looks further left.'}`
        : `At position ${position}, the index ${chosen[position]} can still grow, up to ${most(locals)}.`
    },
    'position--': null,
    'if (position < 0)': null,
    'let index': null,
    'position < size': null,
    'chosen[position] = ++index': ({ chosen, position, index }) =>
      chosen[position] === index
        ? `Changes this index from ${index} to ${index + 1}.`
        : `Position ${position} gets the next index, ${index + 1}.`,
  },
  outcome: (result, { size, items }) =>
    `${(result as unknown[]).length} ${(result as unknown[]).length === 1 ? 'way' : 'ways'} to choose ${size} of ${items.length}.`,
  shows: (view, result) => comparedResults(view, result as string[][]),
  bound: { operations: 'choices', name: 'n! / (k! (n − k)!)', of: count },
})
