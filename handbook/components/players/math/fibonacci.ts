import type * as Module from '../../../algorithms/math/fibonacci.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { parseNumbers } from '@dev-handbook/step-player/player/inputs/numbers'
import { remember, runValue } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, span, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { defineSubject, type InputKind } from '@dev-handbook/step-player/player/subject'

interface L {
  n: number
  current: bigint
  next: bigint
  index: number
  sum: bigint
}

const input: InputKind<number> = {
  label: { en: 'n', ru: 'n' },
  parse: (text) => {
    const parsed = parseNumbers(text, { most: 1, from: 0, to: 24 })
    return 'fault' in parsed ? parsed : { value: parsed.value[0] ?? 0 }
  },
}

export const subject = defineSubject<typeof Module, number, L, GridView>({
  title: 'Fibonacci numbers',
  code: ['algorithms/math/fibonacci.ts#loop'],
  load: () => import('../../../algorithms/math/fibonacci.ts?traced'),
  input,
  presets: [
    { name: articleName, text: '10' },
    { name: { en: 'n = 16', ru: 'n = 16' }, text: '16' },
    { name: randomName, text: () => String(3 + Math.floor(Math.random() * 15)) },
  ],
  stage: gridStage,
  run: (module, { input: n }) => module.fibonacci(n),
  look: (locals, moment) => {
    const { index = 0, current, next } = remember(moment, locals)
    const numbers = runValue<string[]>(moment, 'numbers', () => [])
    if (current !== undefined && next !== undefined && locals.sum === undefined) {
      numbers[index] = String(current)
      numbers[index + 1] = String(next)
    }
    const at = moment.ended ? moment.input : index
    return {
      rows: [
        { key: 'index', label: 'index', isHeader: true, cells: span(0, moment.input + 2) },
        {
          key: 'numbers',
          label: 'number',
          isTight: true,
          cells: span(0, moment.input + 2).map((place) => numbers[place] ?? ''),
          marks: moment.ended
            ? markAll([at], 'done')
            : { ...markAll([at], 'current'), ...markAll([at + 1], 'compare') },
        },
      ],
    }
  },
  watch: ['index', 'current', 'next', 'sum'],
  words: {
    checkInteger: null,
    'let current': null,
    'let next': () => 'The first two numbers are 0 and 1.',
    'index < n': ({ index, n, current }) =>
      index < n ? `Number ${index} is ${current}. Number ${n} is not reached yet.` : `Number ${n} is ${current}.`,
    'const sum': ({ current, next }) => `${current} + ${next} = ${current + next}.`,
    'current = next': null,
    'next = sum': null,
    'return current': null,
  },
  outcome: (result, n) => `Fibonacci number ${n} is ${String(result)}.`,
})
