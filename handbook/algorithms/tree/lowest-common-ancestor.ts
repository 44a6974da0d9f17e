import type { Compare } from '../compare.ts'
import type { BinaryNode } from '../data-structures/tree/binary-node.ts'
import { nodesWithDepth, type TreeNode } from '../data-structures/tree.ts'
import { preOrder } from './depth-first-traversal.ts'

// #region lowest-common-ancestor
/**
 * Returns the lowest node of a binary tree that has both `a` and `b` in its
 * subtree. A node counts as its own ancestor. Stores every node's parent.
 * Then it marks the ancestors of `a`, and climbs from `b` to the first
 * marked node. O(n). Throws a `RangeError` when `a` or `b` is not in the
 * tree.
 */
export const lowestCommonAncestor = <T>(
  root: BinaryNode<T> | null,
  a: BinaryNode<T>,
  b: BinaryNode<T>,
): BinaryNode<T> => {
  const parents = new Map<BinaryNode<T>, BinaryNode<T>>()
  const known = new Set<BinaryNode<T>>()
  for (const node of preOrder(root)) {
    known.add(node)
    if (node.left) parents.set(node.left, node)
    if (node.right) parents.set(node.right, node)
  }
  if (!known.has(a) || !known.has(b)) {
    throw new RangeError(
      'A node is not in the tree; pass nodes of the tree itself, not copies.',
    )
  }
  const ancestorsOfA = new Set<BinaryNode<T>>()
  for (let node: BinaryNode<T> | undefined = a; node; node = parents.get(node))
    ancestorsOfA.add(node)
  let ancestor = b
  while (!ancestorsOfA.has(ancestor))
    // The loop ends at the root at the latest.
    ancestor = parents.get(ancestor) as BinaryNode<T>
  return ancestor
}
// #endregion lowest-common-ancestor

// #region search-tree
/**
 * Returns the node of a search tree at which the paths from the root to the
 * values `a` and `b` separate, or `null` for an empty tree. Both values must
 * be in the tree, which is not checked. O(height) time, O(1) memory.
 */
export const lowestCommonAncestorInSearchTree = <T>(
  root: BinaryNode<T> | null,
  [a, b]: readonly [T, T],
  compare: Compare<T>,
): BinaryNode<T> | null => {
  let node = root
  while (node) {
    const sideOfA = compare(a, node.value)
    const sideOfB = compare(b, node.value)
    if (sideOfA < 0 && sideOfB < 0) node = node.left
    else if (sideOfA > 0 && sideOfB > 0) node = node.right
    else break
  }
  return node
}
// #endregion search-tree

/**
 * Table of ancestors for many queries about one tree (binary lifting). For
 * every node, it stores the ancestors 1, 2, 4, 8 … levels up. O(n log n) to
 * build, O(log n) for each query. The tree must not change meanwhile.
 * Source: Bender and Farach-Colton, "The level ancestor problem
 * simplified", Theoretical Computer Science 321 (2004).
 */
export class AncestorTable<T> {
  // #region table
  readonly #depths = new Map<TreeNode<T>, number>()
  /**
   * `#jumps[k]` leads from a node to its ancestor 2^k levels up, if there
   * is one.
   */
  readonly #jumps: Map<TreeNode<T>, TreeNode<T>>[] = [new Map()]

  /** Builds the table for the tree below `root`. O(n log n). */
  constructor(root: TreeNode<T>) {
    const parents = this.#jumpsOf(0)
    for (const [node, depth] of nodesWithDepth(root)) {
      this.#depths.set(node, depth)
      for (const child of node.children) parents.set(child, node)
    }
    let last = parents
    while (last.size > 0) {
      const next = new Map<TreeNode<T>, TreeNode<T>>()
      for (const [node, middle] of last) {
        const ancestor = last.get(middle)
        if (ancestor) next.set(node, ancestor)
      }
      this.#jumps.push(next)
      last = next
    }
  }
  // #endregion table

  /**
   * Returns the number of edges between `node` and the root. O(1). Throws a
   * `RangeError` when the node is not in the tree.
   */
  depthOf(node: TreeNode<T>): number {
    const depth = this.#depths.get(node)
    if (depth === undefined) {
      throw new RangeError(
        'A node is not in the tree; pass nodes of the tree itself, not copies.',
      )
    }
    return depth
  }

  // #region ancestor
  /**
   * Returns the ancestor `distance` levels above `node`, or `undefined` above
   * the root. O(log n). Throws a `RangeError` when the node is not in the
   * tree or the distance is not an integer ≥ 0.
   */
  ancestor(node: TreeNode<T>, distance: number): TreeNode<T> | undefined {
    if (!Number.isSafeInteger(distance) || distance < 0) {
      throw new RangeError(
        `The distance is ${distance}; use a non-negative integer.`,
      )
    }
    if (distance > this.depthOf(node)) return undefined
    let ancestor = node
    for (let jump = 0, rest = distance; rest > 0; jump++, rest >>= 1) {
      if (rest % 2 === 1)
        ancestor = this.#jumpsOf(jump).get(ancestor) as TreeNode<T>
    }
    return ancestor
  }
  // #endregion ancestor

  // #region table-search
  /**
   * Returns the lowest node that has both nodes in its subtree, which may
   * be one of them. O(log n). Throws a `RangeError` when one of the nodes
   * is not in the tree.
   */
  lowestCommonAncestor(a: TreeNode<T>, b: TreeNode<T>): TreeNode<T> {
    const depth = Math.min(this.depthOf(a), this.depthOf(b))
    let left = this.ancestor(a, this.depthOf(a) - depth) as TreeNode<T>
    let right = this.ancestor(b, this.depthOf(b) - depth) as TreeNode<T>
    if (left === right) return left
    // Both nodes jump up while their ancestors differ. Afterwards they are
    // children of the answer.
    for (const jumps of this.#jumps.toReversed()) {
      const above = jumps.get(left)
      if (!above || above === jumps.get(right)) continue
      left = above
      right = jumps.get(right) as TreeNode<T>
    }
    return this.ancestor(left, 1) as TreeNode<T>
  }
  // #endregion table-search

  // #region distance
  /**
   * Returns the number of edges on the path between two nodes. O(log n).
   * Throws a `RangeError` when one of the nodes is not in the tree.
   */
  distance(a: TreeNode<T>, b: TreeNode<T>): number {
    return (
      this.depthOf(a) +
      this.depthOf(b) -
      2 * this.depthOf(this.lowestCommonAncestor(a, b))
    )
  }
  // #endregion distance

  #jumpsOf(exponent: number): Map<TreeNode<T>, TreeNode<T>> {
    return this.#jumps[exponent] as Map<TreeNode<T>, TreeNode<T>>
  }
}
