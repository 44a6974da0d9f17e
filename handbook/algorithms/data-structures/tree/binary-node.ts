/** A node of a binary tree; an empty tree is `null`. */
export interface BinaryNode<T> {
  value: T
  left: BinaryNode<T> | null
  right: BinaryNode<T> | null
}

/**
 * Returns a node with the given children: `binaryNode(2, binaryNode(1),
 * binaryNode(3))`. O(1).
 */
export const binaryNode = <T>(
  value: T,
  left: BinaryNode<T> | null = null,
  right: BinaryNode<T> | null = null,
): BinaryNode<T> => ({ value, left, right })
