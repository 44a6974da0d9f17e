// #region class
interface Node<K, V> {
  readonly key: K
  value: V
  newer: Node<K, V>
  older: Node<K, V>
}

/**
 * LRU cache with its own linked list. `get` and `put` take constant time on
 * average, like a look-up in a `Map`.
 */
export class LRUCache<K, V> {
  readonly #capacity: number
  readonly #nodes = new Map<K, Node<K, V>>()
  /**
   * Joins the list to a ring, and holds no entry. `#ends.older` is the most
   * recently used entry, `#ends.newer` is the next entry to evict. So every
   * node always has both links.
   */
  readonly #ends: Node<K, V>

  /** Throws a `RangeError` unless `capacity` is a positive integer. */
  constructor(capacity: number) {
    if (!Number.isSafeInteger(capacity) || capacity < 1) {
      throw new RangeError(
        `The capacity is ${capacity}; use a positive integer.`,
      )
    }
    this.#capacity = capacity
    const ends = {} as Node<K, V>
    ends.newer = ends
    ends.older = ends
    this.#ends = ends
  }

  /**
   * Returns the value of a key, or `undefined` when the cache does not have
   * the key. Counts as a use.
   */
  get(key: K): V | undefined {
    const node = this.#nodes.get(key)
    if (!node) return undefined
    this.#unlink(node)
    this.#linkFirst(node)
    return node.value
  }

  /** Adds or replaces an entry. Counts as a use. */
  put(key: K, value: V): void {
    const known = this.#nodes.get(key)
    if (known) {
      known.value = value
      this.#unlink(known)
      this.#linkFirst(known)
      return
    }
    if (this.#nodes.size === this.#capacity) {
      const oldest = this.#ends.newer
      this.#unlink(oldest)
      this.#nodes.delete(oldest.key)
    }
    const node = { key, value } as Node<K, V>
    this.#nodes.set(key, node)
    this.#linkFirst(node)
  }

  #unlink(node: Node<K, V>): void {
    node.newer.older = node.older
    node.older.newer = node.newer
  }

  #linkFirst(node: Node<K, V>): void {
    node.newer = this.#ends
    node.older = this.#ends.older
    node.older.newer = node
    this.#ends.older = node
  }
}
// #endregion class
