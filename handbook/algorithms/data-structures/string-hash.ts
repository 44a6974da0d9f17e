// #region hash-string
/**
 * Returns a hash of the UTF-16 code units of `text`: an unsigned integer
 * below 2^32. Two seeds that differ in their lowest 32 bits never give the
 * same text the same hash. The hash is fast and well mixed, but an attacker
 * can find collisions. O(n).
 * Source: the loop is FNV-1a of Fowler, Noll and Vo, with code units
 * instead of bytes. The end is the finaliser of MurmurHash3 by Appleby, in
 * which every bit affects all others.
 */
export const hashString = (text: string, seed = 0): number => {
  // Without `spread`, a small seed would only change the first character.
  let hash = 0x811c9dc5 ^ spread(seed)
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return spread(hash)
}

/**
 * Mixes 32 bits: one changed bit changes about half of the others. 0 stays
 * 0. No two integers get the same result.
 */
const spread = (bits: number): number => {
  let hash = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
// #endregion hash-string
