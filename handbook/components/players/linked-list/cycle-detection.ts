import type * as Module from '../../../algorithms/linked-list/cycle-detection.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import type { InputKind } from '@dev-handbook/step-player/player/subject'
import { parseNumbers } from '@dev-handbook/step-player/player/inputs/numbers'
import { listSubject, makeList, nodesOf, value, type Node } from './list-subject.ts'
import { fault } from '../texts/fault.ts'

interface Ring {
  values: number[]
  /** Index of the node that the last node links back to. */
  back: number | undefined
}

interface L {
  slow: Node | null
  fast: Node | null
  meeting: Node | null
  start: Node | null
  other: Node | null
  node: Node | null
  offset: number
  length: number
}

const input: InputKind<Ring> = {
  label: {
    en: 'Numbers, “back to”, and the one that the last leads to',
    ru: 'Числа, «back to» и число, на которое указывает последнее',
  },
  parse: (text) => {
    const [list = '', target, ...more] = text.split(/\s+back to\s+/)
    const values = parseNumbers(list, { most: 10 })
    if ('fault' in values) return values
    if (new Set(values.value).size < values.value.length) return fault((say) => say.numberTwice)
    if (target === undefined) return { value: { values: values.value, back: undefined } }
    const back = values.value.indexOf(Number(target.replace('−', '-')))
    if (back === -1 || more.length > 0) return fault((say) => say.notInList(target))
    return { value: { values: values.value, back } }
  },
}

const random = () => {
  const length = 4 + Math.floor(Math.random() * 6)
  const values = Array.from({ length }, (_, index) => index + 1)
  return `${values.join(', ')}${Math.random() < 0.2 ? '' : ` back to ${1 + Math.floor(Math.random() * length)}`}`
}

export const subject = listSubject<typeof Module, Ring, L>({
  title: 'Cycle in a list',
  code: [
    'algorithms/linked-list/cycle-detection.ts#find-cycle',
    'algorithms/linked-list/cycle-detection.ts#meeting-node',
    'algorithms/linked-list/cycle-detection.ts#cycle-length',
  ],
  load: () => import('../../../algorithms/linked-list/cycle-detection.ts?traced'),
  input,
  presets: [
    { name: articleName, text: '0, 1, 2, 3, 4, 5, 6 back to 3' },
    { name: { en: 'A cycle', ru: 'Цикл' }, text: '1, 2, 3, 4, 5, 6, 7 back to 3' },
    { name: { en: 'No cycle', ru: 'Без цикла' }, text: '1, 2, 3, 4, 5' },
    { name: { en: 'All in a circle', ru: 'Все по кругу' }, text: '1, 2, 3, 4 back to 1' },
    { name: randomName, text: random },
  ],
  lists: ({ values, back }) => {
    const head = makeList(values)
    const nodes = nodesOf(head)
    const last = nodes.at(-1)
    if (last && back !== undefined) last.next = nodes[back] ?? null
    return [head]
  },
  call: (module, { heads }) => {
    const cycle = module.findCycle(heads[0] ?? null)
    return cycle && { start: cycle.start.value, offset: cycle.offset, length: cycle.length }
  },
  pointers: ['slow', 'fast', 'meeting', 'start', 'other', 'node'],
  marks: ({ slow, fast, start, other }, { ended }) =>
    ended
      ? [[start, 'done']]
      : start
        ? [
            [start, 'current'],
            [other, 'compare'],
          ]
        : [
            [slow, 'current'],
            [fast, 'compare'],
          ],
  watch: ['slow', 'fast', 'offset', 'length'],
  words: {
    'const meeting': () => 'Do two walkers of different speeds meet?',
    'if (!meeting)': ({ meeting }) =>
      meeting ? `They met at ${value(meeting)}, so there is a cycle.` : 'They did not meet, so there is no cycle.',
    'return null': null,
    'let start': () => 'One walker starts again at the head.',
    'let offset': null,
    'start !== other': ({ start, other }) =>
      start === other
        ? `Both walkers are at ${value(start)}. The cycle begins here.`
        : `One walker is at ${value(start)}, the other at ${value(other)}.`,
    'start = start.next': ({ start }) => `Both walkers go one step. The first leaves ${value(start)}.`,
    'offset++': null,
    'return { start': ({ start }) => `Counts the nodes of the cycle, beginning at ${value(start)}.`,
    'let slow': () => 'The slow walker starts at the head …',
    'let fast': () => '… and so does the fast walker.',
    'slow && fast?.next': ({ fast }) =>
      fast?.next
        ? 'The fast walker can go two steps.'
        : fast
          ? 'The fast walker is at the last node.'
          : 'The fast walker has left the list.',
    'slow = slow.next': ({ slow }) => `The slow walker goes one step, to ${value(slow?.next)}.`,
    'fast = fast.next.next': ({ fast }) =>
      fast?.next?.next
        ? `The fast walker goes two steps, to ${value(fast.next.next)}.`
        : 'The fast walker goes two steps and leaves the list.',
    'if (slow === fast)': ({ slow, fast }) =>
      slow === fast
        ? `The walkers meet at ${value(slow)}.`
        : fast
          ? `The walkers are at ${value(slow)} and ${value(fast)}.`
          : `The slow walker is at ${value(slow)}. The fast walker is outside.`,
    'return slow': null,
    'let length': null,
    'node !== start': ({ node, start, length }) =>
      node === start
        ? `The count is back at ${value(start)}, so the length of the cycle is ${length}.`
        : `${value(node)} belongs to the cycle.`,
    'length++': null,
    'return length': null,
  },
  outcome: (result) => {
    const cycle = result as { start: number; offset: number; length: number } | null
    return cycle
      ? `The cycle begins at ${cycle.start}, ${cycle.offset === 0 ? 'the head' : `after ${cycle.offset} ${cycle.offset === 1 ? 'node' : 'nodes'}`}. Its length is ${cycle.length}.`
      : 'There is no cycle.'
  },
})
