import type * as Module from '../../../../algorithms/data-structures/tree/rb.ts'
import { keyOf, searchTreeSubject, side, type Node, type SearchTreeLocals } from '../search-tree-subject.ts'

interface L extends SearchTreeLocals {
  added: Node
  grandparent: Node
  uncle: Node | null
  pivot: Node
  side: Side
  child: Node | null
  successor: Node
  sibling: Node
  between: Node | null
  near: Node | null
  far: Node
}

type Side = 'left' | 'right'

const opposite = (side: Side): Side => (side === 'left' ? 'right' : 'left')
const colourOf = (node: Node): string => (node.red ? 'red' : 'black')

export const subject = searchTreeSubject<typeof Module, L>({
  title: 'Red–black tree',
  code: [
    'algorithms/data-structures/tree/rb.ts#set',
    'algorithms/data-structures/tree/rb.ts#repair-insert',
    'algorithms/data-structures/tree/rb.ts#delete',
    'algorithms/data-structures/tree/rb.ts#repair-delete',
    'algorithms/data-structures/tree/rb.ts#rotate',
  ],
  load: () => import('../../../../algorithms/data-structures/tree/rb.ts?traced'),
  example: 'add 10 20 30 40 50 60 70 80: add 75, delete 10 30',
  create: (module, compare) => new module.RedBlackTree<number, number>(compare),
  cases: [
    { name: { en: 'Black leaves go', ru: 'Чёрные листья удаляются' }, text: 'add 1 2 3 4 5 6 7 8, delete 1 2 3' },
    {
      name: { en: 'A red child near the gap', ru: 'Красный потомок рядом с пустым местом' },
      text: 'add 2 1 4 3, delete 1',
    },
  ],
  marks: {
    parent: 'active',
    grandparent: 'active',
    uncle: 'compare',
    pivot: 'compare',
    sibling: 'compare',
    successor: 'compare',
    child: 'done',
    near: 'done',
    far: 'done',
    node: 'current',
    added: 'current',
  },
  watch: ['key', 'node', 'parent', 'grandparent', 'uncle', 'sibling', 'pivot'],
  words: {
    'let parent: ': null,
    'let side: ': null,
    // Only an insertion remembers the side, so the side shows which operation runs.
    'let node = ': ({ key, side }) => `Looks for ${side ? 'the place of ' : ''}${key} from the root down.`,
    node: ({ key, node, side }) =>
      node
        ? `The search is at ${node.key}.`
        : side
          ? `There is no node here. ${key} belongs here.`
          : `There is no node here, so ${key} is not in the tree.`,
    'const order': ({ key, node }) => `Compares ${key} with ${keyOf(node)}.`,
    'if (order === 0)': ({ key, order }) =>
      order === 0 ? `${key} is in the tree already.` : `${key} is ${side(order)}.`,
    'if (order === 0) break': ({ key, order }) => (order === 0 ? `${key} is found.` : `${key} is ${side(order)}.`),
    break: null,
    'node = order < 0': ({ order }) => `Goes to the ${order < 0 ? 'left' : 'right'} child.`,
    'node.value = value': null,
    'return this': null,
    'parent = node': null,
    'side = order < 0': null,
    'node = node[side]': ({ side }) => `Goes to the ${side} child.`,
    'const added': ({ key }) => `Makes a red leaf for ${key}. A red node changes no count of black nodes.`,
    'this.#size++': null,
    'if (parent) parent[side]': null,
    'parent[side] = added': ({ added, parent }) => `Makes ${keyOf(added)} a child of ${keyOf(parent)}.`,
    'this.#root = added': ({ added }) => `${keyOf(added)} becomes the root.`,
    'this.#repairRedParent': ({ added }) => `Is the parent of ${keyOf(added)} red too?`,
    'isRed(node.parent)': ({ node }) => {
      const { parent } = node as Node & { parent: Node | null }
      if (!parent) return `${keyOf(node)} is the root, so it has no parent.`
      return parent.red
        ? `${parent.key} is red. A red node must not have a red parent.`
        : `${parent.key} is not red, so no rule is broken.`
    },
    'let { parent }': null,
    'const grandparent': null,
    'const side = ': null,
    'const uncle': ({ parent }) => `Looks at the sibling of ${keyOf(parent)}.`,
    'if (isRed(uncle))': ({ uncle }) =>
      uncle?.red
        ? `The uncle ${uncle.key} is red too, so three nodes change their colour.`
        : `${uncle ? `The uncle ${uncle.key} is black` : 'There is no uncle'}, so a rotation is needed.`,
    'parent.red = false': ({ parent }) => `${keyOf(parent)} turns black.`,
    'uncle.red = false': ({ uncle }) => `${keyOf(uncle)} turns black.`,
    'grandparent.red = true': ({ grandparent }) => `${keyOf(grandparent)} turns red.`,
    'node = grandparent': ({ grandparent }) => `Continues with ${keyOf(grandparent)}.`,
    continue: null,
    'if (node === parent[opposite(side)])': ({ node, parent, side }) =>
      (parent?.[side === 'left' ? 'right' : 'left'] ?? null) === node
        ? 'The node and its parent form a zigzag. A rotation makes it a straight line.'
        : 'The node and its parent form a straight line.',
    'this.#rotate(parent': ({ parent, side }) => `Rotates ${keyOf(parent)} to the ${side}.`,
    'this.#rotate(grandparent': ({ grandparent, side }) => `Rotates ${keyOf(grandparent)} to the ${opposite(side)}.`,
    return: null,
    'if (!node.parent)': null,
    'node.red = false': ({ node }) => {
      const { parent, red } = node as Node & { parent: Node | null }
      const change = red ? 'turns' : 'stays'
      return parent ? `${keyOf(node)} ${change} black.` : `${keyOf(node)} is the root, so it ${change} black.`
    },
    'if (!node) return false': ({ node, key }) =>
      node ? '' : `${key} is not in the tree, so there is nothing to delete.`,
    'if (node.left && node.right)': ({ node }) =>
      node?.left && node.right ? `${node.key} has two children. The next greater key takes its place.` : '',
    'const successor': ({ node }) => `Looks for the smallest key in the right subtree of ${keyOf(node)}.`,
    'node.key = successor.key': ({ node, successor }) => `The node of ${keyOf(node)} gets the key ${successor.key}.`,
    'node.value = successor.value': null,
    'node = successor': ({ successor }) => `Deletes the node that held ${successor.key} before.`,
    'const child': ({ node }) =>
      node?.left || node?.right
        ? `${node.key} has one child, which takes its place.`
        : `${keyOf(node)} is a ${node ? colourOf(node) : ''} leaf.`,
    'if (child)': null,
    'child.red = false': ({ child }) => `The red child ${keyOf(child)} turns black, because its parent was black.`,
    'if (!node.red)': ({ node }) =>
      node?.red
        ? `${node.key} is red, so no path loses a black node.`
        : `${keyOf(node)} is black, so the paths through ${keyOf(node)} lose a black node.`,
    'this.#repairMissingBlack': null,
    'this.#replace(node, child)': ({ node, child }) =>
      child ? `${child.key} takes the place of ${keyOf(node)}.` : `Removes the leaf ${keyOf(node)}.`,
    'this.#size--': null,
    'node.parent && !node.red': ({ node }) => {
      const { parent, red } = node as Node & { parent: Node | null }
      if (red && parent) return `${keyOf(node)} is red. When it turns black, it replaces the missing black node.`
      return parent
        ? node?.left || node?.right
          ? `Without the deleted node, paths through ${node.key} have one black node too few.`
          : `Without ${keyOf(node)}, paths through this place have one black node too few.`
        : `${keyOf(node)} is the root, so all paths have lost one black node.`
    },
    'const { parent }': null,
    'let sibling': ({ parent }) => `Looks at the sibling, the other child of ${keyOf(parent)}.`,
    'if (sibling.red)': ({ sibling }) => `The sibling ${sibling.key} is ${colourOf(sibling)}.`,
    'sibling.red = false': ({ sibling }) => `${sibling.key} turns black.`,
    'parent.red = true': ({ parent }) => `${keyOf(parent)} turns red.`,
    'sibling = parent[': ({ parent, side }) => `The new sibling is ${keyOf(parent?.[opposite(side)])}, which is black.`,
    'if (!isRed(sibling.left)': ({ sibling }) =>
      sibling.left?.red || sibling.right?.red ? '' : `No child of ${sibling.key} is red.`,
    'sibling.red = true': ({ sibling, near }) =>
      near ? `${sibling.key} turns red.` : `${sibling.key} turns red. Now its paths have one black node too few, too.`,
    'node = parent': ({ parent }) =>
      `Now all paths through ${keyOf(parent)} lack a black node. Continues with ${keyOf(parent)}.`,
    'const near': null,
    'if (isRed(near)': ({ sibling, side }) => {
      const far = sibling[opposite(side)]
      return far?.red
        ? `The far child of ${sibling.key}, which is ${far.key}, is red.`
        : `Only the near child of ${sibling.key}, which is ${keyOf(sibling[side])}, is red.`
    },
    'near.red = false': ({ near }) => `${keyOf(near)} turns black.`,
    'this.#rotate(sibling': ({ sibling, side }) => `Rotates ${sibling.key} to the ${opposite(side)}.`,
    'sibling = near': ({ near }) => `${keyOf(near)} is the sibling now.`,
    'const far': null,
    'sibling.red = parent.red': ({ sibling, parent }) =>
      `${sibling.key} gets the colour of ${keyOf(parent)}: ${parent ? colourOf(parent) : ''}.`,
    'far.red = false': ({ far }) => `${far.key} turns black.`,
    'const pivot': null,
    'const between': ({ node, pivot }) => `${keyOf(pivot)} will take the place of ${keyOf(node)}.`,
    'this.#replace(node, pivot)': ({ node, pivot }) => `${keyOf(pivot)} takes the place of ${keyOf(node)}.`,
    'node[opposite(side)] = between': ({ node, side, between }) =>
      between
        ? `The subtree of ${between.key}, between the two, becomes a subtree of ${keyOf(node)}.`
        : `No subtree is between the two, so ${keyOf(node)} now has no ${opposite(side)} child.`,
    'if (between)': null,
    'between.parent': null,
    'pivot[side] = node': ({ node, pivot }) => `${keyOf(node)} becomes a child of ${keyOf(pivot)}.`,
    'node.parent = pivot': null,
  },
})
