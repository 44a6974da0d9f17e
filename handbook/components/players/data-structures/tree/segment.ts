import type * as Module from '../../../../algorithms/data-structures/tree/segment.ts'
import type { Operation } from '@dev-handbook/step-player/player/inputs/operations'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { treeStage } from '@dev-handbook/step-player/player/stages/tree-stage'
import type { TreeItem, TreeView } from '@dev-handbook/step-player/player/stages/tree-view'
import { listed, structureSubject } from '../structure-subject.ts'

interface L {
  '#nodes': number[]
  node: number
  low: number
  high: number
  left: number
  right: number
  index: number
  value: number
  from: number
  to: number
}

const values = [5, 3, 7, 9, 6, 4, 1, 2]
const size = values.length

/** Says which of two values is smaller. `Infinity` is the minimum of an empty range. */
const smaller = (left = Infinity, right = Infinity): string => {
  const [a, b] = [left, right].map((value) => (value === Infinity ? '∞' : String(value)))
  return `the smaller of ${a} and ${b} is ${Math.min(left, right) === Infinity ? '∞' : Math.min(left, right)}`
}

export const subject = structureSubject<typeof Module, Module.SegmentTree<number>, L, TreeView>({
  title: 'Segment tree for the minimum',
  code: [
    'algorithms/data-structures/tree/segment.ts#query',
    'algorithms/data-structures/tree/segment.ts#set',
    'algorithms/data-structures/tree/segment.ts#update',
  ],
  load: () => import('../../../../algorithms/data-structures/tree/segment.ts?traced'),
  verbs: { query: 2, set: 2 },
  presets: [
    { name: articleName, text: 'query 1 6, set 1 8, query 1 6' },
    { name: { en: 'Everything', ru: 'Весь отрезок' }, text: 'query 0 8, query 3 4' },
    {
      name: randomName,
      text: () =>
        `query ${Math.floor(Math.random() * 4)} ${4 + Math.floor(Math.random() * 5)}, set ${Math.floor(Math.random() * 8)} 7, query 0 ${1 + Math.floor(Math.random() * 8)}`,
    },
  ],
  create: (module) => new module.SegmentTree(values, { identity: Infinity, combine: Math.min }),
  call: (tree, { verb, args }: Operation) => {
    const [first = 0, second = 0] = args.map(Number)
    return verb === 'set' ? void tree.set(first, second) : tree.query(first, second)
  },
  stage: treeStage,
  view: ({ now, known }) => {
    const nodes = now['#nodes'] ?? known['#nodes'] ?? []
    const item = (node: number): TreeItem => ({
      id: node,
      label: String(nodes[node] ?? '').replace('Infinity', '∞'),
      note: node >= size ? String(node - size) : undefined,
      mark:
        node === now.node || node === now.low
          ? 'current'
          : now.high !== undefined && node === now.high - 1
            ? 'compare'
            : undefined,
      children: node < size ? [item(2 * node), item(2 * node + 1)] : [],
    })
    return { roots: nodes.length > 0 ? [item(1)] : [] }
  },
  watch: ['from', 'to', 'low', 'high', 'left', 'right', 'node'],
  words: {
    'this.#check': null,
    'const { identity': ({ from, to }) =>
      to - from === 1
        ? `Looks for the minimum of value ${from} alone.`
        : from < to
          ? `Looks for the minimum of the values ${from} to ${to - 1}.`
          : 'The minimum of no values is ∞.',
    'let left': null,
    'let right': null,
    'low < high': ({ low, high }) =>
      low < high
        ? high - low === 1
          ? `The range now has only node ${low}.`
          : `The range now has the nodes ${low} to ${high - 1}.`
        : 'No node is left, so the whole range is covered.',
    'if (low % 2 === 1)': ({ low }) =>
      low === 1
        ? 'Node 1 is the root, so it has no parent.'
        : low % 2 === 1
          ? `Node ${low} is a right child, so its parent begins before the range.`
          : `Node ${low} is a left child, so its parent begins where the range begins.`,
    'left = combine': (l) => `Takes node ${l.low} alone: ${smaller(l.left, l['#nodes'][l.low])}.`,
    'if (high % 2 === 1)': ({ high }) =>
      high === 2
        ? 'Node 1 is the root, so it has no parent.'
        : high % 2 === 1
          ? `Node ${high - 1} is a left child, so its parent ends after the range.`
          : `Node ${high - 1} is a right child, so its parent ends where the range ends.`,
    'right = combine': (l) => `Takes node ${l.high - 1} alone: ${smaller(l['#nodes'][l.high - 1], l.right)}.`,
    'return combine(left, right)': ({ left, right }) => `Combines both sides: ${smaller(left, right)}.`,
    'let node': ({ index }) => `Finds the leaf of value ${index}.`,
    'this.#nodes[node] = value': ({ value }) => `The leaf becomes ${value}.`,
    'node > 0': ({ node }) =>
      node > 0 ? `Continues with the parent, node ${node}.` : 'The root is updated, so all is done.',
    'this.#update(node)': null,
    'return this': null,
    'this.#nodes[node] = this.#monoid': (l) =>
      `Node ${l.node}: ${smaller(l['#nodes'][2 * l.node], l['#nodes'][2 * l.node + 1])}.`,
  },
  contents: (tree) => values.map((_, index) => tree.get(index)),
  describe: (contents, results) =>
    `Answers: ${listed(results.filter((result) => result !== undefined).map((result) => (result === Infinity ? '∞' : result)))}. Values: ${listed(contents as number[])}.`,
})
