import * as fc from 'fast-check'
import { treeNode, type TreeNode } from '../data-structures/tree.ts'
import { binaryNode, type BinaryNode } from '../data-structures/tree/binary-node.ts'

/**
 * Random binary trees of up to about 25 nodes whose values are 0, 1, 2… in pre-order, so that every node can be named.
 */
export const binaryTrees: fc.Arbitrary<BinaryNode<number> | null> = fc
  .letrec<{ tree: BinaryNode<number> | null }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 7, depthSize: 'medium' },
      fc.constant(null),
      fc.tuple(tie('tree'), tie('tree')).map(([left, right]) => binaryNode(0, left, right)),
    ),
  }))
  .tree.map((root) => {
    let count = 0
    const numbered = (node: BinaryNode<number> | null): BinaryNode<number> | null =>
      node && binaryNode(count++, numbered(node.left), numbered(node.right))
    return numbered(root)
  })

/** Random trees of 1 to 25 nodes with the values 0 (the root), 1, 2…; each node hangs below an earlier one. */
export const trees: fc.Arbitrary<TreeNode<number>> = fc.array(fc.nat(), { maxLength: 24 }).map((seeds) => {
  const nodes = [treeNode(0)]
  for (const seed of seeds) {
    const node = treeNode(nodes.length)
    nodes[seed % nodes.length]?.children.push(node)
    nodes.push(node)
  }
  return nodes[0] ?? treeNode(0)
})

/** A binary tree that is one long chain to the given side; values from 0 at the root. */
export const binaryChain = (length: number, side: 'left' | 'right'): BinaryNode<number> | null => {
  let root: BinaryNode<number> | null = null
  for (let value = length - 1; value >= 0; value--) {
    const node = binaryNode(value)
    node[side] = root
    root = node
  }
  return root
}

/** A full binary tree of `2 ** height - 1` nodes; values as in a heap from 1 at the root. */
export const fullBinaryTree = (height: number, value = 1): BinaryNode<number> | null =>
  height === 0
    ? null
    : binaryNode(value, fullBinaryTree(height - 1, 2 * value), fullBinaryTree(height - 1, 2 * value + 1))

/** A tree that is one long chain; values from 0 at the root. */
export const chain = (length: number): TreeNode<number> => {
  let root = treeNode(length - 1)
  for (let value = length - 2; value >= 0; value--) root = treeNode(value, root)
  return root
}
