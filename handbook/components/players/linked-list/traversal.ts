import type * as Module from '../../../algorithms/linked-list/traversal.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { randomNumbers } from '@dev-handbook/step-player/player/inputs/operations'
import { parseValues } from '@dev-handbook/step-player/player/inputs/values'
import type { InputKind } from '@dev-handbook/step-player/player/subject'
import { listSubject, makeList, value, type Node } from './list-subject.ts'

interface Input {
  values: string[]
  /** Index of the node to walk to. Absent: the walk yields all values. */
  index: number | undefined
}

interface L {
  node: Node | null
  index: number
  rest: number
}

const input: InputKind<Input> = {
  label: { en: 'Values, and the index of a node', ru: 'Значения и индекс узла' },
  parse: (text) => {
    const [, list = '', index] = /^(.*?)(?:\s+at\s+(\d{1,2}))?\s*$/s.exec(text) ?? []
    const values = parseValues(list, { most: 10 })
    return 'fault' in values
      ? values
      : { value: { values: values.value, index: index === undefined ? undefined : Number(index) } }
  },
}

export const subject = listSubject<typeof Module, Input, L>({
  title: 'Walking through a list',
  code: ['algorithms/linked-list/traversal.ts#nodes', 'algorithms/linked-list/traversal.ts#node-at'],
  load: () => import('../../../algorithms/linked-list/traversal.ts?traced'),
  input,
  presets: [
    { name: articleName, text: 'A, B, C, D at 2' },
    { name: { en: 'All values', ru: 'Все значения' }, text: 'A, B, C, D' },
    { name: { en: 'Past the end', ru: 'За концом списка' }, text: 'A, B, C, D at 4' },
    { name: randomName, text: () => randomNumbers(8) },
  ],
  lists: ({ values }) => [makeList(values)],
  call: (module, { heads: [head = null], input: { index } }) =>
    index === undefined ? [...module.values(head)] : module.nodeAt(head, index),
  pointers: ['node'],
  marks: ({ node }, { ended, result }) => [
    [ended ? null : node, 'current'],
    [ended && !Array.isArray(result) ? (result as Node | null) : null, 'done'],
  ],
  watch: ['node', 'rest'],
  words: {
    node: ({ node }) => (node ? `The walk is at ${value(node)}.` : 'The walk has reached the end of the list.'),
    'yield node.value': ({ node }) => `Yields ${value(node)}.`,
    'yield node': ({ node }) => `Yields the node of ${value(node)}.`,
    'if (!Number': null,
    'throw new RangeError': null,
    'let node = head': ({ index }) => `Looks for the node at index ${index}. The walk starts at the head.`,
    'node && rest > 0': ({ node, rest }) =>
      node
        ? `The walk is at ${value(node)}. It has to follow ${rest === 0 ? 'no more links' : rest === 1 ? 'one more link' : `${rest} more links`}.`
        : 'The walk has reached the end of the list, so there is no such node.',
    'node = node.next': null,
    'return node': null,
  },
  outcome: (result) =>
    Array.isArray(result)
      ? `The values: ${result.join(', ') || 'none'}.`
      : result
        ? `The result is the node of ${value(result as Node)}.`
        : 'There is no such node, so the result is null.',
})
