/**
 * Segment tree for changes of whole ranges: adds a number to every value of
 * a range and returns the sum, the smallest or the largest value of a
 * range, each in O(log n). A change stops at the nodes that it covers
 * entirely. It is stored there, and added to the results of the nodes
 * below. This is lazy propagation without pushing, because additions may be
 * applied in any order. Sums are exact for integers up to 2^53 in absolute
 * value, and rounded beyond.
 */
export class LazySegmentTree {
  readonly size: number
  readonly #sums: Float64Array
  readonly #minima: Float64Array
  readonly #maxima: Float64Array
  /**
   * The sum that was added to every value below a node. The figures of the
   * node contain it, the figures of its children do not.
   */
  readonly #added: Float64Array

  /** Makes a tree of `values`. O(n). */
  constructor(values: Iterable<number>) {
    const leaves = [...values]
    this.size = leaves.length
    let capacity = 1
    while (capacity < this.size) capacity *= 2
    this.#sums = new Float64Array(2 * capacity)
    this.#minima = new Float64Array(2 * capacity).fill(Infinity)
    this.#maxima = new Float64Array(2 * capacity).fill(-Infinity)
    this.#added = new Float64Array(2 * capacity)
    for (const [index, value] of leaves.entries()) {
      this.#sums[capacity + index] = value
      this.#minima[capacity + index] = value
      this.#maxima[capacity + index] = value
    }
    // Nothing has been added yet, so the length of a range does not matter.
    for (let node = capacity - 1; node > 0; node--) this.#update(node, 0)
  }

  // #region add
  /**
   * Adds `delta` to the values from index `from` up to, but not including,
   * `to`. Returns this tree. O(log n). Throws a `RangeError` unless 0 ≤
   * from ≤ to ≤ size.
   */
  add(from: number, to: number, delta: number): this {
    this.#check(from, to)
    const addToAll = (node: number, length: number): void => {
      this.#sums[node] = at(this.#sums, node) + delta * length
      this.#minima[node] = at(this.#minima, node) + delta
      this.#maxima[node] = at(this.#maxima, node) + delta
      this.#added[node] = at(this.#added, node) + delta
    }
    this.#visit(from, to, addToAll, (node, length) =>
      this.#update(node, length),
    )
    return this
  }
  // #endregion add

  // #region sum
  /**
   * Returns the sum of a range, 0 for an empty one. O(log n). Throws a
   * `RangeError` unless 0 ≤ from ≤ to ≤ size.
   */
  sum(from: number, to: number): number {
    this.#check(from, to)
    let sum = 0
    this.#visit(from, to, (node, length, above) => {
      sum += at(this.#sums, node) + above * length
    })
    return sum
  }
  // #endregion sum

  /**
   * Returns the smallest value of a range, Infinity for an empty one. O(log
   * n). Throws a `RangeError` unless 0 ≤ from ≤ to ≤ size.
   */
  minimum(from: number, to: number): number {
    this.#check(from, to)
    let minimum = Infinity
    this.#visit(from, to, (node, _length, above) => {
      minimum = Math.min(minimum, at(this.#minima, node) + above)
    })
    return minimum
  }

  /**
   * Returns the largest value of a range, -Infinity for an empty one. O(log
   * n). Throws a `RangeError` unless 0 ≤ from ≤ to ≤ size.
   */
  maximum(from: number, to: number): number {
    this.#check(from, to)
    let maximum = -Infinity
    this.#visit(from, to, (node, _length, above) => {
      maximum = Math.max(maximum, at(this.#maxima, node) + above)
    })
    return maximum
  }

  // #region visit
  /**
   * Calls `covered` for the O(log n) nodes that make up the range, with the
   * sum of the additions of their ancestors. On the way back up, calls
   * `left` for each of those ancestors.
   */
  #visit(
    from: number,
    to: number,
    covered: (node: number, length: number, above: number) => void,
    left: (node: number, length: number) => void = () => {},
  ): void {
    const descend = (
      node: number,
      start: number,
      length: number,
      above: number,
    ): void => {
      if (to <= start || start + length <= from) return
      if (from <= start && start + length <= to) {
        covered(node, length, above)
        return
      }
      const half = length / 2
      const owed = above + at(this.#added, node)
      descend(2 * node, start, half, owed)
      descend(2 * node + 1, start + half, half, owed)
      left(node, length)
    }
    descend(1, 0, this.#sums.length / 2, 0)
  }
  // #endregion visit

  // #region update
  #update(node: number, length: number): void {
    const added = at(this.#added, node)
    this.#sums[node] =
      at(this.#sums, 2 * node) + at(this.#sums, 2 * node + 1) + length * added
    this.#minima[node] =
      Math.min(at(this.#minima, 2 * node), at(this.#minima, 2 * node + 1)) +
      added
    this.#maxima[node] =
      Math.max(at(this.#maxima, 2 * node), at(this.#maxima, 2 * node + 1)) +
      added
  }
  // #endregion update

  #check(from: number, to: number): void {
    if (
      !Number.isInteger(from) ||
      !Number.isInteger(to) ||
      from < 0 ||
      to < from ||
      to > this.size
    ) {
      throw new RangeError(
        `The range from ${from} to ${to} is outside the tree; use 0 ≤ from ≤ to ≤ ${this.size}.`,
      )
    }
  }
}

const at = (numbers: Float64Array, index: number): number =>
  numbers[index] as number
