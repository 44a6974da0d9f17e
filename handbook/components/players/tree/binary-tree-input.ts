import { binaryNode, type BinaryNode } from '../../../algorithms/data-structures/tree/binary-node.ts'

/**
 * A search tree that is built from numbers in their order: a smaller number goes to the left of a greater one. Equal
 * numbers are left out.
 */
export const treeOf = (numbers: readonly number[]): BinaryNode<number> | null => {
  let root: BinaryNode<number> | null = null
  for (const number of new Set(numbers)) {
    const leaf = binaryNode(number)
    if (!root) root = leaf
    for (let node: BinaryNode<number> | null = root; node && node !== leaf;) {
      const side: 'left' | 'right' = number < node.value ? 'left' : 'right'
      node[side] ??= leaf
      node = node[side]
    }
  }
  return root
}
