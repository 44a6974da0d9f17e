const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'

/**
 * Returns a hash of a text as ten letters and digits: 51 bits of two multiplicative 32-bit hashes over its UTF-16 units
 * (the cyrb53 construction, public domain). The hash detects damaged or foreign files. It does not protect against
 * deliberate collisions.
 */
export const contentHash = (text: string): string => {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  let rest = 4294967296 * (2097151 & low) + (high >>> 0)
  let hash = ''
  for (let digit = 0; digit < 10; digit++) {
    hash += alphabet[rest % 36] ?? ''
    rest = Math.floor(rest / 36)
  }
  return hash
}
