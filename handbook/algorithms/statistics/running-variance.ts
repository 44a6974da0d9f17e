/**
 * Mean and variance of numbers that arrive one by one. It stores three
 * numbers, however many arrive. The textbook formula, mean of squares minus
 * square of the mean, can lose all digits. This method does not, because it
 * never subtracts large squares that are nearly equal.
 *
 * Source: B. P. Welford, "Note on a method for calculating corrected sums
 * of squares and products", Technometrics 4(3), 1962.
 */
export class RunningVariance {
  // #region state
  #count = 0
  #mean = 0
  /** Sum of the squared distances from the mean. */
  #squares = 0
  // #endregion state

  /**
   * Starts with the given numbers. Throws a `RangeError` for a number that
   * is not finite.
   */
  constructor(values: Iterable<number> = []) {
    for (const value of values) this.add(value)
  }

  // #region add
  /**
   * Adds a number in a constant number of steps. Throws a `RangeError` when
   * the number is not finite.
   */
  add(value: number): void {
    if (!Number.isFinite(value))
      throw new RangeError(`A value is ${value}; use finite numbers.`)
    this.#count++
    const fromOldMean = value - this.#mean
    this.#mean += fromOldMean / this.#count
    // One factor is the distance from the old mean, and the other is the
    // distance from the new mean. The sum of squares grows exactly by their
    // product.
    this.#squares += fromOldMean * (value - this.#mean)
  }
  // #endregion add

  // #region merge
  /**
   * Adds all numbers of another instance in a constant number of steps. So
   * parts can be counted separately, in other threads or on other machines.
   *
   * Source: T. F. Chan, G. H. Golub, R. J. LeVeque, "Updating formulae and
   * a pairwise algorithm for computing sample variances", 1979.
   */
  merge(other: RunningVariance): void {
    const count = this.#count + other.#count
    if (count === 0) return
    const distance = other.#mean - this.#mean
    // When this instance is empty, the share of the other one is exactly 1.
    // So the mean is copied without rounding.
    const share = other.#count / count
    this.#squares +=
      other.#squares + distance * (this.#count * share) * distance
    this.#mean += distance * share
    this.#count = count
  }
  // #endregion merge

  // #region results
  /** Number of numbers. */
  get count(): number {
    return this.#count
  }

  /** Mean of the numbers, `NaN` before the first. */
  get mean(): number {
    return this.#count === 0 ? NaN : this.#mean
  }

  /**
   * Variance when the numbers are the whole population (divided by n),
   * `NaN` before the first.
   */
  get variance(): number {
    return this.#squares / this.#count
  }

  /**
   * Variance when the numbers are a sample (divided by n - 1), `NaN` before
   * the second.
   */
  get sampleVariance(): number {
    return this.#count < 2 ? NaN : this.#squares / (this.#count - 1)
  }

  /**
   * Square root of the sample variance, in the unit of the numbers, `NaN`
   * before the second.
   */
  get standardDeviation(): number {
    return Math.sqrt(this.sampleVariance)
  }
  // #endregion results
}
