import type * as Module from '../../../algorithms/strings/longest-common-substring.ts'
import { randomText, twoTextsInput, type TwoTexts } from '@dev-handbook/step-player/player/inputs/texts'
import { remember, runValue } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { defineSubject } from '@dev-handbook/step-player/player/subject'

interface L {
  left: string[]
  right: string[]
  ending: number[]
  longest: number
  end: number
  index: number
  character: string
  column: number
  length: number
}

export const subject = defineSubject<typeof Module, TwoTexts, L, GridView>({
  title: 'Longest common substring',
  code: ['algorithms/strings/longest-common-substring.ts#table'],
  load: () => import('../../../algorithms/strings/longest-common-substring.ts?traced'),
  input: twoTextsInput({ most: [10, 12] }),
  presets: [
    { name: articleName, text: 'banana / canals' },
    { name: { en: 'Words', ru: 'Слова' }, text: 'stone / onset' },
    { name: { en: 'Repeated', ru: 'С повторами' }, text: 'abab / baba' },
    { name: { en: 'Nothing in common', ru: 'Ничего общего' }, text: 'abc / xyz' },
    { name: randomName, text: () => `${randomText(6, 'abc')} / ${randomText(7, 'abc')}` },
  ],
  stage: gridStage,
  run: (module, { input }) => module.longestCommonSubstring(input.a, input.b),
  look: (locals, moment) => {
    const { left = [], right = [], ending = [], index } = remember(moment, locals)
    const table = runValue<number[][]>(moment, 'table', () => [])
    if (index !== undefined) table[index] = [...ending]
    const { column } = moment.ended ? {} : locals
    const [end, longest] = moment.ended ? [locals.end ?? 0, locals.longest ?? 0] : [0, 0]
    return {
      rows: [
        { key: 'header', isHeader: true, cells: ['', ...right] },
        ...left.map((label, row) => {
          const isCurrent = row === index && column !== undefined
          const diagonal = table[row]?.findIndex(
            (value, at) => moment.ended && value === longest && longest > 0 && row === end - 1 && at > 0,
          )
          return {
            key: `row ${row}`,
            label,
            isTight: true,
            // The algorithm fills a row from the back. Before the current column, it still holds the row above.
            cells: ['', ...right].map((_, at) =>
              isCurrent && at > 0 && at <= (column ?? 0) ? '' : (table[row]?.[at] ?? ''),
            ),
            marks: isCurrent
              ? markAll([column], 'current')
              : diagonal === undefined || diagonal < 0
                ? {}
                : markAll([diagonal], 'done'),
          }
        }),
      ],
    }
  },
  watch: ['character', 'column', 'length', 'longest', 'end'],
  words: {
    'const left': null,
    'const right': null,
    '0)': null,
    'const ending': () => 'No common substring is known yet.',
    'let longest': null,
    'let end': null,
    'for (const [index': () => 'Goes through the rows.',
    'column > 0': ({ column }) => (column > 0 ? '' : 'The row is complete.'),
    'const length': ({ character, right, ending, column }) =>
      character === right[column - 1]
        ? `“${character}” and “${right[column - 1]}” agree. ${ending[column - 1] === 0 ? 'No common substring ends just before them, so the length here is 1' : `A common substring of length ${ending[column - 1]} ends just before them, so the length here is 1 more`}.`
        : `“${character}” and “${right[column - 1]}” differ, so no common substring ends here.`,
    'ending[column] = ': ({ length }) => (length > 0 ? `Writes ${length} into the table.` : ''),
    'if (length > longest)': ({ length, longest }) =>
      length > longest ? `${length} is the greatest length so far.` : '',
    'longest = length': null,
    'end = index + 1': null,
    'return left': () => 'No row is left.',
  },
  outcome: (result) =>
    result === '' ? 'The texts have nothing in common.' : `A longest common substring: ${String(result)}.`,
})
