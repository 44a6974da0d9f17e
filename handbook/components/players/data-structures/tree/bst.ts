import type * as Module from '../../../../algorithms/data-structures/tree/bst.ts'
import { keyOf, searchTreeSubject, side, type Node, type SearchTreeLocals } from '../search-tree-subject.ts'

interface L extends SearchTreeLocals {
  heir: Node | null
  right: Node
  successor: Node
}

export const subject = searchTreeSubject<typeof Module, L>({
  title: 'Binary search tree',
  code: [
    'algorithms/data-structures/tree/bst.ts#locate',
    'algorithms/data-structures/tree/bst.ts#set',
    'algorithms/data-structures/tree/bst.ts#delete',
    'algorithms/data-structures/tree/bst.ts#successor',
  ],
  load: () => import('../../../../algorithms/data-structures/tree/bst.ts?traced'),
  example: 'add 8 3 10 1 6 14 4 7 13: add 5, delete 14 3 8',
  create: (module, compare) => new module.BinarySearchTree<number, number>(compare),
  marks: { parent: 'active', node: 'current', heir: 'done', successor: 'compare' },
  watch: ['key', 'node', 'parent', 'order', 'heir'],
  words: {
    'let parent: ': null,
    'let node = ': ({ key }) => `Looks for ${key} from the root down.`,
    node: ({ node, key }) =>
      node ? `The search is at ${node.key}.` : `There is no node here, so ${key} is not in the tree.`,
    'const order': ({ key, node }) => `Compares ${key} with ${keyOf(node)}.`,
    'if (order === 0)': ({ key, order }) => (order === 0 ? `${key} is found.` : `${key} is ${side(order)}.`),
    break: null,
    'parent = node': null,
    'node = order < 0': ({ order }) => `Goes to the ${order < 0 ? 'left' : 'right'} child.`,
    'return { node, parent }': ({ key, node, parent }) =>
      parent
        ? node
          ? `${node.key} is a child of ${parent.key}.`
          : `${key} belongs below ${parent.key}.`
        : node
          ? `${node.key} is the root.`
          : `${key} belongs at the root.`,
    'const { node, parent }': ({ key }) => `Finds ${key}, or the place where it belongs.`,
    'if (node)': null,
    'node.value = value': ({ key }) => `${key} is in the tree already, so only its value changes.`,
    'this.#attach(parent, { key': ({ key, parent }) =>
      parent ? `Makes ${key} a child of ${parent.key}.` : `${key} becomes the root.`,
    'this.#size++': null,
    'return this': null,
    'if (!node) return false': ({ node, key }) =>
      node ? '' : `${key} is not in the tree, so there is nothing to delete.`,
    'return false': null,
    'const heir': ({ node }) =>
      node?.left && node.right
        ? `${node.key} has two children. The next greater key takes its place.`
        : node?.left || node?.right
          ? `${keyOf(node)} has one child, which takes its place.`
          : `${keyOf(node)} is a leaf.`,
    'if (heir)': null,
    'this.#attach(parent, heir)': ({ heir, parent }) =>
      parent ? `Makes ${keyOf(heir)} a child of ${parent.key}.` : `${keyOf(heir)} becomes the root.`,
    'this.#detach': ({ node }) => `Removes the leaf ${keyOf(node)}.`,
    'this.#size--': null,
    'return true': null,
    'let successor': ({ right }) => `Looks for the smallest key in the subtree of ${keyOf(right)}.`,
    'if (right.left)': ({ right }) =>
      right.left
        ? `${right.key} has a left child, so there are smaller keys.`
        : `${right.key} has no left child, so it is the smallest key.`,
    'let parent = right': null,
    'parent.left?.left': ({ parent }) => `Does the left child of ${keyOf(parent)} have a left child?`,
    'parent = parent.left': ({ parent }) => `Yes. Goes down to ${keyOf(parent?.left)}.`,
    'successor = firstNode': ({ parent }) => `No, so ${keyOf(parent?.left)} is the smallest key.`,
    'parent.left = successor.right': ({ successor, parent }) =>
      successor.right
        ? `${successor.right.key} takes the place of ${successor.key} below ${keyOf(parent)}.`
        : `Removes ${keyOf(successor)} from its place below ${keyOf(parent)}.`,
    'successor.right = right': ({ successor, right }) =>
      `Makes ${keyOf(right)} the right child of ${keyOf(successor)}.`,
    'successor.left = node.left': ({ successor, node }) =>
      `The left subtree of ${keyOf(node)} becomes the left subtree of ${keyOf(successor)}.`,
    'return successor': null,
  },
})
