import type * as Module from '../../../algorithms/strings/hamming-distance.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { randomText, twoTextsInput, type TwoTexts } from '@dev-handbook/step-player/player/inputs/texts'
import { remember } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, pointAt, span, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { defineSubject } from '@dev-handbook/step-player/player/subject'

interface L {
  left: string[]
  right: string[]
  distance: number
  index: number
  character: string
}

export const subject = defineSubject<typeof Module, TwoTexts, L, GridView>({
  title: 'Hamming distance',
  code: ['algorithms/strings/hamming-distance.ts#texts'],
  load: () => import('../../../algorithms/strings/hamming-distance.ts?traced'),
  input: twoTextsInput({ most: [24, 24], same: true }),
  presets: [
    { name: articleName, text: 'karolin / kathrin' },
    { name: { en: 'Bits', ru: 'Биты' }, text: '1011101 / 1001001' },
    { name: randomName, text: () => `${randomText(16)} / ${randomText(16)}` },
  ],
  stage: gridStage,
  run: (module, { input }) => module.hammingDistance(input.a, input.b),
  look: (locals, moment) => {
    const { index } = remember(moment, locals)
    const { a, b } = { a: Array.from(moment.input.a), b: Array.from(moment.input.b) }
    const seen = moment.ended ? a.length : (index ?? 0)
    const differ = span(0, seen).filter((at) => a[at] !== b[at])
    const current = locals.index === undefined || moment.ended ? {} : markAll([locals.index], 'compare')
    const marks = { ...markAll(span(0, seen), 'done'), ...markAll(differ, 'swap'), ...current }
    return {
      rows: [
        { key: 'a', label: 'left', cells: a, marks },
        { key: 'b', label: 'right', cells: b, marks, pointers: moment.ended ? [] : pointAt({ index: locals.index }) },
      ],
    }
  },
  watch: ['index', 'character', 'distance'],
  words: {
    'const left': null,
    'const right': () => 'Splits both texts into characters.',
    'if (left.length': ({ left }) =>
      `Each text has ${left.length === 1 ? 'one character' : `${left.length} characters`}.`,
    'throw new RangeError': null,
    'let distance': () => 'No difference is known yet.',
    'for (const [index': () => 'Goes through both texts together.',
    'if (character !==': ({ character, right, index }) =>
      character === right[index]
        ? `“${character}” and “${right[index]}” agree.`
        : `“${character}” and “${right[index]}” differ.`,
    'distance++': ({ distance }) =>
      `There ${distance === 0 ? 'is 1 difference' : `are ${distance + 1} differences`} so far.`,
    'return distance': () => 'The end of both texts is reached.',
  },
  outcome: (result) => `The distance is ${String(result)}.`,
})
