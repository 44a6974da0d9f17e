import { firstNode, OrderedMap, type SearchNode } from './ordered-map.ts'

// #region node
interface AvlNode<K, V> extends SearchNode<K, V> {
  left: AvlNode<K, V> | null
  right: AvlNode<K, V> | null
  /** Number of nodes on the longest path down, including this node. */
  height: number
}
// #endregion node

/**
 * AVL tree: a binary search tree in which the heights of two siblings
 * differ by at most one. The height is therefore at most 1.44 log₂(n + 2),
 * and recursion along a path is safe. After each change, rotations repair
 * the nodes on the way back up.
 * Source: Adelson-Velsky and Landis, "An algorithm for the organization of
 * information" (1962).
 */
export class AvlTree<K, V> extends OrderedMap<K, V> {
  #root: AvlNode<K, V> | null = null
  #size = 0

  get root(): AvlNode<K, V> | null {
    return this.#root
  }

  get size(): number {
    return this.#size
  }

  /**
   * Adds an entry or replaces the value of its key. Returns this tree.
   * O(log n), at most two rotations.
   */
  set(key: K, value: V): this {
    this.#root = this.#insert(this.#root, key, value)
    return this
  }

  /**
   * Removes the entry of a key. Returns whether there was one. O(log n), at
   * most two rotations on each level.
   */
  delete(key: K): boolean {
    const sizeBefore = this.#size
    this.#root = this.#remove(this.#root, key)
    return this.#size < sizeBefore
  }

  // #region insert
  /**
   * Each call returns the root of its subtree after the change, which may
   * be a different node.
   */
  #insert(node: AvlNode<K, V> | null, key: K, value: V): AvlNode<K, V> {
    if (!node) {
      this.#size++
      return { key, value, left: null, right: null, height: 1 }
    }
    const order = this.compare(key, node.key)
    if (order < 0) node.left = this.#insert(node.left, key, value)
    else if (order > 0) node.right = this.#insert(node.right, key, value)
    else node.value = value
    return rebalance(node)
  }
  // #endregion insert

  // #region remove
  #remove(node: AvlNode<K, V> | null, key: K): AvlNode<K, V> | null {
    if (!node) return null
    const order = this.compare(key, node.key)
    if (order < 0) node.left = this.#remove(node.left, key)
    else if (order > 0) node.right = this.#remove(node.right, key)
    else {
      this.#size--
      if (!node.left || !node.right) return node.left ?? node.right
      const successor = firstNode(node.right)
      successor.right = withoutFirst(node.right)
      successor.left = node.left
      return rebalance(successor)
    }
    return rebalance(node)
  }
  // #endregion remove
}

// #region without-first
const withoutFirst = <K, V>(node: AvlNode<K, V>): AvlNode<K, V> | null => {
  if (!node.left) return node.right
  node.left = withoutFirst(node.left)
  return rebalance(node)
}
// #endregion without-first

const heightOf = (node: AvlNode<unknown, unknown> | null): number =>
  node?.height ?? 0

/** Positive when the left subtree is higher. */
const balanceOf = (node: AvlNode<unknown, unknown>): number =>
  heightOf(node.left) - heightOf(node.right)

const updateHeight = (node: AvlNode<unknown, unknown>): void => {
  node.height = 1 + Math.max(heightOf(node.left), heightOf(node.right))
}

// #region rebalance
/**
 * Repairs a node whose subtrees are AVL trees, but may differ by two in
 * height. Returns the root of the repaired subtree.
 */
const rebalance = <K, V>(node: AvlNode<K, V>): AvlNode<K, V> => {
  const balance = balanceOf(node)
  if (balance > 1) {
    const left = node.left as AvlNode<K, V>
    // A zigzag becomes a straight line first.
    if (balanceOf(left) < 0) node.left = rotateLeft(left)
    return rotateRight(node)
  }
  if (balance < -1) {
    const right = node.right as AvlNode<K, V>
    if (balanceOf(right) > 0) node.right = rotateRight(right)
    return rotateLeft(node)
  }
  updateHeight(node)
  return node
}
// #endregion rebalance

// #region rotate
/**
 * The left child becomes the root of the subtree. The subtree between the
 * two nodes gets the other node as parent.
 */
const rotateRight = <K, V>(node: AvlNode<K, V>): AvlNode<K, V> => {
  const pivot = node.left as AvlNode<K, V>
  node.left = pivot.right
  pivot.right = node
  updateHeight(node)
  updateHeight(pivot)
  return pivot
}
// #endregion rotate

const rotateLeft = <K, V>(node: AvlNode<K, V>): AvlNode<K, V> => {
  const pivot = node.right as AvlNode<K, V>
  node.right = pivot.left
  pivot.left = node
  updateHeight(node)
  updateHeight(pivot)
  return pivot
}
