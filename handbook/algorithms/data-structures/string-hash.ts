// #region hash-string
/**
 * Returns a hash of the UTF-16 code units of `text`: an unsigned integer below 2^32. Different seeds give hashes that
 * have nothing to do with each other. Fast and well mixed, but no protection against someone who looks for collisions.
 * O(n).
 * Source: the loop is FNV-1a of Fowler, Noll and Vo, a code unit instead of a byte at a time; the end is the finaliser
 * of MurmurHash3 by Appleby, which spreads every bit over all the others.
 */
export const hashString = (text: string, seed = 0): number => {
  let hash = 0x811c9dc5 ^ seed
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
// #endregion hash-string
