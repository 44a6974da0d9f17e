import { type Hash, hashKey } from './hash-table.ts'

interface Slot<K, V> {
  readonly key: K
  value: V
  readonly hash: number
}

const smallestCapacity = 8
const largestLoad = 0.5

/**
 * Hash table with open addressing: all entries are in one array. The hash
 * of a key names a slot. The entry is in that slot or, when it was taken,
 * in the first free slot after it (linear probing). At most half of the
 * slots are in use. This keeps the expected cost of an operation constant.
 * Keys are compared as in a `Map`. Entries have no particular order.
 * Source: Knuth, "The Art of Computer Programming", volume 3, section 6.4,
 * algorithms L and R.
 */
export class OpenHashTable<K, V> implements Iterable<[K, V]> {
  readonly #hash: Hash<K>
  #slots: (Slot<K, V> | null)[] = emptySlots(smallestCapacity)
  #size = 0

  /**
   * Creates an empty table. Pass `hash` for keys for which `hashKey`
   * throws.
   */
  constructor(hash: Hash<K> = hashKey) {
    this.#hash = hash
  }

  /** Number of entries. O(1). */
  get size(): number {
    return this.#size
  }

  /** Number of slots. O(1). */
  get capacity(): number {
    return this.#slots.length
  }

  /**
   * Returns the value of a key, `undefined` when there is none. Expected
   * O(1). Throws what the hash throws.
   */
  get(key: K): V | undefined {
    return this.#slots[this.#find(key, this.#hash(key))]?.value
  }

  /**
   * Whether the key has an entry. Expected O(1). Throws what the hash
   * function throws.
   */
  has(key: K): boolean {
    return this.#slots[this.#find(key, this.#hash(key))] !== null
  }

  // #region set
  /**
   * Adds an entry or replaces the value of the entry with that key. Returns
   * this table. Expected amortised O(1).
   */
  set(key: K, value: V): this {
    const hash = this.#hash(key)
    const slot = this.#slots[this.#find(key, hash)]
    if (slot) {
      slot.value = value
      return this
    }
    if (this.#size + 1 > largestLoad * this.capacity) this.#grow()
    this.#slots[this.#find(key, hash)] = { key, value, hash }
    this.#size++
    return this
  }
  // #endregion set

  // #region delete
  /**
   * Removes the entry of a key. Returns whether there was one. Expected
   * O(1). Throws what the hash function throws.
   */
  delete(key: K): boolean {
    let gap = this.#find(key, this.#hash(key))
    if (!this.#slots[gap]) return false
    this.#slots[gap] = null
    this.#size--
    let index = this.#after(gap)
    for (let slot = this.#slots[index]; slot; slot = this.#slots[index]) {
      // An entry whose search begins after the gap stays. Every other entry
      // moves into the gap.
      if (
        this.#distance(this.#home(slot.hash), index) >=
        this.#distance(gap, index)
      ) {
        this.#slots[gap] = slot
        this.#slots[index] = null
        gap = index
      }
      index = this.#after(index)
    }
    return true
  }
  // #endregion delete

  /**
   * Yields `[key, value]` of every entry once, in no particular order.
   * O(capacity) in all.
   */
  *[Symbol.iterator](): Generator<[K, V], void, undefined> {
    for (const slot of this.#slots) if (slot) yield [slot.key, slot.value]
  }

  // #region find
  #home(hash: number): number {
    return (hash >>> 0) % this.capacity
  }

  #after(index: number): number {
    return (index + 1) % this.capacity
  }

  /** Steps forwards from one slot to another. */
  #distance(from: number, to: number): number {
    return (to - from + this.capacity) % this.capacity
  }

  /** Index of the slot with the key, or of the free slot for this key. */
  #find(key: K, hash: number): number {
    let index = this.#home(hash)
    for (let slot = this.#slots[index]; slot; slot = this.#slots[index]) {
      if (slot.hash === hash && (slot.key === key || Object.is(slot.key, key)))
        return index
      index = this.#after(index)
    }
    return index
  }
  // #endregion find

  #grow(): void {
    const slots = this.#slots
    this.#slots = emptySlots(2 * this.capacity)
    for (const slot of slots)
      if (slot) this.#slots[this.#find(slot.key, slot.hash)] = slot
  }
}

const emptySlots = <K, V>(capacity: number): (Slot<K, V> | null)[] =>
  Array.from({ length: capacity }, () => null)
