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
    node: ({ node }) => (node ? `${value(node)} is next.` : 'The list is at its end.'),
    'const { next }': ({ node }) =>
      node?.next
        ? `Keeps the way to the rest, which begins with ${value(node.next)}.`
        : `Nothing comes after ${value(node)}.`,
    'node.next = reversed': ({ node, reversed }) =>
      reversed
        ? `The link of ${value(node)} turns round: it leads to ${value(reversed)}.`
        : `${value(node)} will be the last node: its link leads to null.`,
    'reversed = node': ({ node }) => `The reversed list begins with ${value(node)}: ${valuesOf(node)}.`,
    'node = next': null,
    'return reversed': ({ reversed }) => `${value(reversed)} is the new head.`,
  },
  outcome: (result) => `Reversed: ${(result as number[]).join(' → ')}.`,
})
