import { checkInteger } from './check-integer.ts'

// JavaScript's bitwise operators work on 32 bits and give signed results:
// `1 << 31` is negative. `>>> 0` reads the same 32 bits as an unsigned
// number. Every function here accepts signed and unsigned words, from
// -(2^31) to 2^32 - 1, and returns unsigned words. Sources: Warren,
// "Hacker's Delight"; Knuth, "The Art of Computer Programming", volume 4A,
// section 7.1.3.

// #region single-bits
/**
 * Returns the bit at `position`, where 0 is the lowest. O(1). Throws a
 * `RangeError` for a position outside 0 to 31.
 */
export const getBit = (word: number, position: number): 0 | 1 =>
  ((checkWord(word) >>> checkPosition(position)) & 1) === 1 ? 1 : 0

/**
 * Returns the word with the bit at `position` set to 1. O(1). Throws a
 * `RangeError` for a position outside 0 to 31.
 */
export const setBit = (word: number, position: number): number =>
  (checkWord(word) | (1 << checkPosition(position))) >>> 0

/**
 * Returns the word with the bit at `position` set to 0. O(1). Throws a
 * `RangeError` for a position outside 0 to 31.
 */
export const clearBit = (word: number, position: number): number =>
  (checkWord(word) & ~(1 << checkPosition(position))) >>> 0

/**
 * Returns the word with the bit at `position` inverted. O(1). Throws a
 * `RangeError` for a position outside 0 to 31.
 */
export const toggleBit = (word: number, position: number): number =>
  (checkWord(word) ^ (1 << checkPosition(position))) >>> 0

/**
 * Returns the word with the bit at `position` set to `bit`. O(1). Throws a
 * `RangeError` for a position outside 0 to 31.
 */
export const updateBit = (word: number, position: number, bit: 0 | 1): number =>
  bit === 1 ? setBit(word, position) : clearBit(word, position)
// #endregion single-bits

// #region lowest-bit
/**
 * Whether exactly one bit is set. O(1). Subtracting 1 inverts the lowest
 * set bit and all bits below it. 0 has no set bit, so it is checked first.
 */
export const isPowerOfTwo = (word: number): boolean =>
  checkWord(word) !== 0 && (word & (word - 1)) === 0

/** Returns the word without its lowest set bit. 0 stays 0. O(1). */
export const clearLowestSetBit = (word: number): number =>
  (checkWord(word) & (word - 1)) >>> 0

/**
 * Returns only the lowest set bit: 0b1100 gives 0b100, and 0 gives 0. O(1).
 * In two's complement, -x is ~x + 1.
 */
export const lowestSetBit = (word: number): number =>
  (checkWord(word) & -word) >>> 0

/** Returns the number of zeros below the lowest set bit, 32 for 0. O(1). */
export const trailingZeros = (word: number): number =>
  checkWord(word) === 0 ? 32 : 31 - Math.clz32(word & -word)
// #endregion lowest-bit

// #region count
/**
 * Returns the number of set bits. O(k) for k set bits, because every round
 * removes one.
 * Source: Kernighan and Ritchie, "The C Programming Language", 2nd edition,
 * exercise 2-9.
 */
export const countSetBits = (word: number): number => {
  let rest = checkWord(word)
  let count = 0
  while (rest !== 0) {
    rest &= rest - 1
    count++
  }
  return count
}
// #endregion count

// #region count-parallel
/**
 * Returns the number of set bits. O(1): adds neighbouring fields of 1, 2
 * and 4 bits in parallel, and then the four bytes.
 */
export const countSetBitsInParallel = (word: number): number => {
  const pairs = checkWord(word) - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  const bytes = (nibbles + (nibbles >>> 4)) & 0x0f0f0f0f
  // The multiplication adds the four bytes in the highest byte. Math.imul
  // keeps the result within 32 bits.
  return Math.imul(bytes, 0x01010101) >>> 24
}

/**
 * Returns the number of positions in which two words differ: their Hamming
 * distance. O(1).
 */
export const differingBits = (a: number, b: number): number =>
  countSetBitsInParallel(checkWord(a) ^ checkWord(b))
// #endregion count-parallel

// #region reverse
/**
 * Returns the word with its bits reversed: bit 0 becomes bit 31. O(1):
 * swaps neighbouring bits, pairs, nibbles, bytes and halves.
 */
export const reverseBits = (word: number): number => {
  let bits = checkWord(word)
  bits = ((bits >>> 1) & 0x55555555) | ((bits & 0x55555555) << 1)
  bits = ((bits >>> 2) & 0x33333333) | ((bits & 0x33333333) << 2)
  bits = ((bits >>> 4) & 0x0f0f0f0f) | ((bits & 0x0f0f0f0f) << 4)
  bits = ((bits >>> 8) & 0x00ff00ff) | ((bits & 0x00ff00ff) << 8)
  return ((bits >>> 16) | (bits << 16)) >>> 0
}
// #endregion reverse

// #region gray-code
/**
 * Returns the Gray code of a word. The codes of neighbouring numbers differ
 * in one bit. O(1).
 */
export const toGrayCode = (word: number): number =>
  (checkWord(word) ^ (word >>> 1)) >>> 0

/**
 * Returns the word with the given Gray code. O(1): each bit is the parity
 * of itself and all higher bits.
 */
export const fromGrayCode = (code: number): number => {
  let word = checkWord(code)
  for (let shift = 1; shift < 32; shift *= 2) word ^= word >>> shift
  return word >>> 0
}
// #endregion gray-code

// #region subsets
/**
 * Yields every subset of the set bits of `mask`, from `mask` itself down to
 * zero. O(2^k) for k set bits. Subtracting 1 borrows through the bits
 * outside the mask. Clearing these bits gives the next smaller subset.
 */
export function* subsetsOfMask(
  mask: number,
): Generator<number, void, undefined> {
  let subset = checkWord(mask)
  while (subset !== 0) {
    yield subset >>> 0
    subset = (subset - 1) & mask
  }
  yield 0
}
// #endregion subsets

const checkWord = (word: number): number => {
  checkInteger('The word', word, -(2 ** 31), 2 ** 32 - 1)
  return word
}

const checkPosition = (position: number): number => {
  checkInteger('The position', position, 0, 31)
  return position
}
