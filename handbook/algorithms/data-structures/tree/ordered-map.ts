import { ascending, type Compare } from '../../compare.ts'
import type { BinaryNode } from './binary-node.ts'

// #region node
/**
 * A node of a search tree. Keys in the left subtree come before `key`, and
 * keys in the right subtree come after it.
 */
export interface SearchNode<K, V> extends BinaryNode<V> {
  readonly key: K
  left: SearchNode<K, V> | null
  right: SearchNode<K, V> | null
}
// #endregion node

/**
 * A range of keys, including both ends. An end that is missing or
 * `undefined` is open.
 */
export interface KeyRange<K> {
  from?: K | undefined
  to?: K | undefined
}

/**
 * Map whose entries are in the order of their keys: the operations that
 * every search tree has, however it balances itself. Keys are equal when
 * the comparator returns 0. The default comparator orders numbers, bigints
 * and strings. All methods here take O(height), except for iterations.
 */
export abstract class OrderedMap<K, V> implements Iterable<[key: K, value: V]> {
  protected readonly compare: Compare<K>

  /** Makes an empty map in the order of `compare`. O(1). */
  constructor(compare: Compare<K> = ascending) {
    this.compare = compare
  }

  /** Root of the tree, `null` when it is empty. For drawings and checks. */
  abstract get root(): SearchNode<K, V> | null

  /** Number of entries. O(1). */
  abstract get size(): number

  /** Adds an entry or replaces the value of its key. Returns this map. */
  abstract set(key: K, value: V): this

  /** Removes the entry of a key. Returns whether there was one. */
  abstract delete(key: K): boolean

  /**
   * Returns the value of a key, `undefined` when there is none. O(height).
   */
  get(key: K): V | undefined {
    return this.#find(key)?.value
  }

  /** Whether the key has an entry. O(height). */
  has(key: K): boolean {
    return this.#find(key) !== null
  }

  /**
   * Returns the entry with the smallest key, `undefined` when the map is
   * empty. O(height).
   */
  first(): [key: K, value: V] | undefined {
    return entryOf(this.root && firstNode(this.root))
  }

  /**
   * Returns the entry with the largest key, `undefined` when the map is
   * empty. O(height).
   */
  last(): [key: K, value: V] | undefined {
    let node = this.root
    while (node?.right) node = node.right
    return entryOf(node)
  }

  // #region floor
  /**
   * Returns the entry with the largest key that does not come after `key`,
   * `undefined` when there is none. O(height).
   */
  floor(key: K): [key: K, value: V] | undefined {
    let best: SearchNode<K, V> | null = null
    let node = this.root
    while (node) {
      const fits = this.compare(node.key, key) <= 0
      if (fits) best = node
      node = fits ? node.right : node.left
    }
    return entryOf(best)
  }
  // #endregion floor

  /**
   * Returns the entry with the smallest key that does not come before
   * `key`, `undefined` when there is none. O(height).
   */
  ceiling(key: K): [key: K, value: V] | undefined {
    let best: SearchNode<K, V> | null = null
    let node = this.root
    while (node) {
      const fits = this.compare(node.key, key) >= 0
      if (fits) best = node
      node = fits ? node.left : node.right
    }
    return entryOf(best)
  }

  // #region entries
  /**
   * Yields the entries with keys in `range` in ascending order. O(height +
   * number of entries).
   */
  *entries(
    range: KeyRange<K> = {},
  ): Generator<[key: K, value: V], void, undefined> {
    const { from, to } = range
    const pending: SearchNode<K, V>[] = []
    let node = this.root
    while (node || pending.length > 0) {
      while (node) {
        const early = from !== undefined && this.compare(node.key, from) < 0
        if (!early) pending.push(node)
        node = early ? node.right : node.left
      }
      const next = pending.pop()
      if (!next || (to !== undefined && this.compare(next.key, to) > 0)) return
      yield [next.key, next.value]
      node = next.right
    }
  }
  // #endregion entries

  /** Yields all entries in ascending order of their keys. */
  [Symbol.iterator](): Iterator<[key: K, value: V]> {
    return this.entries()
  }

  // #region find
  #find(key: K): SearchNode<K, V> | null {
    let node = this.root
    while (node) {
      const order = this.compare(key, node.key)
      if (order === 0) return node
      node = order < 0 ? node.left : node.right
    }
    return null
  }
  // #endregion find
}

/**
 * Returns the node with the smallest key in the subtree of `node`, which
 * may be `node` itself. O(height).
 */
export const firstNode = <N extends { left: N | null }>(node: N): N => {
  while (node.left) node = node.left
  return node
}

const entryOf = <K, V>(
  node: SearchNode<K, V> | null,
): [key: K, value: V] | undefined => (node ? [node.key, node.value] : undefined)
