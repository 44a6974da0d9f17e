import type * as Module from '../../../algorithms/sets/shortest-common-supersequence.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { randomText, twoTextsInput, type TwoTexts } from '@dev-handbook/step-player/player/inputs/texts'
import { remember } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, pointAt, span, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { defineSubject } from '@dev-handbook/step-player/player/subject'

interface L {
  first: string[]
  second: string[]
  common: string[]
  result: string[]
  item: string
  i: number
  j: number
}

export const subject = defineSubject<typeof Module, TwoTexts, L, GridView>({
  title: 'Shortest common supersequence',
  code: [
    'algorithms/sets/shortest-common-supersequence.ts#supersequence',
    'algorithms/sets/shortest-common-supersequence.ts#weave',
  ],
  load: () => import('../../../algorithms/sets/shortest-common-supersequence.ts?traced'),
  input: twoTextsInput({ most: [10, 12] }),
  presets: [
    { name: articleName, text: 'abac / cab' },
    { name: { en: 'Words', ru: 'Слова' }, text: 'stone / longest' },
    { name: { en: 'Nothing in common', ru: 'Ничего общего' }, text: 'abc / xyz' },
    { name: { en: 'One within the other', ru: 'Один внутри другого' }, text: 'ace / abcde' },
    { name: randomName, text: () => `${randomText(6, 'abc')} / ${randomText(7, 'abc')}` },
  ],
  stage: gridStage,
  run: (module, { input }) => module.shortestCommonSupersequence(input.a, input.b),
  look: (locals, moment) => {
    const { common = [], result = [], i = 0, j = 0 } = remember(moment, locals)
    const woven = moment.ended ? (moment.result as string[]) : result
    const { a, b } = { a: [...moment.input.a], b: [...moment.input.b] }
    const isWeaving = locals.result !== undefined && !moment.ended
    return {
      rows: [
        {
          key: 'first',
          label: 'first',
          cells: a,
          marks: {
            ...markAll(span(0, moment.ended ? a.length : i), 'done'),
            ...(isWeaving ? markAll([i], 'compare') : {}),
          },
          pointers: isWeaving ? pointAt({ i }) : [],
        },
        {
          key: 'second',
          label: 'second',
          cells: b,
          marks: {
            ...markAll(span(0, moment.ended ? b.length : j), 'done'),
            ...(isWeaving ? markAll([j], 'compare') : {}),
          },
          pointers: isWeaving ? pointAt({ j }) : [],
        },
        { key: 'common', label: 'common', cells: common, marks: {} },
        {
          key: 'result',
          label: 'result',
          cells: woven,
          marks: markAll(moment.ended ? woven.keys() : [woven.length - 1], 'done'),
        },
      ],
    }
  },
  watch: ['item', 'i', 'j'],
  words: {
    'const [first': null,
    'return weave': () => 'Finds the longest common subsequence. Then merges the other characters into it.',
    'const result': ({ common }) =>
      common.length === 0 ? 'The texts have nothing in common.' : `Both texts have “${common.join('')}” in common.`,
    'let i': null,
    'let j': null,
    'for (const item': () => 'Goes through the common characters.',
    '!Object.is(first[i]': ({ first, i, item }) =>
      first[i] === item
        ? `The next character of the first text is “${item}”.`
        : `“${first[i]}” of the first text comes before “${item}”.`,
    'result.push(first[i++]': ({ first, i }) => `Takes “${first[i]}” from the first text.`,
    '!equal(item': ({ second, j, item }) =>
      second[j] === item
        ? `The next character of the second text is “${item}”.`
        : `“${second[j]}” of the second text comes before “${item}”.`,
    'result.push(second[j++]': ({ second, j }) => `Takes “${second[j]}” from the second text.`,
    'result.push(item)': ({ item }) => `Takes “${item}” once, for both texts.`,
    'i++': null,
    'j++': null,
    'return [...result': ({ first, second, i, j }) => {
      const left = [...(i < first.length ? ['first'] : []), ...(j < second.length ? ['second'] : [])]
      if (left.length === 0) return 'Both texts have no characters left.'
      return left.length === 2
        ? 'The rest of the first text goes to the end, and then the rest of the second text.'
        : `The rest of the ${left.join('')} text goes to the end.`
    },
  },
  outcome: (result) => `A shortest common supersequence: “${(result as string[]).join('')}”.`,
})
