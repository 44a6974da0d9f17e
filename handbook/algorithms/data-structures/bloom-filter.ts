import { hashString } from './string-hash.ts'

/**
 * Bloom filter: remembers with a few bits per string which strings were
 * added, and may be wrong in one direction. `has` returns `false` only for
 * strings that were never added. It returns `true` for all added strings,
 * and for a few strings that were not added. Strings cannot be removed or
 * listed.
 * Source: Bloom, "Space/time trade-offs in hash coding with allowable
 * errors", Communications of the ACM 13 (1970). Two hashes instead of k:
 * Kirsch and Mitzenmacher, "Less hashing, same performance: building a
 * better Bloom filter" (2006).
 */
export class BloomFilter {
  /** Number of bits. */
  readonly bitCount: number
  /** Number of bits that each string sets. */
  readonly hashCount: number
  readonly #words: Uint32Array
  #bitsSet = 0

  // #region build
  /**
   * Creates an empty filter. It has the fewest bits that give the wanted
   * rate of false positives when it holds `expectedItems` strings. O(number
   * of bits / 32). Throws a `RangeError` unless `expectedItems` is a
   * positive integer and 0 < `falsePositiveRate` < 1. Also throws one when
   * more than 2^32 bits are needed, because a hash has no more values.
   */
  constructor(options: { expectedItems: number; falsePositiveRate: number }) {
    const { expectedItems, falsePositiveRate } = options
    if (!Number.isSafeInteger(expectedItems) || expectedItems < 1) {
      throw new RangeError(
        `expectedItems is ${expectedItems}; use a positive integer.`,
      )
    }
    if (!(falsePositiveRate > 0 && falsePositiveRate < 1)) {
      throw new RangeError(
        `falsePositiveRate is ${falsePositiveRate}; use a number between 0 and 1, for example 0.01.`,
      )
    }
    this.bitCount = Math.ceil(
      (-expectedItems * Math.log(falsePositiveRate)) / Math.LN2 ** 2,
    )
    if (this.bitCount > 2 ** 32) {
      throw new RangeError(
        `The filter needs ${this.bitCount} bits, more than 2^32; expect fewer items or more errors.`,
      )
    }
    this.hashCount = Math.max(
      1,
      Math.round((this.bitCount / expectedItems) * Math.LN2),
    )
    this.#words = new Uint32Array(Math.ceil(this.bitCount / 32))
  }
  // #endregion build

  // #region add
  /** Adds a string. Returns this filter. O(hashCount) after hashing. */
  add(text: string): this {
    for (const bit of this.#bitsOf(text)) {
      if (this.#isSet(bit)) continue
      this.#words[bit >>> 5] = this.#wordOf(bit) | (1 << (bit & 31))
      this.#bitsSet++
    }
    return this
  }
  // #endregion add

  // #region has
  /**
   * Whether the string may have been added. `false` is certain.
   * O(hashCount) after hashing.
   */
  has(text: string): boolean {
    for (const bit of this.#bitsOf(text)) if (!this.#isSet(bit)) return false
    return true
  }
  // #endregion has

  // #region estimates
  /**
   * Returns the share of strings for which `has` returns `true` although
   * they were never added. Estimated from the number of set bits. O(1).
   */
  falsePositiveRate(): number {
    return (this.#bitsSet / this.bitCount) ** this.hashCount
  }

  /**
   * Estimates how many different strings were added. O(1). Returns
   * `Infinity` when every bit is set.
   * Source: Swamidass and Baldi, "Mathematical correction for fingerprint
   * similarity measures" (2007).
   */
  estimatedSize(): number {
    return (
      (-this.bitCount / this.hashCount) *
      Math.log1p(-this.#bitsSet / this.bitCount)
    )
  }
  // #endregion estimates

  // #region bits
  *#bitsOf(text: string): Generator<number, void, undefined> {
    const start = hashString(text, 0)
    const step = hashString(text, 0xaf4f978) | 1
    for (let round = 0; round < this.hashCount; round++)
      yield (start + round * (step >>> 0)) % this.bitCount
  }
  // #endregion bits

  #isSet(bit: number): boolean {
    return (this.#wordOf(bit) & (1 << (bit & 31))) !== 0
  }

  #wordOf(bit: number): number {
    return this.#words[bit >>> 5] as number
  }
}
