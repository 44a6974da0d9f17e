import type * as Module from '../../../algorithms/sets/power-set.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { lettersInput, randomLetters } from '@dev-handbook/step-player/player/inputs/letters'
import { remember } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, pointAt, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { defineSubject } from '@dev-handbook/step-player/player/subject'
import { collect, comparedResults, handOut, resultRows } from './handed-out.ts'

interface L {
  items: readonly string[]
  included: boolean[]
  digit: number
}

const number = (included: readonly boolean[]): number =>
  included.reduce((sum, flag, digit) => sum + (flag ? 2 ** digit : 0), 0)

export const subject = defineSubject<typeof Module, string[], L, GridView>({
  title: 'Power set by counting',
  code: ['algorithms/sets/power-set.ts#counting'],
  load: () => import('../../../algorithms/sets/power-set.ts?traced'),
  input: lettersInput({ most: 5 }),
  presets: [
    { name: articleName, text: 'abc' },
    { name: { en: 'Four', ru: 'Четыре' }, text: 'abcd' },
    { name: { en: 'One', ru: 'Один' }, text: 'a' },
    { name: randomName, text: () => randomLetters(2 + Math.floor(Math.random() * 4)) },
  ],
  stage: gridStage,
  run: (module, { input, tools }) => collect(module.powerSet(input), tools),
  look: (locals, moment) => {
    const items = moment.input
    const { included = [] } = remember(moment, locals)
    const digit = moment.ended || locals.digit === undefined || locals.digit >= items.length ? undefined : locals.digit
    return {
      rows: [
        { key: 'worth', label: 'worth', isHeader: true, cells: items.map((_, at) => 2 ** at) },
        {
          key: 'flags',
          label: 'flags',
          isTight: true,
          cells: items.map((_, at) => Number(included[at] ?? false)),
          marks: {
            ...markAll(
              items.flatMap((_, at) => (included[at] ? [at] : [])),
              'active',
            ),
            ...markAll([digit], 'current'),
          },
          pointers: pointAt({ digit }),
        },
        {
          key: 'items',
          label: 'subset',
          cells: items.map((item, at) => (included[at] ? item : '')),
          marks: markAll(
            items.flatMap((_, at) => (included[at] ? [at] : [])),
            'active',
          ),
        },
        ...resultRows(moment, { total: 2 ** items.length, perRow: items.length > 3 ? 8 : 4 }),
      ],
    }
  },
  watch: ['digit', 'included'],
  wide: ['included'],
  words: {
    'const included': () => 'Each item has a flag. All flags are off, so the subset is empty.',
    'false)': null,
    'yield items.filter': ({ items, included }, moment) =>
      `The flags are the number ${number(included)}. ${handOut(moment, items.filter((_, at) => included[at]).join(''))}`,
    'included[i])': null,
    'let digit': null,
    'included[digit])': null,
    'included[digit] = false': ({ items, digit, included }) =>
      `Adds ${digit === 0 ? '1' : 'the carried 1'}. The flag of “${items[digit]}” is on, so it changes to off. 1 is carried${included.length > digit + 1 ? ` to “${items[digit + 1]}”` : ''}.`,
    'digit++': null,
    'if (digit === items.length)': ({ digit, items }) =>
      digit === items.length ? 'All flags are off again and 1 is carried out, so every subset has been found.' : '',
    return: null,
    'included[digit] = true': ({ items, digit }) =>
      `Adds ${digit === 0 ? '1' : 'the carried 1'}. The flag of “${items[digit]}” is off, so it changes to on.`,
  },
  outcome: (result, items) =>
    `${items.length} ${items.length === 1 ? 'item has' : 'items have'} ${(result as unknown[]).length} subsets.`,
  shows: (view, result) => comparedResults(view, result as string[][]),
  bound: { operations: 'subsets', name: '2ⁿ', of: ({ length }) => 2 ** length },
})
