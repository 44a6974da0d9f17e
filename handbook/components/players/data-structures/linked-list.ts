import type * as Module from '../../../algorithms/data-structures/linked-list.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { randomNumbers } from '@dev-handbook/step-player/player/inputs/operations'
import { listStage } from '@dev-handbook/step-player/player/stages/list-stage'
import type { ListView } from '@dev-handbook/step-player/player/stages/list-view'
import { idOf } from '@dev-handbook/step-player/player/stages/tree-view'
import type { ListNode } from '../../../algorithms/data-structures/linked-list.ts'
import { listed, structureSubject } from './structure-subject.ts'

type Node = ListNode<string>

interface L {
  '#head': Node | null
  '#tail': Node | null
  '#size': number
  value: string
  index: number
  step: number
  previous: Node | null
  node: Node | null
  removed: Node | null
}

interface List {
  append: (value: string) => unknown
  prepend: (value: string) => unknown
  insertAt: (index: number, value: string) => unknown
  removeAt: (index: number) => string
  delete: (value: string) => boolean
  removeFirst: () => string | undefined
  removeLast: () => string | undefined
  [Symbol.iterator]: () => Iterator<string>
}

/** Reads an index that a reader has typed. Throws a `RangeError` for other words. */
const indexOf = (word: string): number => {
  if (/^\d+$/.test(word)) return Number(word)
  throw new RangeError(`“${word}” is not an index. Write a whole number from 0 on.`)
}

/** The nodes, starting with the head. */
const nodesOf = (head: Node | null): Node[] => (head ? [head, ...nodesOf(head.next)] : [])

const valueOf = (node: Node | null | undefined): string => (node ? node.value : 'null')

export const subject = structureSubject<typeof Module, List, L, ListView>({
  title: 'Linked list',
  code: [
    'algorithms/data-structures/linked-list.ts#ends',
    'algorithms/data-structures/linked-list.ts#insert-at',
    'algorithms/data-structures/linked-list.ts#remove-at',
    'algorithms/data-structures/linked-list.ts#remove-last',
    'algorithms/data-structures/linked-list.ts#delete',
    'algorithms/data-structures/linked-list.ts#node-at',
    'algorithms/data-structures/linked-list.ts#links',
  ],
  load: () => import('../../../algorithms/data-structures/linked-list.ts?traced'),
  verbs: { append: 'many', prepend: 'many', insertAt: 2, removeAt: 1, delete: 'many', removeFirst: 0, removeLast: 0 },
  values: 'words',
  presets: [
    { name: articleName, text: 'append A B C D: insertAt 2 X, removeAt 1, removeLast' },
    { name: { en: 'Both ends', ru: 'С обоих концов' }, text: 'append 2 3 4, prepend 1, delete 3, removeLast' },
    {
      name: { en: 'Down to nothing', ru: 'До пустого списка' },
      text: 'append 1 2, removeFirst, removeFirst, removeFirst',
    },
    {
      name: randomName,
      text: () => `append ${randomNumbers(5)}, prepend ${randomNumbers(2)}, removeFirst, removeLast`,
    },
  ],
  create: (module) => new module.LinkedList<string>(),
  call: (list, { verb, args: [value = '', added = ''] }) => {
    switch (verb) {
      case 'append':
        return void list.append(value)
      case 'prepend':
        return void list.prepend(value)
      case 'insertAt':
        return void list.insertAt(indexOf(value), added)
      case 'removeAt':
        return list.removeAt(indexOf(value))
      case 'delete':
        return list.delete(value)
      default:
        return verb === 'removeFirst' ? list.removeFirst() : list.removeLast()
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
          label: node.value,
          row: 0,
          column,
          mark: node === now.node ? ('current' as const) : node === now.previous ? ('compare' as const) : undefined,
        })),
        ...loose.map((node, index) => ({
          id: id(node),
          label: node.value,
          row: 1,
          column: index,
          mark: 'active' as const,
        })),
      ],
      links: [...nodes, ...loose].flatMap((node) => (node.next ? [{ from: id(node), to: id(node.next) }] : [])),
      pointers: Object.entries(named).flatMap(([name, node]) => (node ? [{ name, id: id(node) }] : [])),
    }
  },
  watch: ['value', 'index', 'step', 'previous', 'node', 'removed', '#size'],
  words: {
    'this.#insertAfter(null': ({ value }) => `${value} goes to the front.`,
    'this.#insertAfter(this.#tail': ({ value }) => `${value} goes to the end.`,
    'this.#checkIndex': null,
    'this.#insertAfter(index': ({ index, value }) =>
      index === 0 ? `${value} goes to the front.` : `${value} goes after the node at index ${index - 1}.`,
    'return this.#removeAfter(index': ({ index }) =>
      index === 0 ? 'Removes the first node.' : `Walks to the node before index ${index}.`,
    'let node = this.#head': () => 'Starts at the head.',
    'step < index': ({ node, step, index }) =>
      step < index
        ? `The walk is at ${valueOf(node)}. It has to follow ${index - step} more ${index - step === 1 ? 'link' : 'links'}.`
        : `The walk has arrived at ${valueOf(node)}.`,
    'node = node.next': null,
    'return node': null,
    'return this.#removeAfter(': (l) =>
      l['#size'] < 2
        ? `The list has ${l['#size'] === 0 ? 'no node' : 'only one node'}.`
        : 'No node points back, so a walk from the head goes to the node before the last.',
    'return this': null,
    'const node': (l) => {
      const next = l.previous ? l.previous.next : l['#head']
      return `Makes a node for ${l.value} that points to ${next ? next.value : 'null'}.`
    },
    'if (previous)': null,
    'previous.next = node': ({ previous, node }) => `${valueOf(previous)} now points to ${valueOf(node)}.`,
    'this.#head = node': ({ node }) => `The head is now ${valueOf(node)}.`,
    'if (node.next === null)': null,
    'this.#tail = node': ({ node }) => `The tail is now ${valueOf(node)}.`,
    'this.#size++': null,
    'const removed': (l) => {
      const removed = l.previous ? l.previous.next : l['#head']
      return removed ? `${removed.value} is the node to remove.` : ''
    },
    'if (!removed)': ({ removed }) => (removed ? '' : 'There is nothing to remove.'),
    'return undefined': null,
    'previous.next = removed.next': ({ previous, removed }) =>
      `${valueOf(previous)} now points to ${valueOf(removed?.next)}.`,
    'this.#head = removed.next': ({ removed }) => `The head is now ${valueOf(removed?.next)}.`,
    'if (removed.next === null)': null,
    'this.#tail = previous': ({ previous }) => `The tail is now ${valueOf(previous)}.`,
    'this.#size--': null,
    'return removed.value': null,
    'let previous': ({ value }) => `Looks for ${value}.`,
    node: ({ node }) => (node ? `The walk is at ${valueOf(node)}.` : 'The walk has reached the end of the list.'),
    'if (Object.is': ({ node, value }) =>
      node?.value === value ? `This node has the value ${value}.` : `${valueOf(node)} is not ${value}.`,
    'this.#removeAfter(previous)': null,
    'return true': null,
    'previous = node': null,
    'return false': ({ value }) => `${value} is not in the list.`,
  },
  contents: (list) => [...list],
  describe: (contents) => `The list: ${listed(contents as string[])}.`,
})
