// #region hash-string
/**
 * Returns a hash of the UTF-16 code units of `text`: an unsigned integer
 * below 2^32. Two seeds that differ in their lowest 32 bits never give the
 * same text the same hash. Fast and well mixed, but no protection against
 * someone who looks for collisions. O(n).
 * Source: the loop is FNV-1a of Fowler, Noll and Vo, a code unit instead of
 * a byte at a time; the end is the finaliser of MurmurHash3 by Appleby,
 * which spreads every bit over all the others.
 */
export const hashString = (text: string, seed = 0): number => {
  // Spread the seed first: XORed as it is, a small seed would only change
  // the first character.
  let hash = 0x811c9dc5 ^ spread(seed)
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return spread(hash)
}

/**
 * Mixes 32 bits: a changed bit changes about half of the others. 0 stays 0;
 * no two integers get the same result.
 */
const spread = (bits: number): number => {
  let hash = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
// #endregion hash-string
