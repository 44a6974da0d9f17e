import type * as Module from '../../../algorithms/linked-list/merge-sorted-lists.ts'
import { parseNumbers } from '@dev-handbook/step-player/player/inputs/numbers'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import type { InputKind } from '@dev-handbook/step-player/player/subject'
import { listSubject, makeList, nodesOf, value, type Node } from './list-subject.ts'
import { fault } from '../texts/fault.ts'

interface L {
  a: Node | null
  b: Node | null
  node: Node
  rest: Node | null
  '#head': Node | null
  '#tail': Node | null
}

const input: InputKind<[number[], number[]]> = {
  label: { en: 'Two ordered lists', ru: 'Два упорядоченных списка' },
  parse: (text) => {
    const parts = text.split('/')
    if (parts.length !== 2) return fault((say) => say.notTwoLists)
    const [a, b] = parts.map((part) => parseNumbers(part, { most: 8, ordered: true }))
    if (!a || !b) return fault((say) => say.notTwoLists)
    if ('fault' in a) return a
    return 'fault' in b ? b : { value: [a.value, b.value] }
  },
}

const ordered = () =>
  Array.from({ length: 5 }, () => 1 + Math.floor(Math.random() * 40))
    .toSorted((x, y) => x - y)
    .join(', ')

export const subject = listSubject<typeof Module, [number[], number[]], L>({
  title: 'Merging sorted lists',
  code: [
    'algorithms/linked-list/merge-sorted-lists.ts#merge-sorted',
    'algorithms/linked-list/merge-sorted-lists.ts#chain',
  ],
  load: () => import('../../../algorithms/linked-list/merge-sorted-lists.ts?traced'),
  input,
  presets: [
    { name: articleName, text: '1, 4, 6 / 2, 3, 7' },
    { name: { en: 'Two lists', ru: 'Два списка' }, text: '1, 4, 6 / 2, 3, 9' },
    { name: { en: 'One after the other', ru: 'Один за другим' }, text: '1, 2, 3 / 7, 8, 9' },
    { name: randomName, text: () => `${ordered()} / ${ordered()}` },
  ],
  lists: (lists) => lists.map(makeList),
  call: (module, { heads }) =>
    nodesOf(module.mergeSorted(heads[0] ?? null, heads[1] ?? null, (x: number, y: number) => x - y)).map(
      (node) => node.value,
    ),
  pointers: ['a', 'b', 'node', '#head', '#tail', 'rest'],
  marks: (known, { ended }) => {
    const head = known['#head'] ?? null
    const tail = known['#tail'] ?? null
    const nodes = nodesOf(head)
    const merged = ended ? nodes : nodes.slice(0, tail ? nodes.indexOf(tail) + 1 : 0)
    return [
      ...merged.map((node) => [node, 'done'] as const),
      ...(ended
        ? []
        : ([
            [known.a, 'compare'],
            [known.b, 'compare'],
          ] as const)),
    ]
  },
  watch: ['a', 'b', 'node', '#tail'],
  words: {
    'const merged': () => 'The merged list is empty.',
    'a && b': ({ a, b }) =>
      a && b ? `Both lists have nodes left: ${value(a)} and ${value(b)}.` : 'One of the lists is used up.',
    'if (compare(a.value': ({ a, b }) => `Is ${value(a)} at most ${value(b)}?`,
    'merged.append(a)': ({ a }) => `Takes ${value(a)} from the first list.`,
    'a = a.next': ({ a }) =>
      a?.next ? `The first list continues with ${value(a.next)}.` : 'The first list is used up.',
    'merged.append(b)': ({ b }) => `Takes ${value(b)} from the second list.`,
    'b = b.next': ({ b }) =>
      b?.next ? `The second list continues with ${value(b.next)}.` : 'The second list is used up.',
    'return merged.endWith': ({ a, b }) => `The rest of the other list, from ${value(a ?? b)}, is already in order.`,
    'if (this.#tail)': null,
    'this.#tail.next = node': (l) => `Links ${value(l['#tail'])} to ${value(l.node)}.`,
    'this.#head = node': ({ node }) => `${value(node)} is the head of the merged list.`,
    'this.#tail = node': null,
    'if (!this.#tail)': null,
    'return rest': null,
    'this.#tail.next = rest': (l) => `Links ${value(l['#tail'])} to the rest, ${value(l.rest)}.`,
    'return this.#head': null,
  },
  outcome: (result) => `Merged: ${(result as number[]).join(' → ')}.`,
})
