import type * as Module from '../../../../algorithms/data-structures/tree/rb.ts'
import { keyOf, searchTreeSubject, side, type Node, type SearchTreeLocals } from '../search-tree-subject.ts'

interface L extends SearchTreeLocals {
  added: Node
  grandparent: Node
  uncle: Node | null
  pivot: Node
  side: 'left' | 'right'
}

export const subject = searchTreeSubject<typeof Module, L>({
  title: 'Red–black tree',
  code: [
    'algorithms/data-structures/tree/rb.ts#set',
    'algorithms/data-structures/tree/rb.ts#repair-insert',
    'algorithms/data-structures/tree/rb.ts#rotate',
  ],
  load: () => import('../../../../algorithms/data-structures/tree/rb.ts?traced'),
  create: (module, compare) => new module.RedBlackTree<number, number>(compare),
  marks: {
    parent: 'active',
    grandparent: 'active',
    uncle: 'compare',
    pivot: 'compare',
    node: 'current',
    added: 'current',
  },
  watch: ['key', 'node', 'parent', 'grandparent', 'uncle', 'pivot'],
  words: {
    'let parent: ': null,
    'let side: ': null,
    'let node = ': ({ key }) => `Looks for the place of ${key} from the root down.`,
    node: ({ node }) => (node ? `Stands at ${node.key}.` : 'There is no node: here it belongs.'),
    'const order': ({ key, node }) => `Compares ${key} with ${keyOf(node)}.`,
    'if (order === 0)': ({ key, order }) => (order === 0 ? `${key} is there already.` : `${key} is ${side(order)}.`),
    'node.value = value': null,
    'return this': null,
    'parent = node': null,
    'side = order < 0': null,
    'node = node[side]': ({ side }) => `Goes to the ${side} child.`,
    'const added': ({ key }) => `Makes a red leaf of ${key}: red changes no count of black nodes.`,
    'this.#size++': null,
    'if (parent) parent[side]': null,
    'parent[side] = added': ({ added, parent }) => `Hangs ${keyOf(added)} below ${keyOf(parent)}.`,
    'this.#root = added': ({ added }) => `${keyOf(added)} becomes the root.`,
    'this.#repairRedParent': ({ added }) => `Is the parent of ${keyOf(added)} red too?`,
    'isRed(node.parent)': ({ node }) =>
      (node as (Node & { parent: Node | null }) | null)?.parent?.red
        ? 'Its parent is red: two red nodes in a row are not allowed.'
        : 'Its parent is not red: all is well.',
    'let { parent }': null,
    'const grandparent': null,
    'const side = ': null,
    'const uncle': ({ parent }) => `Looks at the sibling of ${keyOf(parent)}.`,
    'if (isRed(uncle))': ({ uncle }) =>
      uncle?.red ? `The uncle ${uncle.key} is red too: recolours.` : 'The uncle is black, or there is none: rotates.',
    'parent.red = false': ({ parent }) => `${keyOf(parent)} turns black.`,
    'uncle.red = false': ({ uncle }) => `${keyOf(uncle)} turns black.`,
    'grandparent.red = true': ({ grandparent }) => `${keyOf(grandparent)} turns red.`,
    'node = grandparent': ({ grandparent }) => `Goes on with ${keyOf(grandparent)}.`,
    continue: null,
    'if (node === parent[opposite(side)])': ({ node, parent, side }) =>
      (parent?.[side === 'left' ? 'right' : 'left'] ?? null) === node
        ? 'A zigzag: it has to become straight.'
        : 'It is a straight line.',
    'this.#rotate(parent': ({ parent, side }) => `Rotates ${keyOf(parent)} to the ${side}.`,
    'this.#rotate(grandparent': ({ grandparent }) => `Rotates ${keyOf(grandparent)}.`,
    return: null,
    'if (!node.parent)': null,
    'node.red = false': ({ node }) => `${keyOf(node)} is the root: it turns black.`,
    'const pivot': null,
    'const between': ({ node, pivot }) => `${keyOf(pivot)} will take the place of ${keyOf(node)}.`,
    'this.#replace(node, pivot)': ({ node, pivot }) => `${keyOf(pivot)} goes where ${keyOf(node)} was.`,
    'node[opposite(side)] = between': ({ node }) => `What was between them goes to ${keyOf(node)}.`,
    'if (between)': null,
    'between.parent': null,
    'pivot[side] = node': ({ node, pivot }) => `${keyOf(node)} goes below ${keyOf(pivot)}.`,
    'node.parent = pivot': null,
  },
})
