import { type Random, randomInteger } from '../random.ts'

/**
 * The prime 2^31 - 1. Products of a hash and a base below 2^21 stay below
 * 2^53, so they are exact.
 */
const modulus = 2 ** 31 - 1
const largestBase = 2 ** 21

// #region search
/**
 * Yields the index of every occurrence of `pattern` in `text`, including
 * overlapping occurrences. Compares a hash of the pattern with a hash of
 * each window of the text, and compares the texts only where the hashes are
 * equal. The hash of a window is computed from the hash before it in
 * constant time. Indices and comparisons are by UTF-16 code unit. The empty
 * pattern occurs everywhere, including the end. Expected O(n + m), O(n · m)
 * when there are many occurrences. The base is random, so that nobody can
 * prepare texts with collisions.
 * Source: Karp and Rabin, "Efficient randomized pattern-matching
 * algorithms", IBM Journal of Research and Development 31 (1987).
 */
export function* rabinKarp(
  text: string,
  pattern: string,
  random: Random = Math.random,
): Generator<number, void, undefined> {
  const base = randomBase(random)
  const wanted = hashOf(pattern, base)
  for (const [index, hash] of windowHashes(text, pattern.length, base)) {
    if (hash === wanted && startsWithAt(text, pattern, index)) yield index
  }
}
// #endregion search

// #region any
/**
 * Yields the index of every occurrence of any of `patterns` in `text`, with
 * the pattern. One pass finds all patterns, while other searches need a
 * pass for each. All patterns must have the same length. Expected O(n +
 * total length of the patterns), and the length of a pattern for each
 * occurrence. Throws a `RangeError`, at the first step, when the lengths
 * differ.
 */
export function* rabinKarpAny(
  text: string,
  patterns: readonly string[],
  random: Random = Math.random,
): Generator<[index: number, pattern: string], void, undefined> {
  const [first] = patterns
  if (first === undefined) return
  const base = randomBase(random)
  const byHash = new Map<number, string[]>()
  for (const pattern of new Set(patterns)) {
    if (pattern.length !== first.length) {
      throw new RangeError(
        `The patterns have ${first.length} and ${pattern.length} code units; use patterns of the same length.`,
      )
    }
    const hash = hashOf(pattern, base)
    byHash.set(hash, [...(byHash.get(hash) ?? []), pattern])
  }
  for (const [index, hash] of windowHashes(text, first.length, base)) {
    for (const pattern of byHash.get(hash) ?? [])
      if (startsWithAt(text, pattern, index)) yield [index, pattern]
  }
}
// #endregion any

// #region hash
/**
 * At least 2^16, so that every code unit is a digit. Different texts of
 * equal length are then different numbers.
 */
const randomBase = (random: Random): number =>
  2 ** 16 + randomInteger(largestBase - 2 ** 16, random)

/**
 * The number whose digits in the given base are the code units, modulo the
 * prime.
 */
const hashOf = (text: string, base: number): number => {
  let hash = 0
  for (let index = 0; index < text.length; index++)
    hash = (hash * base + text.charCodeAt(index)) % modulus
  return hash
}
// #endregion hash

// #region windows
/** Yields the index and the hash of each window of `length` code units. */
function* windowHashes(
  text: string,
  length: number,
  base: number,
): Generator<[index: number, hash: number], void, undefined> {
  if (length > text.length) return
  // Weight of the digit that leaves after another has entered: base^length.
  let weight = 1
  for (let power = 0; power < length; power++)
    weight = (weight * base) % modulus
  let hash = hashOf(text.slice(0, length), base)
  yield [0, hash]
  for (let end = length; end < text.length; end++) {
    const leaving = (text.charCodeAt(end - length) * weight) % modulus
    hash = (hash * base + text.charCodeAt(end) + modulus - leaving) % modulus
    yield [end - length + 1, hash]
  }
}

const startsWithAt = (
  text: string,
  pattern: string,
  index: number,
): boolean => {
  let length = 0
  while (length < pattern.length && text[index + length] === pattern[length])
    length++
  return length === pattern.length
}
// #endregion windows
