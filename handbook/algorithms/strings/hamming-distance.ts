// #region texts
/**
 * Returns the number of places at which two texts differ. A place is a code
 * point, so an emoji is one place. Normalise the texts first if an accent
 * may be a separate character. O(n). Throws a `RangeError` when the texts
 * have different numbers of code points: use the Levenshtein distance for
 * them.
 * Source: Hamming, "Error detecting and error correcting codes", Bell
 * System Technical Journal 29 (1950).
 */
export const hammingDistance = (a: string, b: string): number => {
  const left = Array.from(a)
  const right = Array.from(b)
  if (left.length !== right.length) {
    throw new RangeError(
      `The texts have ${left.length} and ${right.length} code points; the Hamming distance needs equal lengths.`,
    )
  }
  let distance = 0
  for (const [index, character] of left.entries())
    if (character !== right[index]) distance++
  return distance
}
// #endregion texts

// #region bits
/**
 * Returns the number of bits in which two integers differ. The exclusive or
 * has a 1 in each of these places. `bits & (bits - 1)` removes the lowest
 * 1, so there is one round for each difference. O(distance). Throws a
 * `RangeError` unless both are integers from 0 to 2^32 - 1.
 */
export const bitDistance = (a: number, b: number): number => {
  for (const value of [a, b]) {
    if (value >>> 0 !== value) {
      throw new RangeError(
        `${value} is not an unsigned 32-bit integer; use one from 0 to 4294967295.`,
      )
    }
  }
  let distance = 0
  for (let bits = a ^ b; bits !== 0; bits &= bits - 1) distance++
  return distance
}
// #endregion bits
