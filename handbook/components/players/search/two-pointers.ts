import type * as Module from '../../../algorithms/search/two-pointers.ts'
import { listAndTargetInput, type ListAndTarget } from '@dev-handbook/step-player/player/inputs/list-and-target'
import { plain } from '@dev-handbook/step-player/player/number-words'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, pointAt, span, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { defineSubject } from '@dev-handbook/step-player/player/subject'
import { fault } from '../texts/fault.ts'

interface L {
  numbers: readonly number[]
  target: number
  left: number
  right: number
  sum: number
}

type Found = [left: number, right: number] | undefined

const input = listAndTargetInput(
  { most: 16, ordered: true },
  {
    label: { en: 'A sum, “in”, and numbers in ascending order', ru: 'Сумма, «in» и числа по возрастанию' },
    otherForm: fault((say) => say.notSum),
  },
)

const randomList = (): string => {
  const list = Array.from({ length: 10 }, () => 1 + Math.floor(Math.random() * 40)).toSorted((a, b) => a - b)
  return `${20 + Math.floor(Math.random() * 40)} in ${list.join(', ')}`
}

/** A number of the list in a sentence. */
const at = (numbers: readonly number[], index: number): string => plain(numbers[index] ?? 0)

export const subject = defineSubject<typeof Module, ListAndTarget, L, GridView>({
  title: 'Two pointers',
  code: ['algorithms/search/two-pointers.ts#pair'],
  load: () => import('../../../algorithms/search/two-pointers.ts?traced'),
  input,
  presets: [
    { name: articleName, text: '17 in 1, 4, 6, 9, 11, 15' },
    { name: { en: 'There is no pair', ru: 'Пары нет' }, text: '18 in 1, 4, 6, 9, 11, 15' },
    { name: { en: 'Equal numbers', ru: 'Равные числа' }, text: '6 in 1, 3, 3, 8' },
    { name: { en: 'One number', ru: 'Одно число' }, text: '6 in 3' },
    { name: randomName, text: randomList },
  ],
  stage: gridStage,
  run: (module, { input }) => module.pairWithSum(input.list, input.target),
  look: (locals, moment) => {
    const { list, target } = moment.input
    const { left = 0, right = list.length - 1 } = locals
    const found = moment.result as Found
    const outside = [...span(0, left), ...span(right + 1, list.length)]
    const isAdded = !moment.ended && left < right
    const marks = moment.ended
      ? { ...markAll(span(0, list.length), 'muted'), ...markAll(found ?? [], 'done') }
      : { ...markAll(outside, 'muted'), ...markAll(isAdded ? [left, right] : [], 'current') }
    const sum = locals.sum === undefined || moment.ended ? [] : [locals.sum]
    const pointers = moment.ended ? [] : pointAt({ left: locals.left, right: locals.right })
    return {
      rows: [
        { key: 'numbers', label: 'numbers', cells: list, marks, pointers },
        { key: 'sum', label: 'sum', cells: sum, marks: markAll(sum[0] === target ? [0] : [], 'done') },
        { key: 'target', label: 'target', isTight: true, cells: [target] },
      ],
    }
  },
  watch: ['target', 'left', 'right', 'sum'],
  words: {
    'let left': () => 'The left pointer starts at the smallest number.',
    'let right': () => 'The right pointer starts at the greatest number.',
    'left < right': ({ left, right }) =>
      left < right ? `${right - left + 1} numbers are left.` : 'The pointers have met: no two numbers are left.',
    'const sum': ({ numbers, left, right }) => `Adds ${at(numbers, left)} and ${at(numbers, right)}.`,
    'if (sum === target)': ({ sum, target }) => `Is the sum ${plain(sum)} the target ${plain(target)}?`,
    'return [left': () => 'Yes. The pair is found.',
    'if (sum < target)': ({ sum, target }) => `No. Is ${plain(sum)} less than ${plain(target)}?`,
    'left++': ({ numbers, left, right }) =>
      `Yes. Even with the greatest number left, ${at(numbers, right)}, ${at(numbers, left)} is too small. It belongs to no pair.`,
    'right--': ({ numbers, left, right }) =>
      `No. Even with the smallest number left, ${at(numbers, left)}, ${at(numbers, right)} is too great. It belongs to no pair.`,
    'return undefined': () => 'No pair has this sum.',
  },
  outcome: (result, { list, target }) => {
    const [left, right] = (result as Found) ?? []
    if (left === undefined || right === undefined) return `No two numbers add up to ${plain(target)}.`
    return `${at(list, left)} at index ${left} and ${at(list, right)} at index ${right} add up to ${plain(target)}.`
  },
  shows: ({ rows }, result) => [
    Object.entries(rows[0]?.marks ?? {}).flatMap(([index, mark]) => (mark === 'done' ? [Number(index)] : [])),
    (result as Found) ?? [],
  ],
})
