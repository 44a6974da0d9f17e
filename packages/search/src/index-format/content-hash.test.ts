import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contentHash } from './content-hash.ts'

it('returns ten letters and digits, and changes with any change of the text', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 200 }), fc.nat(), (text, place) => {
      const cut = place % text.length
      expect(contentHash(text)).toMatch(/^[a-z0-9]{10}$/)
      expect(contentHash(text)).toBe(contentHash(text))
      expect(contentHash(text.slice(0, cut))).not.toBe(contentHash(text))
      const other = text.slice(0, cut) + String.fromCharCode(text.charCodeAt(cut) ^ 1) + text.slice(cut + 1)
      expect(contentHash(other)).not.toBe(contentHash(text))
    }),
  )
})
