import { firstNode, OrderedMap, type SearchNode } from './ordered-map.ts'

/**
 * Binary search tree that does not balance itself. It is fast on average
 * when keys come in random order. When keys come sorted, it is a linked
 * list. It uses loops instead of recursion, so that even this list does not
 * overflow the stack.
 * Source: Knuth, The Art of Computer Programming, volume 3, section 6.2.2;
 * deletion by Hibbard (1962).
 */
export class BinarySearchTree<K, V> extends OrderedMap<K, V> {
  #root: SearchNode<K, V> | null = null
  #size = 0

  get root(): SearchNode<K, V> | null {
    return this.#root
  }

  get size(): number {
    return this.#size
  }

  // #region set
  /**
   * Adds an entry or replaces the value of its key. Returns this tree.
   * O(height): on average O(log n), at worst O(n).
   */
  set(key: K, value: V): this {
    const { node, parent } = this.#locate(key)
    if (node) {
      node.value = value
    } else {
      this.#attach(parent, { key, value, left: null, right: null })
      this.#size++
    }
    return this
  }
  // #endregion set

  // #region delete
  /**
   * Removes the entry of a key. Returns whether there was one. O(height):
   * on average O(log n), at worst O(n).
   */
  delete(key: K): boolean {
    const { node, parent } = this.#locate(key)
    if (!node) return false
    const heir =
      node.left && node.right
        ? takeSuccessor(node, node.right)
        : (node.left ?? node.right)
    if (heir) this.#attach(parent, heir)
    else this.#detach(parent, node)
    this.#size--
    return true
  }
  // #endregion delete

  // #region locate
  /**
   * Finds the node of a key and its parent. Without such a node, returns
   * the parent that the node would have.
   */
  #locate(key: K): {
    node: SearchNode<K, V> | null
    parent: SearchNode<K, V> | null
  } {
    let parent: SearchNode<K, V> | null = null
    let node = this.#root
    while (node) {
      const order = this.compare(key, node.key)
      if (order === 0) break
      parent = node
      node = order < 0 ? node.left : node.right
    }
    return { node, parent }
  }
  // #endregion locate

  #attach(parent: SearchNode<K, V> | null, child: SearchNode<K, V>): void {
    if (!parent) this.#root = child
    else if (this.compare(child.key, parent.key) < 0) parent.left = child
    else parent.right = child
  }

  #detach(parent: SearchNode<K, V> | null, leaf: SearchNode<K, V>): void {
    if (!parent) this.#root = null
    else if (parent.left === leaf) parent.left = null
    else parent.right = null
  }
}

// #region successor
/**
 * Removes the next larger node from the right subtree, and gives it the
 * children of `node`, which it replaces.
 */
const takeSuccessor = <K, V>(
  node: SearchNode<K, V>,
  right: SearchNode<K, V>,
): SearchNode<K, V> => {
  let successor = right
  if (right.left) {
    let parent = right
    while (parent.left?.left) parent = parent.left
    successor = firstNode(parent)
    parent.left = successor.right
    successor.right = right
  }
  successor.left = node.left
  return successor
}
// #endregion successor
