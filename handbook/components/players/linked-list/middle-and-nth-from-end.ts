import type * as Module from '../../../algorithms/linked-list/middle-and-nth-from-end.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { numbersInput } from '@dev-handbook/step-player/player/inputs/numbers'
import { randomNumbers } from '@dev-handbook/step-player/player/inputs/operations'
import { listSubject, makeList, value, type Node } from './list-subject.ts'

interface L {
  slow: Node | null
  fast: Node | null
}

export const subject = listSubject<typeof Module, number[], L>({
  title: 'Middle of a list',
  code: ['algorithms/linked-list/middle-and-nth-from-end.ts#middle'],
  load: () => import('../../../algorithms/linked-list/middle-and-nth-from-end.ts?traced'),
  input: numbersInput({ most: 11 }),
  presets: [
    { name: articleName, text: '1, 2, 3, 4, 5' },
    { name: { en: 'Even', ru: 'Чётная длина' }, text: '1, 2, 3, 4, 5, 6' },
    { name: randomName, text: () => randomNumbers(9) },
  ],
  lists: (input) => [makeList(input)],
  call: (module, { heads }) => module.middle(heads[0] ?? null)?.value,
  pointers: ['slow', 'fast'],
  marks: ({ slow, fast }, { ended }) =>
    ended
      ? [[slow, 'done']]
      : [
          [fast, 'compare'],
          [slow, 'current'],
        ],
  watch: ['slow', 'fast'],
  words: {
    'let slow': () => 'The slow walker starts at the head …',
    'let fast': () => '… and so does the fast walker.',
    'slow && fast?.next': ({ fast }) =>
      fast?.next
        ? 'The fast walker can go two steps.'
        : `The fast walker ${fast ? 'is at the last node' : 'has left the list'}, so the slow walker is in the middle.`,
    'slow = slow.next': ({ slow }) => `The slow walker goes one step, to ${value(slow?.next)}.`,
    'fast = fast.next.next': ({ fast }) =>
      fast?.next?.next
        ? `The fast walker goes two steps, to ${value(fast.next.next)}.`
        : 'The fast walker goes two steps and leaves the list.',
    'return slow': ({ slow }) => `The middle is ${value(slow)}.`,
  },
  outcome: (result) => `The middle: ${String(result)}.`,
})
