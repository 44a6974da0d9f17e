import type * as Module from '../../../algorithms/search/ternary-search.ts'
import { markSlot } from '@dev-handbook/step-player/player/stages/array-view'
import { parseNumbers } from '@dev-handbook/step-player/player/inputs/numbers'
import type { ListAndTarget } from '@dev-handbook/step-player/player/inputs/list-and-target'
import type { AnySubject, InputKind, Item } from '@dev-handbook/step-player/player/subject'
import { fault } from '../texts/fault.ts'
import { searchSubject } from './search-subject.ts'

/** Scores that rise to a peak and then fall, or a number to find in an ordered list. For a peak, the target is NaN. */
const inputOf = (inList: InputKind<ListAndTarget>): InputKind<ListAndTarget> => ({
  label: {
    en: 'Scores that rise and fall, or a number to find in a list',
    ru: 'Оценки, которые растут и убывают, или число для поиска в списке',
  },
  parse: (text) => {
    if (/\sin\s/i.test(text)) return inList.parse(text)
    const scores = parseNumbers(text, { most: 30, from: -9999, to: 9999, decimals: true })
    if ('fault' in scores) return scores
    const list = scores.value
    const top = list.indexOf(Math.max(...list))
    const wrong = list.findIndex(
      (score, at) => at > 0 && (at <= top ? score <= (list[at - 1] ?? 0) : score >= (list[at - 1] ?? 0)),
    )
    return wrong < 0
      ? { value: { list, target: NaN } }
      : fault((say) => say.notPeak(list[wrong] ?? 0, list[wrong - 1] ?? 0))
  },
})

/** Number of evaluations until one place of `length` is left: two in each round. */
const evaluations = (length: number): number =>
  length < 2 ? 0 : 2 + evaluations(length - Math.floor((length - 1) / 3) - 1)

const signed = (score: number | undefined): string => String(score).replace('-', '−')

interface L {
  items: readonly Item[]
  target: Item
  low: number
  high: number
  third: number
  left: number
  right: number
  toLeft: number
  toRight: number
}

const bound = { name: '2 ⌊log₃ n⌋ + 2', of: (n: number) => 2 * Math.floor(Math.log(n) / Math.log(3) + 1e-9) + 2 }

const search = searchSubject<typeof Module, L>({
  title: 'Ternary search',
  code: ['algorithms/search/ternary-search.ts#peak', 'algorithms/search/ternary-search.ts#ternary-search'],
  load: () => import('../../../algorithms/search/ternary-search.ts?traced'),
  bound,
  example: '-64, -49, -36, -25, -16, -9, -4, -1, 0, -1, -4, -9, -16',
  find: (module, { items, target }, { compare, key }) =>
    Number.isNaN(target.value)
      ? module.peak(0, items.length - 1, (index) => key(items[index] as Item))
      : module.ternarySearch(items, target, compare),
  pointers: ['low', 'left', 'right', 'high'],
  range: ({ low, high }) => (low === undefined || high === undefined ? undefined : [low, high]),
  marks: ({ left, right }) => [left, right].flatMap((slot) => (slot === undefined ? [] : [markSlot(slot, 'current')])),
  watch: ['target', 'low', 'left', 'right', 'high'],
  words: {
    'if (!Number': null,
    'throw new RangeError': null,
    'low < high': ({ low, high }) =>
      low < high ? `The peak is at one of the ${high - low + 1} places from ${low} to ${high}.` : 'One place is left.',
    'if (score(left) < score(right))': ({ left, right }, { input: { list } }) =>
      `Is the score at ${left}, ${signed(list[left])}, lower than the score at ${right}, ${signed(list[right])}?`,
    'low = left + 1': ({ left }) => `Yes, so the peak is to the right of ${left}.`,
    'high = right - 1': ({ right }) => `No, so the peak is to the left of ${right}.`,
    'return low': null,
    'let low': () => 'The target may be anywhere, from index 0 …',
    'let high': ({ items }) => `… to index ${items.length - 1}.`,
    'low <= high': ({ low, high }) =>
      low > high
        ? 'No item is left, so the target is not in the list.'
        : low === high
          ? `One item is left, at index ${low}.`
          : `${high - low + 1} items are left, from index ${low} to ${high}.`,
    'const third': ({ low, high }) =>
      `A third of the distance from ${low} to ${high}, rounded down, is ${Math.floor((high - low) / 3)}.`,
    'const left': ({ low, third }) => `The left cut is at ${low + third} …`,
    'const right': ({ high, third }) => `… and the right cut at ${high - third}.`,
    'const toLeft': ({ items, left, target }) => `Compares ${target.value} with ${items[left]?.value}.`,
    'if (toLeft === 0)': ({ toLeft, items, left }) =>
      toLeft === 0 ? `${items[left]?.value} is the target.` : `${items[left]?.value} is not the target.`,
    'return left': ({ left }) => `Found at index ${left}.`,
    'const toRight': ({ items, right, target }) => `Compares ${target.value} with ${items[right]?.value}.`,
    'if (toRight === 0)': ({ toRight, items, right }) =>
      toRight === 0 ? `${items[right]?.value} is the target.` : `${items[right]?.value} is not the target.`,
    'return right': ({ right }) => `Found at index ${right}.`,
    'if (toLeft < 0)': ({ toLeft, toRight }) =>
      toLeft < 0
        ? 'The target is smaller than both, so the left third stays.'
        : toRight > 0
          ? 'The target is greater than both, so the right third stays.'
          : 'The target is between the two items, so the middle third stays.',
    'if (toRight > 0)': ({ toRight }) =>
      toRight > 0
        ? 'The target is also greater than the item at the right cut.'
        : 'The target is smaller than the item at the right cut.',
    'high = left - 1': ({ low, left }) =>
      left > low ? `Continues up to ${left - 1}.` : 'No item is before the left cut.',
    'low = right + 1': ({ high, right }) =>
      right < high ? `Continues from ${right + 1}.` : 'No item is after the right cut.',
    '[low, high] =': ({ left, right }) =>
      left + 1 < right ? `Continues from ${left + 1} to ${right - 1}.` : 'No item is between the cuts.',
    'return -1': () => 'The list does not contain the target.',
  },
})

export const subject: AnySubject = {
  ...search,
  input: inputOf(search.input as InputKind<ListAndTarget>),
  outcome: (result, input) => {
    const { list, target } = input as ListAndTarget
    return Number.isNaN(target)
      ? `The peak is at index ${String(result)}, with the score ${signed(list[Number(result)])}.`
      : search.outcome(result, input)
  },
  bound: {
    operations: 'comparisons or scores',
    name: 'two a round',
    of: (input) => {
      const { list, target } = input as ListAndTarget
      return Number.isNaN(target) ? evaluations(list.length) : bound.of(list.length)
    },
  },
}
