import { DoublyLinkedList, type DoublyListNode } from './doubly-linked-list.ts'

type Entry<K, V> = readonly [key: K, value: V]

/**
 * Cache of limited size. When it is full, it evicts the least recently used
 * entry. A list keeps the entries in the order of their last use, most
 * recent first. A map leads from a key to its node in that list.
 */
export class LruCache<K, V> implements Iterable<Entry<K, V>> {
  readonly capacity: number
  readonly #onEvict: (key: K, value: V) => void
  // #region state
  readonly #byUse = new DoublyLinkedList<Entry<K, V>>()
  readonly #nodes = new Map<K, DoublyListNode<Entry<K, V>>>()
  // #endregion state

  /**
   * Creates an empty cache for up to `capacity` entries. `onEvict` is
   * called with each evicted entry, when the cache is consistent again.
   * O(1). Throws a `RangeError` unless `capacity` is a positive integer.
   */
  constructor(
    capacity: number,
    onEvict: (key: K, value: V) => void = () => {},
  ) {
    if (!Number.isSafeInteger(capacity) || capacity < 1) {
      throw new RangeError(
        `The capacity is ${capacity}; use a positive integer.`,
      )
    }
    this.capacity = capacity
    this.#onEvict = onEvict
  }

  /** Number of entries. O(1). */
  get size(): number {
    return this.#nodes.size
  }

  /**
   * Whether the key has an entry. Does not count as a use. Expected O(1).
   */
  has(key: K): boolean {
    return this.#nodes.has(key)
  }

  // #region get
  /**
   * Returns the value of a key, `undefined` when there is none. Counts as a
   * use. Expected O(1).
   */
  get(key: K): V | undefined {
    const node = this.#nodes.get(key)
    if (!node) return undefined
    this.#byUse.moveToFront(node)
    return node.value[1]
  }
  // #endregion get

  /**
   * Returns the value of a key, `undefined` when there is none. Does not
   * count as a use. Expected O(1).
   */
  peek(key: K): V | undefined {
    return this.#nodes.get(key)?.value[1]
  }

  // #region set
  /**
   * Adds an entry or replaces the value of a key. Counts as a use.
   * `onEvict` is not called for a replaced value. Evicts an entry when the
   * cache is full. Returns this cache. Expected O(1).
   */
  set(key: K, value: V): this {
    const evicted =
      !this.delete(key) && this.size === this.capacity
        ? this.#evict()
        : undefined
    this.#nodes.set(key, this.#byUse.prepend([key, value]))
    // Called last, because it may throw or change this cache.
    if (evicted) this.#onEvict(...evicted)
    return this
  }

  /**
   * Removes the entry of a key without calling `onEvict`. Returns whether
   * there was an entry. Expected O(1).
   */
  delete(key: K): boolean {
    const node = this.#nodes.get(key)
    if (!node) return false
    this.#byUse.remove(node)
    return this.#nodes.delete(key)
  }
  // #endregion set

  /**
   * Yields `[key, value]` of every entry, the most recently used first.
   * Does not count as a use.
   */
  [Symbol.iterator](): Iterator<Entry<K, V>> {
    return this.#byUse[Symbol.iterator]()
  }

  // #region evict
  #evict(): Entry<K, V> {
    const oldest = this.#byUse.removeLast() as Entry<K, V>
    this.#nodes.delete(oldest[0])
    return oldest
  }
  // #endregion evict
}
