/**
 * Mean and variance of numbers that arrive one by one: three numbers of
 * state, however many arrive. Exact where the textbook formula, mean of
 * squares minus square of mean, loses every digit: it never subtracts large
 * squares that are nearly equal.
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
   * Takes in a number: a constant number of steps. Throws a `RangeError`
   * when it is not finite.
   */
  add(value: number): void {
    if (!Number.isFinite(value))
      throw new RangeError(`A value is ${value}; use finite numbers.`)
    this.#count++
    const fromOldMean = value - this.#mean
    this.#mean += fromOldMean / this.#count
    // One distance from the old mean, one from the new: their product is
    // exactly what the sum of squares grows by.
    this.#squares += fromOldMean * (value - this.#mean)
  }
  // #endregion add

  // #region merge
  /**
   * Takes in all that another one has seen, in a constant number of steps:
   * parts can be counted separately, on other threads or machines.
   *
   * Source: T. F. Chan, G. H. Golub, R. J. LeVeque, "Updating formulae and
   * a pairwise algorithm for computing sample variances", 1979.
   */
  merge(other: RunningVariance): void {
    const count = this.#count + other.#count
    if (count === 0) return
    const distance = other.#mean - this.#mean
    // The share of the other is exactly 1 when this one is empty: it takes
    // over the other's mean digit for digit.
    const share = other.#count / count
    this.#squares +=
      other.#squares + distance * (this.#count * share) * distance
    this.#mean += distance * share
    this.#count = count
  }
  // #endregion merge

  // #region results
  /** How many numbers there were. */
  get count(): number {
    return this.#count
  }

  /** Their mean; `NaN` before the first. */
  get mean(): number {
    return this.#count === 0 ? NaN : this.#mean
  }

  /**
   * Their variance, when they are all there is (divided by n); `NaN` before
   * the first.
   */
  get variance(): number {
    return this.#squares / this.#count
  }

  /**
   * The variance of what they are a sample of (divided by n - 1); `NaN`
   * before the second.
   */
  get sampleVariance(): number {
    return this.#count < 2 ? NaN : this.#squares / (this.#count - 1)
  }

  /**
   * Square root of the sample variance, in the unit of the numbers; `NaN`
   * before the second.
   */
  get standardDeviation(): number {
    return Math.sqrt(this.sampleVariance)
  }
  // #endregion results
}
