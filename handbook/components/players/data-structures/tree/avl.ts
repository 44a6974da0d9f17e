import type * as Module from '../../../../algorithms/data-structures/tree/avl.ts'
import { keyOf, searchTreeSubject, side, type Node, type SearchTreeLocals } from '../search-tree-subject.ts'

interface L extends SearchTreeLocals {
  balance: number
  left: Node
  right: Node
  pivot: Node
  successor: Node
}

export const subject = searchTreeSubject<typeof Module, L>({
  title: 'AVL tree',
  code: [
    'algorithms/data-structures/tree/avl.ts#insert',
    'algorithms/data-structures/tree/avl.ts#rebalance',
    'algorithms/data-structures/tree/avl.ts#rotate',
    'algorithms/data-structures/tree/avl.ts#remove',
  ],
  load: () => import('../../../../algorithms/data-structures/tree/avl.ts?traced'),
  example: 'add 30 20 40 10 25: add 28, delete 40 30 28',
  create: (module, compare) => new module.AvlTree<number, number>(compare),
  note: ({ height }) => `h${height}`,
  marks: { node: 'current', pivot: 'compare', successor: 'done' },
  watch: ['key', 'node', 'order', 'balance', 'pivot'],
  words: {
    'if (!node) {': ({ node, key }) => (node ? '' : `There is no node: here ${key} belongs.`),
    'this.#size++': null,
    'return { key': ({ key }) => `Makes a leaf of ${key}.`,
    'const order': ({ key, node }) => `Compares ${key} with ${keyOf(node)}.`,
    'if (order < 0)': ({ key, order }) => (order === 0 ? `${key} is found.` : `${key} is ${side(order)}.`),
    'node.left = this.#insert': ({ node }) => `Inserts into the left subtree of ${keyOf(node)}.`,
    'if (order > 0)': null,
    'node.right = this.#insert': ({ node }) => `Inserts into the right subtree of ${keyOf(node)}.`,
    'node.value = value': ({ key }) => `${key} was there already.`,
    'return rebalance(node)': ({ node }) => `Is ${keyOf(node)} still in balance?`,
    'const balance': ({ node }) => `Measures the subtrees of ${keyOf(node)}.`,
    'if (balance > 1)': ({ balance, node }) =>
      balance > 1
        ? `The left side of ${keyOf(node)} is ${balance} higher: too much.`
        : balance < -1
          ? `The right side of ${keyOf(node)} is ${-balance} higher: too much.`
          : `The sides of ${keyOf(node)} differ by ${Math.abs(balance)}: in balance.`,
    'const left = ': null,
    'if (balanceOf(left) < 0)': ({ left }) => `Does ${keyOf(left)} lean the other way, to the right?`,
    'node.left = rotateLeft': ({ left }) => `Yes, a zigzag: rotates ${keyOf(left)} to the left first.`,
    'return rotateRight': ({ node }) => `Rotates ${keyOf(node)} to the right.`,
    'if (balance < -1)': null,
    'const right = ': null,
    'if (balanceOf(right) > 0)': ({ right }) => `Does ${keyOf(right)} lean the other way, to the left?`,
    'node.right = rotateRight': ({ right }) => `Yes, a zigzag: rotates ${keyOf(right)} to the right first.`,
    'return rotateLeft': ({ node }) => `Rotates ${keyOf(node)} to the left.`,
    'updateHeight(node)': ({ node }) => `The height of ${keyOf(node)} is measured again.`,
    'return node': null,
    'const pivot': ({ node }) => `${keyOf(node?.left)} will take the place of ${keyOf(node)}.`,
    'node.left = pivot.right': ({ node, pivot }) =>
      `What is to the right of ${keyOf(pivot)} goes to the left of ${keyOf(node)}.`,
    'pivot.right = node': ({ node, pivot }) => `${keyOf(node)} goes to the right of ${keyOf(pivot)}.`,
    'updateHeight(pivot)': ({ pivot }) => `The height of ${keyOf(pivot)} is measured again.`,
    'return pivot': ({ pivot }) => `${keyOf(pivot)} is the top of this subtree now.`,
    'if (!node) return null': ({ node, key }) => (node ? '' : `${key} is not there: nothing to delete.`),
    'return null': null,
    'node.left = this.#remove': ({ node }) => `Deletes from the left subtree of ${keyOf(node)}.`,
    'node.right = this.#remove': ({ node }) => `Deletes from the right subtree of ${keyOf(node)}.`,
    'this.#size--': null,
    'if (!node.left || !node.right)': ({ node }) =>
      node?.left && node.right
        ? `${node.key} has two children.`
        : `${keyOf(node)} has at most one child, which takes its place.`,
    'return node.left ?? node.right': null,
    'const successor': ({ node }) => `Looks for the next greater key, on the right of ${keyOf(node)}.`,
    'successor.right =': ({ successor }) => `Takes ${keyOf(successor)} out and hangs the rest below it.`,
    'successor.left =': ({ successor, node }) => `The left side of ${keyOf(node)} goes below ${keyOf(successor)}.`,
    'return rebalance(successor)': ({ successor }) => `Is ${keyOf(successor)} in balance?`,
  },
})
