import { firstNode, OrderedMap, type SearchNode } from './ordered-map.ts'

// #region node
interface RedBlackNode<K, V> extends SearchNode<K, V> {
  key: K
  left: RedBlackNode<K, V> | null
  right: RedBlackNode<K, V> | null
  parent: RedBlackNode<K, V> | null
  red: boolean
}
// #endregion node

type Side = 'left' | 'right'

/**
 * Red–black tree: a binary search tree whose nodes are red or black so that
 * - the root is black and no red node has a red child,
 * - every path from the root down to a missing child meets the same number
 * of black nodes.
 *
 * Hence no path is more than twice as long as another, and the height is at
 * most 2 log₂(n + 1).
 * Source: Guibas and Sedgewick, "A dichromatic framework for balanced
 * trees" (1978); the cases follow Cormen, Leiserson, Rivest and Stein,
 * Introduction to Algorithms, chapter "Red-Black Trees".
 */
export class RedBlackTree<K, V> extends OrderedMap<K, V> {
  #root: RedBlackNode<K, V> | null = null
  #size = 0

  get root(): RedBlackNode<K, V> | null {
    return this.#root
  }

  get size(): number {
    return this.#size
  }

  // #region set
  /**
   * Adds an entry or replaces the value of its key. Returns this tree.
   * O(log n), at most two rotations.
   */
  set(key: K, value: V): this {
    let parent: RedBlackNode<K, V> | null = null
    let side: Side = 'left'
    let node = this.#root
    while (node) {
      const order = this.compare(key, node.key)
      if (order === 0) {
        node.value = value
        return this
      }
      parent = node
      side = order < 0 ? 'left' : 'right'
      node = node[side]
    }
    const added: RedBlackNode<K, V> = {
      key,
      value,
      left: null,
      right: null,
      parent,
      red: true,
    }
    this.#size++
    if (parent) parent[side] = added
    else this.#root = added
    this.#repairRedParent(added)
    return this
  }
  // #endregion set

  // #region delete
  /**
   * Removes the entry of a key. Returns whether there was one. O(log n), at
   * most three rotations.
   */
  delete(key: K): boolean {
    let node = this.#root
    while (node) {
      const order = this.compare(key, node.key)
      if (order === 0) break
      node = order < 0 ? node.left : node.right
    }
    if (!node) return false
    if (node.left && node.right) {
      const successor = firstNode(node.right)
      node.key = successor.key
      node.value = successor.value
      node = successor
    }
    const child = node.left ?? node.right
    // An only child is red and its parent black. The child takes the
    // parent's colour.
    if (child) child.red = false
    else if (!node.red) this.#repairMissingBlack(node)
    this.#replace(node, child)
    this.#size--
    return true
  }
  // #endregion delete

  // #region repair-insert
  /**
   * A red node may have a red parent. Moves this fault up two levels at a
   * time, or repairs it by rotations.
   */
  #repairRedParent(node: RedBlackNode<K, V>): void {
    while (isRed(node.parent)) {
      let { parent } = node
      // The root is black, so a red node has a parent.
      const grandparent = parent.parent as RedBlackNode<K, V>
      const side = sideOf(parent, grandparent)
      const uncle = grandparent[opposite(side)]
      if (isRed(uncle)) {
        parent.red = false
        uncle.red = false
        grandparent.red = true
        node = grandparent
        continue
      }
      if (node === parent[opposite(side)]) {
        this.#rotate(parent, side) // a zigzag becomes a straight line first
        parent = node
      }
      parent.red = false
      grandparent.red = true
      this.#rotate(grandparent, opposite(side))
      return
    }
    if (!node.parent) node.red = false
  }
  // #endregion repair-insert

  // #region repair-delete
  /**
   * The paths through `node` are about to lose a black node. Restores the
   * number of black nodes, if necessary with repairs further up.
   */
  #repairMissingBlack(node: RedBlackNode<K, V>): void {
    while (node.parent && !node.red) {
      const { parent } = node
      const side = sideOf(node, parent)
      // The paths through the sibling have a black node, so the sibling
      // exists.
      let sibling = parent[opposite(side)] as RedBlackNode<K, V>
      if (sibling.red) {
        sibling.red = false
        parent.red = true
        this.#rotate(parent, side)
        sibling = parent[opposite(side)] as RedBlackNode<K, V>
      }
      if (!isRed(sibling.left) && !isRed(sibling.right)) {
        sibling.red = true
        node = parent
        continue
      }
      const near = sibling[side]
      if (isRed(near) && !isRed(sibling[opposite(side)])) {
        near.red = false
        sibling.red = true
        this.#rotate(sibling, opposite(side))
        sibling = near
      }
      const far = sibling[opposite(side)] as RedBlackNode<K, V>
      sibling.red = parent.red
      parent.red = false
      far.red = false
      this.#rotate(parent, side)
      return
    }
    node.red = false
  }
  // #endregion repair-delete

  // #region rotate
  /**
   * Moves `node` down towards `side`. Its child on the other side takes its
   * place.
   */
  #rotate(node: RedBlackNode<K, V>, side: Side): void {
    const pivot = node[opposite(side)] as RedBlackNode<K, V>
    const between = pivot[side]
    this.#replace(node, pivot)
    node[opposite(side)] = between
    if (between) between.parent = node
    pivot[side] = node
    node.parent = pivot
  }
  // #endregion rotate

  // #region replace
  #replace(node: RedBlackNode<K, V>, heir: RedBlackNode<K, V> | null): void {
    if (heir) heir.parent = node.parent
    if (node.parent) node.parent[sideOf(node, node.parent)] = heir
    else this.#root = heir
  }
  // #endregion replace
}

// #region helpers
const isRed = <K, V>(
  node: RedBlackNode<K, V> | null,
): node is RedBlackNode<K, V> => node?.red ?? false

const sideOf = <K, V>(
  node: RedBlackNode<K, V>,
  parent: RedBlackNode<K, V>,
): Side => (parent.left === node ? 'left' : 'right')

const opposite = (side: Side): Side => (side === 'left' ? 'right' : 'left')
// #endregion helpers
