import { Queue } from '../data-structures/queue.ts'
import type { TreeNode } from '../data-structures/tree.ts'
import type { BinaryNode } from '../data-structures/tree/binary-node.ts'

// #region breadth-first
/**
 * Yields the nodes of a tree level by level, each level from left to right.
 * O(n) in all. The queue holds nodes of at most two neighbouring levels. A
 * caller that stops early does not visit the rest.
 */
export function* breadthFirst<T>(
  root: TreeNode<T>,
): Generator<TreeNode<T>, void, undefined> {
  const queue = new Queue([root])
  for (let node = queue.dequeue(); node; node = queue.dequeue()) {
    yield node
    for (const child of node.children) queue.enqueue(child)
  }
}
// #endregion breadth-first

// #region binary
/**
 * Yields the nodes of a binary tree level by level, each level from left to
 * right. Yields nothing for `null`. O(n) in all.
 */
export function* breadthFirstBinary<T>(
  root: BinaryNode<T> | null,
): Generator<BinaryNode<T>, void, undefined> {
  const queue = new Queue<BinaryNode<T>>()
  if (root) queue.enqueue(root)
  for (let node = queue.dequeue(); node; node = queue.dequeue()) {
    yield node
    if (node.left) queue.enqueue(node.left)
    if (node.right) queue.enqueue(node.right)
  }
}
// #endregion binary

// #region levels
/**
 * Yields each level of a binary tree as the array of its nodes, beginning
 * with the root's level. Yields nothing for `null`. One array per level
 * replaces the queue and shows where a level ends. O(n) in all.
 */
export function* levels<T>(
  root: BinaryNode<T> | null,
): Generator<BinaryNode<T>[], void, undefined> {
  let level = root ? [root] : []
  while (level.length > 0) {
    yield level
    const next: BinaryNode<T>[] = []
    for (const { left, right } of level) {
      if (left) next.push(left)
      if (right) next.push(right)
    }
    level = next
  }
}
// #endregion levels
