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
    'if (!node) {': ({ node, key }) => (node ? '' : `There is no node here. ${key} belongs here.`),
    'this.#size++': null,
    'return { key': ({ key }) => `Makes a leaf for ${key}.`,
    'const order': ({ key, node }) => `Compares ${key} with ${keyOf(node)}.`,
    'if (order < 0)': ({ key, order }) => (order === 0 ? `${key} is found.` : `${key} is ${side(order)}.`),
    'node.left = this.#insert': ({ node }) => `Inserts into the left subtree of ${keyOf(node)}.`,
    'if (order > 0)': null,
    'node.right = this.#insert': ({ node }) => `Inserts into the right subtree of ${keyOf(node)}.`,
    'node.value = value': ({ key }) => `${key} is in the tree already, so only its value changes.`,
    'return rebalance(node)': ({ node }) => `Is ${keyOf(node)} still balanced?`,
    'const balance': ({ node }) => `Compares the heights of the subtrees of ${keyOf(node)}.`,
    'if (balance > 1)': ({ balance, node }) =>
      balance > 1
        ? `The left subtree of ${keyOf(node)} is ${balance} higher. A difference of 1 is allowed.`
        : balance < -1
          ? `The right subtree of ${keyOf(node)} is ${-balance} higher. A difference of 1 is allowed.`
          : `The heights of both subtrees differ by ${Math.abs(balance)}, so ${keyOf(node)} is balanced.`,
    'const left = ': null,
    'if (balanceOf(left) < 0)': ({ left }) => `Is the right subtree of ${keyOf(left)} higher than its left subtree?`,
    'node.left = rotateLeft': ({ left }) => `Yes. This is a zigzag, so ${keyOf(left)} rotates to the left first.`,
    'return rotateRight': ({ node }) => `Rotates ${keyOf(node)} to the right.`,
    'if (balance < -1)': null,
    'const right = ': null,
    'if (balanceOf(right) > 0)': ({ right }) => `Is the left subtree of ${keyOf(right)} higher than its right subtree?`,
    'node.right = rotateRight': ({ right }) => `Yes. This is a zigzag, so ${keyOf(right)} rotates to the right first.`,
    'return rotateLeft': ({ node }) => `Rotates ${keyOf(node)} to the left.`,
    'updateHeight(node)': ({ node }) => `Updates the height of ${keyOf(node)}.`,
    'return node': null,
    'const pivot': ({ node }) => `${keyOf(node?.left)} will take the place of ${keyOf(node)}.`,
    'node.left = pivot.right': ({ node, pivot }) =>
      `The right subtree of ${keyOf(pivot)} becomes the left subtree of ${keyOf(node)}.`,
    'pivot.right = node': ({ node, pivot }) => `${keyOf(node)} becomes the right child of ${keyOf(pivot)}.`,
    'updateHeight(pivot)': ({ pivot }) => `Updates the height of ${keyOf(pivot)}.`,
    'return pivot': ({ pivot }) => `${keyOf(pivot)} is now the root of this subtree.`,
    'if (!node) return null': ({ node, key }) =>
      node ? '' : `${key} is not in the tree, so there is nothing to delete.`,
    'return null': null,
    'node.left = this.#remove': ({ node }) => `Deletes from the left subtree of ${keyOf(node)}.`,
    'node.right = this.#remove': ({ node }) => `Deletes from the right subtree of ${keyOf(node)}.`,
    'this.#size--': null,
    'if (!node.left || !node.right)': ({ node }) =>
      node?.left && node.right
        ? `${node.key} has two children.`
        : node?.left || node?.right
          ? `${node.key} has one child, ${keyOf(node.left ?? node.right)}, which takes its place.`
          : `${keyOf(node)} is a leaf, so nothing takes its place.`,
    'return node.left ?? node.right': null,
    'const successor': ({ node }) => `Looks for the next greater key in the right subtree of ${keyOf(node)}.`,
    'successor.right =': ({ successor }) =>
      `Removes ${keyOf(successor)} from the right subtree. The rest becomes the right subtree of ${keyOf(successor)}.`,
    'successor.left =': ({ successor, node }) =>
      `The left subtree of ${keyOf(node)} becomes the left subtree of ${keyOf(successor)}.`,
    'return rebalance(successor)': ({ successor }) => `Is ${keyOf(successor)} balanced?`,
  },
})
