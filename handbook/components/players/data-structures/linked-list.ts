import type * as Module from '../../../algorithms/data-structures/linked-list.ts'
import { randomNumbers } from '@dev-handbook/step-player/player/inputs/operations'
import { listStage } from '@dev-handbook/step-player/player/stages/list-stage'
import type { ListView } from '@dev-handbook/step-player/player/stages/list-view'
import { idOf } from '@dev-handbook/step-player/player/stages/tree-view'
import { nodesOf, value as valueOf, type Node } from '../linked-list/list-subject.ts'
import { listed, numberOf, structureSubject } from './structure-subject.ts'

interface L {
  '#head': Node | null
  '#tail': Node | null
  '#size': number
  value: number
  previous: Node | null
  node: Node | null
  removed: Node | null
}

interface List {
  append: (value: number) => unknown
  prepend: (value: number) => unknown
  delete: (value: number) => boolean
  removeFirst: () => number | undefined
  removeLast: () => number | undefined
  [Symbol.iterator]: () => Iterator<number>
}

export const subject = structureSubject<typeof Module, List, L, ListView>({
  title: 'Linked list',
  code: [
    'algorithms/data-structures/linked-list.ts#ends',
    'algorithms/data-structures/linked-list.ts#links',
    'algorithms/data-structures/linked-list.ts#delete',
    'algorithms/data-structures/linked-list.ts#remove-last',
  ],
  load: () => import('../../../algorithms/data-structures/linked-list.ts?traced'),
  verbs: { append: 'many', prepend: 'many', delete: 'many', removeFirst: 0, removeLast: 0 },
  presets: [
    { name: 'Both ends', text: 'append 2 3 4, prepend 1, delete 3, removeLast' },
    { name: 'Down to nothing', text: 'append 1 2, removeFirst, removeFirst, removeFirst' },
    { name: 'Random', text: () => `append ${randomNumbers(5)}, prepend ${randomNumbers(2)}, removeFirst, removeLast` },
  ],
  create: (module) => new module.LinkedList<number>(),
  call: (list, operation) => {
    switch (operation.verb) {
      case 'append':
        return void list.append(numberOf(operation))
      case 'prepend':
        return void list.prepend(numberOf(operation))
      case 'delete':
        return list.delete(numberOf(operation))
      default:
        return operation.verb === 'removeFirst' ? list.removeFirst() : list.removeLast()
    }
  },
  stage: listStage,
  view: ({ now, known, moment }) => {
    const head = '#head' in now ? now['#head'] : known['#head']
    const nodes = nodesOf(head ?? null)
    const loose = [now.node, now.removed].filter((node): node is Node => Boolean(node) && !nodes.includes(node as Node))
    const id = (node: Node) => idOf(moment, node)
    const named = {
      head,
      tail: '#tail' in now ? now['#tail'] : known['#tail'],
      previous: now.previous,
      node: now.node,
      removed: now.removed,
    }
    return {
      nodes: [
        ...nodes.map((node, column) => ({
          id: id(node),
          label: String(node.value),
          row: 0,
          column,
          mark: node === now.node ? ('current' as const) : node === now.previous ? ('compare' as const) : undefined,
        })),
        ...loose.map((node, index) => ({
          id: id(node),
          label: String(node.value),
          row: 1,
          column: index,
          mark: 'active' as const,
        })),
      ],
      links: [...nodes, ...loose].flatMap((node) => (node.next ? [{ from: id(node), to: id(node.next) }] : [])),
      pointers: Object.entries(named).flatMap(([name, node]) => (node ? [{ name, id: id(node) }] : [])),
    }
  },
  watch: ['value', 'previous', 'node', 'removed', '#size'],
  words: {
    'this.#insertAfter(null': ({ value }) => `${value} goes to the front.`,
    'this.#insertAfter(this.#tail': ({ value }) => `${value} goes to the end.`,
    'return this.#removeAfter': (l) =>
      l['#size'] < 2
        ? 'Removes the first node, if there is one.'
        : 'Walks to the last node but one, since nothing leads back.',
    'return this': null,
    'const node': ({ value, previous }) =>
      `Makes a node of ${value} that leads to what comes after ${previous ? valueOf(previous) : 'the front'}.`,
    'if (previous)': null,
    'previous.next = node': ({ previous, node }) => `${valueOf(previous)} leads to ${valueOf(node)} now.`,
    'this.#head = node': ({ node }) => `${valueOf(node)} is the head.`,
    'if (node.next === null)': null,
    'this.#tail = node': ({ node }) => `${valueOf(node)} is the tail.`,
    'this.#size++': null,
    'const removed': ({ previous }) => `What comes after ${previous ? valueOf(previous) : 'the front'} is to go.`,
    'if (!removed)': ({ removed }) => (removed ? '' : 'There is nothing to remove.'),
    'return undefined': null,
    'previous.next = removed.next': ({ previous, removed }) =>
      `${valueOf(previous)} leads past ${valueOf(removed)} now.`,
    'this.#head = removed.next': ({ removed }) => `The head is ${valueOf(removed?.next)} now.`,
    'if (removed.next === null)': null,
    'this.#tail = previous': ({ previous }) => `The tail is ${valueOf(previous)} now.`,
    'this.#size--': null,
    'return removed.value': null,
    'let previous': ({ value }) => `Looks for ${value}.`,
    node: ({ node }) => (node ? `Stands at ${valueOf(node)}.` : 'The list is at its end.'),
    'if (Object.is': ({ node, value }) =>
      node?.value === value ? `It is ${value}.` : `${valueOf(node)} is not ${value}.`,
    'this.#removeAfter(previous)': null,
    'return true': null,
    'previous = node': null,
    'return false': ({ value }) => `${value} is not in the list.`,
  },
  contents: (list) => [...list],
  describe: (contents) => `The list: ${listed(contents as number[])}.`,
})
