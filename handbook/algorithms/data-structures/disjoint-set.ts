/**
 * Partition of values into disjoint sets that can be merged but not split
 * (union–find). Values are compared like the keys of a `Map`. Every set is
 * a tree whose root represents it. Union by size and path halving keep the
 * trees flat. So a run of m operations takes O(m α(n)). α is the inverse
 * Ackermann function, which is at most 4 for every n that a computer can
 * store.
 * Source: Tarjan and van Leeuwen, "Worst-case analysis of set union
 * algorithms", Journal of the ACM 31 (1984).
 */
export class DisjointSet<T> {
  readonly #parents = new Map<T, T>()
  /**
   * Sizes of the sets, stored for each root. The values of other nodes are
   * outdated.
   */
  readonly #sizes = new Map<T, number>()
  #setCount = 0

  /** Puts each of `values` into a set of its own. O(n). */
  constructor(values: Iterable<T> = []) {
    for (const value of values) this.add(value)
  }

  /** Number of values. O(1). */
  get size(): number {
    return this.#parents.size
  }

  /** Number of sets. O(1). */
  get setCount(): number {
    return this.#setCount
  }

  /** Whether the value is in any set. O(1). */
  has(value: T): boolean {
    return this.#parents.has(value)
  }

  /**
   * Puts a new value into a set of its own. A known value stays in its set.
   * Returns this structure. O(1).
   */
  add(value: T): this {
    if (this.#parents.has(value)) return this
    this.#parents.set(value, value)
    this.#sizes.set(value, 1)
    this.#setCount++
    return this
  }

  // #region find
  /**
   * Returns the value that represents the set of `value`. All members have
   * the same representative until the set is merged. Amortised O(α(n)).
   * Throws a `RangeError` when `value` is not in any set.
   */
  find(value: T): T {
    if (!this.#parents.has(value))
      throw new RangeError(`${String(value)} is not in any set; add it first.`)
    let node = value
    let parent = this.#parentOf(node)
    // `Map` compares keys with SameValueZero. With `===` alone, NaN would
    // never be its own parent.
    while (!(parent === node || Object.is(parent, node))) {
      const grandparent = this.#parentOf(parent)
      this.#parents.set(node, grandparent)
      node = grandparent
      parent = this.#parentOf(node)
    }
    return node
  }
  // #endregion find

  // #region union
  /**
   * Merges the sets of `a` and `b`. Returns `false` when both were already
   * in one set. Amortised O(α(n)). Throws a `RangeError` when one of the
   * values is not in any set.
   */
  union(a: T, b: T): boolean {
    if (this.connected(a, b)) return false
    let large = this.find(a)
    let small = this.find(b)
    if (this.#sizeOfRoot(large) < this.#sizeOfRoot(small))
      [large, small] = [small, large]
    this.#parents.set(small, large)
    this.#sizes.set(large, this.#sizeOfRoot(large) + this.#sizeOfRoot(small))
    this.#setCount--
    return true
  }
  // #endregion union

  /**
   * Whether both values are in the same set. Amortised O(α(n)). Throws a
   * `RangeError` when one of them is not in any set.
   */
  connected(a: T, b: T): boolean {
    const rootOfA = this.find(a)
    const rootOfB = this.find(b)
    return rootOfA === rootOfB || Object.is(rootOfA, rootOfB)
  }

  /**
   * Returns the number of values in the set of `value`. Amortised O(α(n)).
   * Throws a `RangeError` when `value` is not in any set.
   */
  sizeOf(value: T): number {
    return this.#sizeOfRoot(this.find(value))
  }

  // #region sets
  /**
   * Returns each set as the array of its values. Values and sets come in
   * the order in which they were added. O(n α(n)).
   */
  sets(): T[][] {
    const groups = new Map<T, T[]>()
    for (const value of this.#parents.keys()) {
      const root = this.find(value)
      const group = groups.get(root)
      if (group) group.push(value)
      else groups.set(root, [value])
    }
    return [...groups.values()]
  }
  // #endregion sets

  #parentOf(value: T): T {
    return this.#parents.get(value) as T
  }

  #sizeOfRoot(root: T): number {
    return this.#sizes.get(root) as number
  }
}
