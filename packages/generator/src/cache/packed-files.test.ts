import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packFiles, unpackFiles } from './packed-files.ts'

it('returns all files in their order', () => {
  const files = fc.uniqueArray(fc.tuple(fc.string({ unit: 'grapheme' }), fc.uint8Array()), {
    selector: ([path]) => path,
  })
  fc.assert(
    fc.property(files, (entries) => {
      const unpacked = unpackFiles(packFiles(new Map(entries)))
      expect([...unpacked].map(([path, bytes]) => [path, new Uint8Array(bytes)])).toEqual(entries)
    }),
  )
})
