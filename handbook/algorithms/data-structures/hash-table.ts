import { hashString } from './string-hash.ts'

/** Turns a key into an integer. Equal keys must give equal hashes. */
export type Hash<K> = (key: K) => number

// #region entry
interface Entry<K, V> {
  readonly key: K
  value: V
  /** Stored, so that the table can grow without hashing every key again. */
  readonly hash: number
  next: Entry<K, V> | null
}
// #endregion entry

const smallestCapacity = 8
const largestLoad = 0.75

/**
 * Hash table with separate chaining: the hash of a key chooses a bucket,
 * and each bucket holds its entries in a chain. The table doubles before
 * the average chain gets longer than 0.75. This keeps the expected cost of
 * an operation constant. Keys are compared as in a `Map` (NaN equals
 * itself, 0 equals -0). Entries have no particular order.
 * Source: Cormen, Leiserson, Rivest and Stein, Introduction to Algorithms,
 * chapter "Hash Tables".
 */
export class HashTable<K, V> implements Iterable<[K, V]> {
  readonly #hash: Hash<K>
  #buckets: (Entry<K, V> | null)[] = emptyBuckets(smallestCapacity)
  #size = 0

  /**
   * Creates an empty table. Pass `hash` for keys other than strings,
   * numbers, bigints, booleans, null and undefined.
   */
  constructor(hash: Hash<K> = hashKey) {
    this.#hash = hash
  }

  /** Number of entries. O(1). */
  get size(): number {
    return this.#size
  }

  /** Number of buckets. O(1). */
  get capacity(): number {
    return this.#buckets.length
  }

  // #region get
  /**
   * Returns the value of a key, `undefined` when there is none. Expected
   * O(1). Throws what the hash function throws.
   */
  get(key: K): V | undefined {
    return this.#find(key, this.#hash(key))?.value
  }
  // #endregion get

  /**
   * Whether the key has an entry. Expected O(1). Throws what the hash
   * function throws.
   */
  has(key: K): boolean {
    return this.#find(key, this.#hash(key)) !== null
  }

  // #region set
  /**
   * Adds an entry, or replaces the value of the existing entry with that
   * key. Returns this table. Expected amortised O(1).
   */
  set(key: K, value: V): this {
    const hash = this.#hash(key)
    const entry = this.#find(key, hash)
    if (entry) {
      entry.value = value
      return this
    }
    if (this.#size + 1 > largestLoad * this.capacity) this.#grow()
    this.#link({ key, value, hash, next: null })
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
    const entry = this.#find(key, this.#hash(key))
    if (!entry) return false
    const index = this.#bucketOf(entry.hash)
    let previous: Entry<K, V> | null = null
    let other: Entry<K, V> | null | undefined = this.#buckets[index]
    for (; other !== entry; other = other?.next) previous = other as Entry<K, V>
    if (previous) previous.next = entry.next
    else this.#buckets[index] = entry.next
    this.#size--
    return true
  }
  // #endregion delete

  /** Removes every entry. O(1). */
  clear(): void {
    this.#buckets = emptyBuckets(smallestCapacity)
    this.#size = 0
  }

  /**
   * Yields `[key, value]` of every entry once, in no particular order.
   * O(capacity) in all.
   */
  *[Symbol.iterator](): Generator<[K, V], void, undefined> {
    for (const bucket of this.#buckets) {
      for (let entry = bucket; entry; entry = entry.next)
        yield [entry.key, entry.value]
    }
  }

  // #region bucket
  #bucketOf(hash: number): number {
    return (hash >>> 0) % this.capacity
  }
  // #endregion bucket

  // #region find
  #find(key: K, hash: number): Entry<K, V> | null {
    let entry = this.#buckets[this.#bucketOf(hash)] ?? null
    while (
      entry &&
      !(entry.hash === hash && (entry.key === key || Object.is(entry.key, key)))
    )
      entry = entry.next
    return entry
  }

  #link(entry: Entry<K, V>): void {
    const index = this.#bucketOf(entry.hash)
    entry.next = this.#buckets[index] ?? null
    this.#buckets[index] = entry
  }
  // #endregion find

  // #region grow
  #grow(): void {
    const buckets = this.#buckets
    this.#buckets = emptyBuckets(2 * this.capacity)
    for (const bucket of buckets) {
      for (let entry = bucket; entry;) {
        const next: Entry<K, V> | null = entry.next
        this.#link(entry)
        entry = next
      }
    }
  }
  // #endregion grow
}

// #region hash-key
/**
 * Returns a hash of a primitive key. O(length of its text). Throws a
 * `TypeError` for objects, functions and symbols: only the caller knows how
 * to turn their contents or identity into a number.
 */
export const hashKey = (key: unknown): number => {
  if (
    key !== null &&
    (typeof key === 'object' ||
      typeof key === 'function' ||
      typeof key === 'symbol')
  ) {
    throw new TypeError(
      `A key of type ${typeof key} has no hash; pass a hash function or use a primitive key.`,
    )
  }
  // The keys 1, 1n and '1' are different, but have the same text. The seeds
  // give them different hashes.
  return hashString(String(key), seeds[typeof key] ?? 1)
}

const seeds: Record<string, number> = { string: 0, bigint: 2 }
// #endregion hash-key

const emptyBuckets = <K, V>(capacity: number): (Entry<K, V> | null)[] => {
  const buckets: (Entry<K, V> | null)[] = []
  // `Array.from({ length })` would process every bucket separately, which
  // is many times slower.
  buckets.length = capacity
  return buckets.fill(null)
}
