// #region monoid
/**
 * An associative operation with a neutral element. Examples are the sum and
 * 0, `Math.min` and Infinity, and concatenation and ''.
 */
export interface Monoid<T> {
  readonly identity: T
  readonly combine: (left: T, right: T) => T
}
// #endregion monoid

/**
 * Segment tree: stores values that change, and combines any range of them,
 * both in O(log n). `combine` must be associative. It need not be
 * commutative, because ranges are combined from left to right. One array
 * holds the tree: node i combines nodes 2i and 2i + 1, and the values are
 * the last n nodes.
 */
export class SegmentTree<T> {
  readonly #monoid: Monoid<T>
  readonly #nodes: T[]
  readonly size: number

  // #region build
  /** Makes a tree of `values`. O(n). */
  constructor(values: Iterable<T>, monoid: Monoid<T>) {
    this.#monoid = monoid
    const leaves = [...values]
    this.size = leaves.length
    this.#nodes = [...leaves.map(() => monoid.identity), ...leaves]
    for (let node = this.size - 1; node > 0; node--) this.#update(node)
  }
  // #endregion build

  /**
   * Returns the value at `index`. O(1). Throws a `RangeError` unless 0 ≤
   * index < size.
   */
  get(index: number): T {
    this.#check(index, this.size - 1)
    return this.#node(this.size + index)
  }

  // #region set
  /**
   * Replaces the value at `index`. Returns this tree. O(log n). Throws a
   * `RangeError` unless 0 ≤ index < size.
   */
  set(index: number, value: T): this {
    this.#check(index, this.size - 1)
    let node = this.size + index
    this.#nodes[node] = value
    for (node >>= 1; node > 0; node >>= 1) this.#update(node)
    return this
  }
  // #endregion set

  // #region query
  /**
   * Returns the combination of the values from index `from` up to, but not
   * including, `to`. For an empty range, this is the identity. O(log n).
   * Throws a `RangeError` unless 0 ≤ from ≤ to ≤ size.
   */
  query(from: number, to: number): T {
    this.#check(to, this.size)
    this.#check(from, to)
    const { identity, combine } = this.#monoid
    let left = identity
    let right = identity
    // A node at an end of the range is combined separately when its parent
    // also covers values outside the range. The rest is covered one level
    // up.
    for (
      let low = this.size + from, high = this.size + to;
      low < high;
      low >>= 1, high >>= 1
    ) {
      if (low % 2 === 1) left = combine(left, this.#node(low++))
      if (high % 2 === 1) right = combine(this.#node(--high), right)
    }
    return combine(left, right)
  }
  // #endregion query

  // #region update
  #update(node: number): void {
    this.#nodes[node] = this.#monoid.combine(
      this.#node(2 * node),
      this.#node(2 * node + 1),
    )
  }
  // #endregion update

  #node(node: number): T {
    return this.#nodes[node] as T
  }

  #check(value: number, largest: number): void {
    if (!Number.isInteger(value) || value < 0 || value > largest) {
      throw new RangeError(
        `${value} is outside the tree; use an integer from 0 to ${largest}.`,
      )
    }
  }
}
