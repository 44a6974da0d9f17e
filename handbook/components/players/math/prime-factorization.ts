import type * as Module from '../../../algorithms/math/prime-factorization.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { oneNumberInput } from '@dev-handbook/step-player/player/inputs/one-number'
import { runValue } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { defineSubject, type Mark } from '@dev-handbook/step-player/player/subject'

interface L {
  n: number
  factors: number[]
  rest: number
  candidate: number
}

export const subject = defineSubject<typeof Module, number, L, GridView>({
  title: 'Prime factors by trial division',
  code: ['algorithms/math/prime-factorization.ts#trial-division'],
  load: () => import('../../../algorithms/math/prime-factorization.ts?traced'),
  input: oneNumberInput({ en: 'Number', ru: 'Число' }, { from: 1, to: 999 }),
  presets: [
    { name: articleName, text: '360' },
    { name: { en: 'A prime, 97', ru: 'Простое число 97' }, text: '97' },
    { name: { en: '1', ru: '1' }, text: '1' },
    { name: randomName, text: () => String(2 + Math.floor(Math.random() * 998)) },
  ],
  stage: gridStage,
  run: (module, { input: n }) => module.primeFactors(n),
  look: (locals, moment) => {
    const { rest = moment.input, factors = [], candidate } = locals
    const tried = runValue<number[]>(moment, 'tried', () => [])
    const rests = runValue<number[]>(moment, 'rests', () => [moment.input])
    if (candidate !== undefined && !tried.includes(candidate)) tried.push(candidate)
    if (rest !== rests.at(-1)) rests.push(rest)
    const found = moment.ended ? (moment.result as number[]) : factors
    const marks: Record<number, Mark> = Object.fromEntries(
      tried.map((number, at) => [
        at,
        number === candidate && !moment.ended ? 'current' : found.includes(number) ? 'done' : 'muted',
      ]),
    )
    return {
      rows: [
        {
          key: 'rest',
          label: 'rest',
          cells: [...rests],
          marks: markAll([rests.length - 1], moment.ended ? 'done' : 'current'),
        },
        { key: 'factor', label: 'factor', isTight: true, cells: [...found], marks: markAll(found.keys(), 'done') },
        { key: 'tried', label: 'candidate', cells: [...tried], marks },
        {
          key: 'squares',
          label: 'its square',
          isTight: true,
          cells: tried.map((number) => number * number),
          marks: markAll(
            [...tried.keys()].filter((at) => (tried[at] ?? 0) ** 2 > rest),
            'swap',
          ),
        },
      ],
    }
  },
  watch: ['candidate', 'rest', 'factors'],
  wide: ['factors'],
  words: {
    checkInteger: null,
    'const factors': null,
    'let rest': ({ n }) => `At first, the rest is ${n}.`,
    'candidate * candidate <= rest': ({ candidate, rest }) =>
      candidate * candidate <= rest
        ? ''
        : `${candidate} · ${candidate} is above ${rest}${rest === 1 ? ', so no factor is left' : `. If ${rest} were composite, it would have a prime factor below ${candidate}`}.`,
    'rest % candidate': ({ rest, candidate, factors }) =>
      rest % candidate === 0
        ? `${candidate} divides ${rest}.`
        : factors.includes(candidate)
          ? `${candidate} does not divide ${rest}, so all factors ${candidate} are found.`
          : `${rest} divided by ${candidate} has the remainder ${rest % candidate}, so ${candidate} is not a factor.`,
    'factors.push(candidate)': null,
    'rest /= candidate': ({ rest, candidate }) =>
      `${candidate} is a factor. The rest is now ${rest} / ${candidate} = ${rest / candidate}.`,
    'if (rest > 1)': ({ rest }) =>
      rest > 1
        ? `The rest ${rest} has no smaller prime factor, so it is prime.`
        : 'The rest is 1, so all factors are found.',
    'factors.push(rest)': null,
    'return factors': null,
  },
  outcome: (result, n) =>
    (result as number[]).length === 0
      ? '1 has no prime factors.'
      : (result as number[]).length === 1
        ? `${n} is prime.`
        : `${n} = ${(result as number[]).join(' · ')}.`,
  shows: (view, result) => [view.rows[1]?.cells, result],
})
