import type * as Module from '../../../algorithms/linked-list/reversal.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { numbersInput } from '@dev-handbook/step-player/player/inputs/numbers'
import { randomNumbers } from '@dev-handbook/step-player/player/inputs/operations'
import { listSubject, makeList, nodesOf, value, valuesOf, type Node } from './list-subject.ts'

interface L {
  reversed: Node | null
  node: Node | null
  next: Node | null
}

export const subject = listSubject<typeof Module, number[], L>({
  title: 'Reversing a list',
  code: ['algorithms/linked-list/reversal.ts#reverse'],
  load: () => import('../../../algorithms/linked-list/reversal.ts?traced'),
  input: numbersInput({ most: 10 }),
  presets: [
    { name: articleName, text: '1, 2, 3, 4' },
    { name: { en: 'Five nodes', ru: 'Пять узлов' }, text: '1, 2, 3, 4, 5' },
    { name: { en: 'One node', ru: 'Один узел' }, text: '7' },
    { name: randomName, text: () => randomNumbers(8) },
  ],
  lists: (input) => [makeList(input)],
  call: (module, { heads }) => nodesOf(module.reverse(heads[0] ?? null)).map((node) => node.value),
  pointers: ['reversed', 'node', 'next'],
  marks: ({ reversed, node }, { ended }) => [
    ...nodesOf(reversed ?? null).map((done) => [done, 'done'] as const),
    [ended ? null : node, 'current'],
  ],
  watch: ['reversed', 'node', 'next'],
  words: {
    'let reversed': () => 'The reversed list is empty.',
    'let node': () => 'Begins at the head.',
    node: ({ node }) => (node ? `The next node is ${value(node)}.` : 'No node is left.'),
    'const { next }': ({ node }) =>
      node?.next
        ? `Remembers the rest of the list, which begins with ${value(node.next)}.`
        : `No node comes after ${value(node)}.`,
    'node.next = reversed': ({ node, reversed }) =>
      reversed
        ? `${value(node)} now points back to ${value(reversed)}.`
        : `${value(node)} will be the last node, so it points to null.`,
    'reversed = node': ({ node }) => `The reversed list is now ${valuesOf(node)}.`,
    'node = next': null,
    'return reversed': ({ reversed }) => `${value(reversed)} is the new head.`,
  },
  outcome: (result) => `Reversed: ${(result as number[]).join(' → ')}.`,
})
