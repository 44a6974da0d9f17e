/**
 * Fenwick tree (binary indexed tree): stores numbers that change, and
 * computes sums of their prefixes, both in O(log n). It needs one array and
 * no links. Slot i (counted from 1) holds the sum of the `i & -i` numbers
 * that end there, which is a power of two. Sums are exact for integers up
 * to 2^53 in absolute value, and rounded beyond.
 * Source: Fenwick, "A new data structure for cumulative frequency tables",
 * Software: Practice and Experience 24 (1994).
 */
export class FenwickTree {
  readonly #sums: Float64Array

  // #region build
  /**
   * Creates a tree of the given numbers, or of the given count of zeros.
   * O(n). Throws a `RangeError` unless a count is an integer ≥ 0.
   */
  constructor(valuesOrCount: Iterable<number> | number) {
    if (typeof valuesOrCount === 'number') {
      if (!Number.isSafeInteger(valuesOrCount) || valuesOrCount < 0) {
        throw new RangeError(
          `The count is ${valuesOrCount}; use a non-negative integer.`,
        )
      }
      this.#sums = new Float64Array(valuesOrCount + 1)
      return
    }
    this.#sums = Float64Array.from([0, ...valuesOrCount])
    // When the loop reaches a slot, all parts of its sum have been added.
    // It then adds its sum to the next slot that covers it.
    for (let slot = 1; slot < this.#sums.length; slot++) {
      const above = slot + (slot & -slot)
      if (above < this.#sums.length)
        this.#sums[above] = this.#sum(above) + this.#sum(slot)
    }
  }
  // #endregion build

  /** Number of numbers. O(1). */
  get size(): number {
    return this.#sums.length - 1
  }

  // #region add
  /**
   * Adds `delta` to the number at `index`. Returns this tree. O(log n).
   * Throws a `RangeError` unless 0 ≤ index < size.
   */
  add(index: number, delta: number): this {
    this.#check(index, this.size - 1)
    for (let slot = index + 1; slot <= this.size; slot += slot & -slot)
      this.#sums[slot] = this.#sum(slot) + delta
    return this
  }
  // #endregion add

  // #region prefix-sum
  /**
   * Returns the sum of the first `count` numbers. O(log n). Throws a
   * `RangeError` unless 0 ≤ count ≤ size.
   */
  prefixSum(count: number): number {
    this.#check(count, this.size)
    let sum = 0
    for (let slot = count; slot > 0; slot -= slot & -slot)
      sum += this.#sum(slot)
    return sum
  }
  // #endregion prefix-sum

  // #region range-sum
  /**
   * Returns the sum of the numbers from index `from` up to, but not
   * including, `to`. O(log n). Throws a `RangeError` unless 0 ≤ from ≤ to ≤
   * size.
   */
  rangeSum(from: number, to: number): number {
    this.#check(to, this.size)
    this.#check(from, to)
    return this.prefixSum(to) - this.prefixSum(from)
  }
  // #endregion range-sum

  /**
   * Returns the number at `index`. O(log n). Throws a `RangeError` unless 0
   * ≤ index < size.
   */
  get(index: number): number {
    this.#check(index, this.size - 1)
    return this.rangeSum(index, index + 1)
  }

  // #region lower-bound
  /**
   * Returns the smallest count whose prefix sum is at least `target`, or
   * `size + 1` when the whole sum is smaller. Correct only while no number
   * is negative. Finds the item at a point of a cumulative distribution.
   * O(log n).
   */
  lowerBound(target: number): number {
    if (target <= 0) return 0
    let count = 0
    let rest = target
    for (
      let step = 2 ** Math.floor(Math.log2(Math.max(1, this.size)));
      step >= 1;
      step /= 2
    ) {
      const next = count + step
      if (next <= this.size && this.#sum(next) < rest) {
        count = next
        rest -= this.#sum(next)
      }
    }
    return count + 1
  }
  // #endregion lower-bound

  #sum(slot: number): number {
    return this.#sums[slot] as number
  }

  #check(value: number, largest: number): void {
    if (!Number.isInteger(value) || value < 0 || value > largest) {
      throw new RangeError(
        `${value} is outside the tree; use an integer from 0 to ${largest}.`,
      )
    }
  }
}
