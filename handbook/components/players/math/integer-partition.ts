import type * as Module from '../../../algorithms/math/integer-partition.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { parseNumbers } from '@dev-handbook/step-player/player/inputs/numbers'
import { remember } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, span, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { defineSubject, type InputKind } from '@dev-handbook/step-player/player/subject'

interface L {
  n: number
  ways: bigint[]
  part: number
  sum: number
}

const input: InputKind<number> = {
  label: { en: 'n', ru: 'n' },
  parse: (text) => {
    const parsed = parseNumbers(text, { most: 1, from: 0, to: 16 })
    return 'fault' in parsed ? parsed : { value: parsed.value[0] ?? 0 }
  },
}

const inWords = (count: bigint | undefined): string => (count === 1n ? '1 way' : `${count ?? 0n} ways`)

export const subject = defineSubject<typeof Module, number, L, GridView>({
  title: 'Counting partitions',
  code: ['algorithms/math/integer-partition.ts#count'],
  load: () => import('../../../algorithms/math/integer-partition.ts?traced'),
  input,
  presets: [
    { name: articleName, text: '6' },
    { name: { en: 'n = 12', ru: 'n = 12' }, text: '12' },
    { name: randomName, text: () => String(3 + Math.floor(Math.random() * 12)) },
  ],
  stage: gridStage,
  run: (module, { input: n }) => module.countPartitions(n),
  look: (locals, moment) => {
    const { ways = [] } = remember(moment, locals)
    const { part, sum } = moment.ended ? ({} as Partial<L>) : locals
    return {
      rows: [
        { key: 'sum', label: 'sum', isHeader: true, cells: span(0, moment.input + 1) },
        {
          key: 'ways',
          label: 'ways',
          isTight: true,
          cells: span(0, moment.input + 1).map((at) => (ways[at] === undefined ? '' : String(ways[at]))),
          marks: moment.ended
            ? markAll([moment.input], 'done')
            : {
                ...markAll(sum !== undefined && part !== undefined ? [sum - part] : [], 'compare'),
                ...markAll([sum], 'current'),
              },
        },
      ],
    }
  },
  watch: ['part', 'sum'],
  words: {
    checkInteger: null,
    'sum === 0 ?': null,
    'const ways': () => 'Without parts, only the sum 0 is possible, in one way.',
    'part <= Math.min(largestPart': ({ part, n }) =>
      part <= n ? `Parts up to ${part} are now allowed.` : 'No part is left.',
    'sum <= n': null,
    'ways[sum] =': ({ ways, sum, part }) =>
      `For ${sum}, adds ${inWords(ways[sum])} without the part ${part} and ${inWords(ways[sum - part])} with it, as many as for ${sum} − ${part} = ${sum - part}.`,
    'return ways[n]': null,
  },
  outcome: (result, n) => `${n} can be written in ${inWords(result as bigint)}${n === 0 ? ', as the empty sum' : ''}.`,
})
