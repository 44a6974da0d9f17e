import type * as Module from '../../../algorithms/linked-list/traversal.ts'
import { numbersInput } from '@dev-handbook/step-player/player/inputs/numbers'
import { randomNumbers } from '@dev-handbook/step-player/player/inputs/operations'
import { listSubject, makeList, value, type Node } from './list-subject.ts'

interface L {
  node: Node | null
}

export const subject = listSubject<typeof Module, number[], L>({
  title: 'Walking through a list',
  code: ['algorithms/linked-list/traversal.ts#nodes'],
  load: () => import('../../../algorithms/linked-list/traversal.ts?traced'),
  input: numbersInput({ most: 10 }),
  presets: [
    { name: 'Five nodes', text: '1, 2, 3, 4, 5' },
    { name: 'Random', text: () => randomNumbers(8) },
  ],
  lists: (input) => [makeList(input)],
  call: (module, { heads }) => [...module.values(heads[0] ?? null)],
  pointers: ['node'],
  marks: ({ node }, { ended }) => [[ended ? null : node, 'current']],
  watch: ['node'],
  words: {
    node: ({ node }) => (node ? `Stands at ${value(node)}.` : 'The list is at its end.'),
    'yield node.value': ({ node }) => `Hands out ${value(node)}.`,
    'yield node': ({ node }) => `Hands out the node of ${value(node)}.`,
  },
  outcome: (result) => `The values: ${(result as number[]).join(', ')}.`,
})
