import type * as Module from '../../../algorithms/sets/longest-common-subsequence.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { randomText, twoTextsInput, type TwoTexts } from '@dev-handbook/step-player/player/inputs/texts'
import { remember } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { defineSubject } from '@dev-handbook/step-player/player/subject'

interface L {
  first: string[]
  second: string[]
  lengths: Uint32Array[]
  item: string
  common: string[]
  i: number
  j: number
  length: number
  row: Uint32Array
  next: Uint32Array
}

export const subject = defineSubject<typeof Module, TwoTexts, L, GridView>({
  title: 'Longest common subsequence',
  code: ['algorithms/sets/longest-common-subsequence.ts#table', 'algorithms/sets/longest-common-subsequence.ts#rows'],
  load: () => import('../../../algorithms/sets/longest-common-subsequence.ts?traced'),
  input: twoTextsInput({ most: [9, 12] }),
  presets: [
    { name: articleName, text: 'AGCAT / GAC' },
    { name: { en: 'Words', ru: 'Слова' }, text: 'stone / longest' },
    { name: { en: 'Equal', ru: 'Одинаковые' }, text: 'abc / abc' },
    { name: { en: 'Nothing in common', ru: 'Ничего общего' }, text: 'abc / xyz' },
    { name: randomName, text: () => `${randomText(6, 'abc')} / ${randomText(7, 'abc')}` },
  ],
  stage: gridStage,
  run: (module, { input }) => module.longestCommonSubsequence(input.a, input.b),
  look: (locals, moment) => {
    const known = remember(moment, locals)
    const { lengths = [], next, common = [] } = known
    const second = Array.from(moment.input.b)
    const isFilling = locals.next !== undefined && !moment.ended
    const { i, j } = locals.common ? locals : ({} as Partial<L>)
    const rows = isFilling && next ? [...lengths, next] : lengths
    return {
      rows: [
        { key: 'header', isHeader: true, cells: ['', ...second] },
        ...['', ...moment.input.a].map((label, at) => ({
          key: `row ${at}`,
          label,
          isTight: true,
          cells: ['', ...second].map((_, column) =>
            isFilling && at === lengths.length && locals.j !== undefined && column > locals.j
              ? ''
              : (rows[at]?.[column] ?? ''),
          ),
          marks:
            isFilling && locals.j !== undefined
              ? at === lengths.length
                ? { ...markAll([locals.j], 'compare'), ...markAll([locals.j + 1], 'current') }
                : at === lengths.length - 1
                  ? markAll([locals.j, locals.j + 1], 'compare')
                  : {}
              : !moment.ended && at === i
                ? markAll([j], 'current')
                : {},
        })),
        { key: 'common', label: 'common', cells: common.toReversed(), marks: {} },
      ],
    }
  },
  watch: ['item', 'i', 'j', 'length'],
  words: {
    'const [first': null,
    'const lengths': () =>
      'The first row is 0, because an empty text has no characters in common with the second text.',
    'for (const item of first)': () => 'Fills the table row by row.',
    'lengths.push': ({ item }) => `Fills the row of “${item}”.`,
    'const common': () => 'The table is complete. Goes back from the last entry.',
    'let i': null,
    'let j': null,
    'i > 0 && j > 0': ({ i, j }) =>
      i > 0 && j > 0 ? `The way back is at row ${i}, column ${j}.` : 'An edge of the table is reached.',
    'const length = ': null,
    'if (length === lengths[i - 1]': ({ length, lengths, i, j }) =>
      length === lengths[i - 1]?.[j] ? `The entry above is also ${length}.` : `The entry above is less than ${length}.`,
    'i--': ({ common, i, first }) => (common && first ? `Goes up from row ${i}.` : ''),
    'if (length === lengths[i]?.[j - 1])': ({ length, lengths, i, j }) =>
      length === lengths[i]?.[j - 1]
        ? `The entry to the left is also ${length}.`
        : 'The entry to the left is less, too. So the characters here are equal and belong to the result.',
    'j--': ({ j }) => `Goes left from column ${j}.`,
    'common.push': ({ first, i }) => `“${first[i]}” is part of the result.`,
    'return common': ({ common }) =>
      common.length > 1
        ? 'The characters were found from the last to the first.'
        : `${common.length === 1 ? 'One character was' : 'No characters were'} found.`,
    'let row': null,
    'for (const item of first) row': null,
    'row = nextRow': null,
    'return row': null,
    'const next': null,
    'j < second.length': null,
    'next[j + 1] =': ({ item, second, row, next, j }) => {
      if (item === second[j]) return `“${item}” and “${second[j]}” agree, so the entry is ${row[j]} (diagonal) + 1.`
      return row[j + 1] === next[j]
        ? `“${item}” and “${second[j]}” differ. The entries above and to the left are both ${next[j]}.`
        : `“${item}” and “${second[j]}” differ. Takes the greater of ${row[j + 1]} (above) and ${next[j]} (left).`
    },
    'return next': () => 'The row is complete.',
  },
  outcome: (result) =>
    (result as string[]).length === 0
      ? 'The texts have nothing in common.'
      : `A longest common subsequence: ${(result as string[]).join('')}.`,
})
