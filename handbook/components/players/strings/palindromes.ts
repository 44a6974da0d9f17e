import type * as Module from '../../../algorithms/strings/palindromes.ts'
import { randomText, textInput } from '@dev-handbook/step-player/player/inputs/texts'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, pointAt, span, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { remember } from '@dev-handbook/step-player/player/remember'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { defineSubject } from '@dev-handbook/step-player/player/subject'
import { letter } from './pattern-subject.ts'

interface L {
  characters: string[]
  start: number
  length: number
  center: number
  left: number
  right: number
}

export const subject = defineSubject<typeof Module, string, L, GridView>({
  title: 'Longest palindrome',
  code: ['algorithms/strings/palindromes.ts#centres'],
  load: () => import('../../../algorithms/strings/palindromes.ts?traced'),
  input: textInput(24),
  presets: [
    { name: articleName, text: 'bananas' },
    { name: { en: 'Odd', ru: 'Нечётная длина' }, text: 'abacabad' },
    { name: { en: 'Even', ru: 'Чётная длина' }, text: 'xabbay' },
    { name: { en: 'All alike', ru: 'Все одинаковые' }, text: 'aaaaaa' },
    { name: randomName, text: () => randomText(14) },
  ],
  stage: gridStage,
  run: (module, { input }) => module.longestPalindrome(input),
  look: (locals, moment) => {
    const { start = 0, length = 0 } = remember(moment, locals)
    const { left, right } = moment.ended ? {} : locals
    const inner =
      left === undefined || right === undefined
        ? {}
        : { ...markAll(span(left + 1, right), 'active'), ...markAll([left, right], 'compare') }
    return {
      rows: [
        {
          key: 'text',
          label: 'text',
          cells: Array.from(moment.input),
          marks: { ...markAll(span(start, start + length), 'done'), ...inner },
          pointers: pointAt({ left: left !== undefined && left >= 0 ? left : undefined, right }),
        },
      ],
    }
  },
  watch: ['center', 'left', 'right', 'start', 'length'],
  words: {
    'const characters': null,
    'let start': null,
    'let length': () => 'No palindrome is known yet.',
    'center < 2 *': ({ center, characters }) =>
      center < 2 * characters.length - 1
        ? center % 2 === 0
          ? `The centre is the character at index ${center / 2}.`
          : `The centre is between index ${(center - 1) / 2} and index ${(center + 1) / 2}.`
        : 'Every centre has been tried.',
    'let left': null,
    'let right': null,
    'left >= 0 &&': ({ characters, left, right }) =>
      left >= 0 && right < characters.length
        ? `Do ${letter(characters, left)} and ${letter(characters, right)} agree?`
        : 'An end of the text is reached.',
    'left--': () => 'Yes. Goes one character further to the left …',
    'right++': () => '… and one character further to the right.',
    'if (right - left - 1 > length)': ({ characters, left, right, length }) => {
      const answer = left >= 0 && right < characters.length ? 'No. ' : ''
      const here = right - left - 1
      if (length === 0) return `${answer}The palindrome here has length ${here}. It is the first palindrome.`
      return `${answer}${here === 0 ? 'There is no palindrome here' : `The palindrome here has length ${here}`}. The longest so far has length ${length}.`
    },
    'start = left + 1': ({ left }) => `This is the longest palindrome so far. It begins at index ${left + 1} …`,
    'length = right - left - 1': ({ left, right }) =>
      `… and has ${right - left === 2 ? 'one character' : `${right - left - 1} characters`}.`,
    'return characters': () => 'Returns the stored palindrome.',
  },
  outcome: (result) => `A longest palindrome: ${String(result)}.`,
})
