import type * as Module from '../../../algorithms/math/sieve-of-eratosthenes.ts'
import { parseNumbers } from '@dev-handbook/step-player/player/inputs/numbers'
import { remember } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, span, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { defineSubject, type InputKind } from '@dev-handbook/step-player/player/subject'

interface L {
  limit: number
  composite: Uint8Array
  primes: number[]
  candidate: number
  multiple: number
}

const input: InputKind<number> = {
  label: { en: 'Limit', ru: 'Граница' },
  parse: (text) => {
    const parsed = parseNumbers(text, { most: 1, from: 2, to: 120 })
    return 'fault' in parsed ? parsed : { value: parsed.value[0] ?? 0 }
  },
}

const perRow = 10

export const subject = defineSubject<typeof Module, number, L, GridView>({
  title: 'Sieve of Eratosthenes',
  code: ['algorithms/math/sieve-of-eratosthenes.ts#sieve'],
  load: () => import('../../../algorithms/math/sieve-of-eratosthenes.ts?traced'),
  input,
  presets: [
    { name: articleName, text: '30' },
    { name: { en: 'Up to 50', ru: 'До 50' }, text: '50' },
    { name: { en: 'Up to 100', ru: 'До 100' }, text: '100' },
    { name: randomName, text: () => String(20 + Math.floor(Math.random() * 100)) },
  ],
  stage: gridStage,
  run: (module, { input: limit }) => module.sieveOfEratosthenes(limit),
  look: (locals, moment) => {
    const { composite, primes = [] } = remember(moment, locals)
    const { candidate, multiple } = moment.ended ? ({} as Partial<L>) : locals
    const rows = Math.ceil((moment.input + 1) / perRow)
    return {
      rows: span(0, rows).map((row) => {
        const numbers = span(row * perRow, Math.min(moment.input + 1, (row + 1) * perRow))
        const place = (list: readonly number[]) => list.map((number) => number - row * perRow)
        return {
          key: `row ${row}`,
          isTight: true,
          cells: numbers.map((number) => (number < 2 ? null : number)),
          marks: {
            ...markAll(place(numbers.filter((number) => composite?.[number] === 1)), 'muted'),
            ...markAll(place(numbers.filter((number) => primes.includes(number))), 'done'),
            ...markAll(place(numbers.filter((number) => number === candidate)), 'current'),
            ...markAll(place(numbers.filter((number) => number === multiple)), 'swap'),
          },
        }
      }),
    }
  },
  watch: ['candidate', 'multiple', 'primes'],
  wide: ['primes'],
  words: {
    checkInteger: null,
    'const composite': () => 'No number is crossed out yet.',
    'const primes': null,
    'candidate <= limit': ({ candidate, limit }) => (candidate <= limit ? '' : 'No number is left.'),
    'if (composite[candidate] === 1)': ({ candidate, composite }) =>
      composite[candidate] === 1
        ? `${candidate} is crossed out, because it has a smaller prime factor.`
        : `${candidate} is not crossed out, so it is prime.`,
    continue: null,
    'primes.push': null,
    'multiple <= limit': ({ candidate, multiple, limit }) =>
      multiple <= limit
        ? ''
        : multiple > candidate * candidate
          ? `All further multiples of ${candidate} are above the limit.`
          : `${candidate} · ${candidate} = ${multiple} is above the limit.${candidate === 2 ? '' : ` Smaller multiples of ${candidate} have a smaller prime factor.`}`,
    'composite[multiple] = 1': ({ candidate, multiple, composite }) =>
      `Crosses out ${multiple} = ${candidate} · ${multiple / candidate}${composite[multiple] === 1 ? ' again' : ''}.`,
    'return primes': null,
  },
  outcome: (result, limit) =>
    `${(result as number[]).length} ${(result as number[]).length === 1 ? 'prime' : 'primes'} up to ${limit}: ${(result as number[]).join(', ')}.`,
})
