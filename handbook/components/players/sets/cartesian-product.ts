import type * as Module from '../../../algorithms/sets/cartesian-product.ts'
import { remember } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { defineSubject, type InputKind } from '@dev-handbook/step-player/player/subject'
import { collect, comparedResults, handOut, resultRows } from './handed-out.ts'
import { fault } from '../texts/fault.ts'

type Sets = readonly (readonly string[])[]

interface L {
  sets: Sets
  digits: number[]
  position: number
}

const count = (sets: Sets): number => sets.reduce((product, set) => product * set.length, 1)

const input: InputKind<Sets> = {
  label: { en: 'Sets of short words, “/” between them', ru: 'Множества коротких слов, между ними «/»' },
  parse: (text) => {
    const example = 'S M / red blue'
    if (text.trim() === '') return fault((say) => say.noSets(example))
    const sets = text.split('/').map((set) => set.split(/[\s,]+/).filter((word) => word !== ''))
    if (sets.length > 4) return fault((say) => say.tooManySets(sets.length))
    const long = sets.flat().find((word) => Array.from(word).length > 5)
    if (long !== undefined) return fault((say) => say.elementTooLong(long, example))
    return count(sets) > 36 ? fault((say) => say.tooManyTuples(count(sets), example)) : { value: sets }
  },
}

/** Number of tuples in a row: whole turns of the last wheel. */
const perRow = (sets: Sets): number => {
  const last = sets.at(-1)?.length ?? 0
  return last === 0 ? 1 : last * Math.max(1, Math.floor(4 / last))
}

const random = () =>
  ['S M L XL', 'red blue pink', 'x y z']
    .map((words) =>
      words
        .split(' ')
        .slice(0, 1 + Math.floor(Math.random() * 3))
        .join(' '),
    )
    .join(' / ')

export const subject = defineSubject<typeof Module, Sets, L, GridView>({
  title: 'Cartesian product',
  code: ['algorithms/sets/cartesian-product.ts#lazy'],
  load: () => import('../../../algorithms/sets/cartesian-product.ts?traced'),
  input,
  presets: [
    { name: articleName, text: 'S M / red blue / x y' },
    { name: { en: 'Two sets', ru: 'Два множества' }, text: '1 2 3 / a b c' },
    { name: { en: 'An empty set', ru: 'Пустое множество' }, text: 'S M / / x y' },
    { name: randomName, text: random },
  ],
  stage: gridStage,
  run: (module, { input, tools }) => collect(module.cartesianProduct(...input), tools),
  look: (locals, moment) => {
    const sets = moment.input
    const { digits = [] } = remember(moment, locals)
    const position = moment.ended ? undefined : locals.position
    return {
      rows: [
        ...sets.map((set, wheel) => ({
          key: `wheel ${wheel}`,
          label: `wheel ${wheel}`,
          cells: set.length === 0 ? ['empty'] : [...set],
          marks:
            set.length === 0
              ? markAll([0], 'muted')
              : markAll([digits[wheel]], wheel === position ? 'current' : 'active'),
        })),
        ...resultRows(moment, { total: count(sets), perRow: perRow(sets) }),
      ],
    }
  },
  watch: ['position'],
  words: {
    'if (sets.some': ({ sets }) =>
      sets.some(({ length }) => length === 0)
        ? 'A set is empty, so no item can be taken from it.'
        : 'No set is empty, so an item can be taken from each set.',
    'set.length === 0': null,
    return: ({ position }) => (position === undefined ? 'Without an item of each set there is no tuple.' : ''),
    'const digits': () => 'Builds an odometer with a wheel for each set. Each wheel shows its first item.',
    '0)': null,
    'yield digits.map': ({ digits, sets }, moment) =>
      handOut(moment, digits.map((digit, wheel) => sets[wheel]?.[digit]).join(' ')),
    'sets[i]?.[digit]': null,
    'let position': null,
    'position >= 0 &&': ({ position, digits, sets }) => {
      if (position < 0) return 'Every wheel is back at its first item, so all tuples are found.'
      const set = sets[position] ?? []
      if (digits[position] !== set.length - 1) return ''
      const carry = position > 0 ? `, and wheel ${position - 1} has to move` : ''
      return set.length === 1
        ? `Wheel ${position} has only the item “${set[0]}”, so it stays${carry}.`
        : `Wheel ${position} shows its last item, “${set.at(-1)}”. It goes back to “${set[0]}”${carry}.`
    },
    'digits[position] = 0': null,
    'position--': null,
    'if (position < 0)': null,
    'digits[position] = (digits': ({ position, digits, sets }) =>
      `Wheel ${position} moves from “${sets[position]?.[digits[position] ?? 0]}” to “${sets[position]?.[(digits[position] ?? 0) + 1]}”.`,
  },
  outcome: (result, sets) =>
    `${sets.length === 1 ? '' : `${sets.map(({ length }) => length).join(' · ')} = `}${(result as unknown[]).length} ${(result as unknown[]).length === 1 ? 'tuple' : 'tuples'}.`,
  shows: (view, result) => comparedResults(view, result as string[][], ' '),
  bound: { operations: 'tuples', name: 'n₀ · n₁ · …', of: count },
})
