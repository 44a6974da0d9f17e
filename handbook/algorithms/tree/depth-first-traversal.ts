import type { TreeNode } from '../data-structures/tree.ts'
import type { BinaryNode } from '../data-structures/tree/binary-node.ts'

// #region pre-order
/**
 * Yields every node before its children: node, left, right. Use it to copy
 * or print a tree. O(n) in all, O(height) memory.
 */
export function* preOrder<T>(
  root: BinaryNode<T> | null,
): Generator<BinaryNode<T>, void, undefined> {
  const pending = root ? [root] : []
  for (let node = pending.pop(); node; node = pending.pop()) {
    yield node
    // The right child is pushed first, so that the left child is popped
    // first.
    if (node.right) pending.push(node.right)
    if (node.left) pending.push(node.left)
  }
}
// #endregion pre-order

// #region in-order
/**
 * Yields every node between its subtrees: left, node, right. For a search
 * tree, this is the sorted order. O(n) in all, O(height) memory.
 */
export function* inOrder<T>(
  root: BinaryNode<T> | null,
): Generator<BinaryNode<T>, void, undefined> {
  const pending: BinaryNode<T>[] = []
  let descent = root
  while (descent || pending.length > 0) {
    while (descent) {
      pending.push(descent)
      descent = descent.left
    }
    const node = pending.pop() as BinaryNode<T>
    yield node
    descent = node.right
  }
}
// #endregion in-order

// #region post-order
/**
 * Yields every node after its children: left, right, node. Use it to compute
 * sums over subtrees or to delete a tree. O(n) in all, O(height) memory.
 */
export function* postOrder<T>(
  root: BinaryNode<T> | null,
): Generator<BinaryNode<T>, void, undefined> {
  const pending: BinaryNode<T>[] = []
  let descent = root
  let last: BinaryNode<T> | null = null
  while (descent || pending.length > 0) {
    while (descent) {
      pending.push(descent)
      descent = descent.left
    }
    const node = pending.at(-1) as BinaryNode<T>
    // A node with a right child is on top twice: before its right subtree
    // and after it.
    if (node.right && node.right !== last) {
      descent = node.right
    } else {
      pending.pop()
      last = node
      yield node
    }
  }
}
// #endregion post-order

// #region morris
/**
 * Yields the nodes of a binary tree in order with O(1) memory. It adds a
 * link from the last node of a left subtree back to the node above, and
 * removes this link when it comes there again. The tree has its old links
 * only when the walk has ended. So continue to the end, and do not use the
 * tree meanwhile. O(n) in all.
 * Source: Morris, "Traversing binary trees simply and cheaply", Information
 * Processing Letters 9 (1979).
 */
export function* morrisInOrder<T>(
  root: BinaryNode<T> | null,
): Generator<BinaryNode<T>, void, undefined> {
  let node = root
  while (node) {
    if (node.left) {
      let predecessor = node.left
      while (predecessor.right && predecessor.right !== node)
        predecessor = predecessor.right
      if (!predecessor.right) {
        predecessor.right = node
        node = node.left
        continue
      }
      predecessor.right = null
    }
    yield node
    node = node.right
  }
}
// #endregion morris

// #region trees
/**
 * Yields every node of a tree before its children, and children from left
 * to right. O(n) in all.
 */
export function* preOrderTree<T>(
  root: TreeNode<T>,
): Generator<TreeNode<T>, void, undefined> {
  const pending = [root]
  for (let node = pending.pop(); node; node = pending.pop()) {
    yield node
    for (let index = node.children.length - 1; index >= 0; index--)
      pending.push(node.children[index] as TreeNode<T>)
  }
}

/**
 * Yields every node of a tree after its children, and children from left to
 * right. O(n) in all, O(height) memory.
 */
export function* postOrderTree<T>(
  root: TreeNode<T>,
): Generator<TreeNode<T>, void, undefined> {
  const pending = [{ node: root, due: 0 }]
  for (let top = pending.at(-1); top; top = pending.at(-1)) {
    const child = top.node.children[top.due++]
    if (child) {
      pending.push({ node: child, due: 0 })
    } else {
      pending.pop()
      yield top.node
    }
  }
}
// #endregion trees
