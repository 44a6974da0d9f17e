/** Returns numbers from 0 (included) to 1 (excluded). */
export type Random = () => number

/**
 * Random numbers, the same for the same seed on every machine and in every language with 32-bit arithmetic.
 * Source: D. Blackman, S. Vigna, "Scrambled Linear Pseudorandom Number Generators", xoshiro128++.
 */
export const createRandom = (seed: number): Random => {
  const word = (index: number) => mix((seed + Math.imul(index, 0x9e37_79b9)) | 0)
  let [a, b, c, d] = [word(1), word(2), word(3), word(4)]
  return () => {
    const result = (rotate(a + d, 7) + a) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotate(d, 11)
    return result / 2 ** 32
  }
}

const rotate = (bits: number, by: number): number => (bits << by) | (bits >>> (32 - by))

/** The last step of MurmurHash3. */
const mix = (seed: number): number => {
  let bits = Math.imul(seed ^ (seed >>> 16), 0x85eb_ca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2_ae35)
  return bits ^ (bits >>> 16)
}
