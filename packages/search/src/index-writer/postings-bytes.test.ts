import fc from 'fast-check'
import { expect, it } from 'vitest'
import { collectPostings } from './collect-postings.ts'
import type { DocumentSource } from './gather-documents.ts'
import { postingsFromBytes, postingsToBytes } from './postings-bytes.ts'

const section = fc.record({
  anchor: fc.option(fc.string()),
  headings: fc.array(fc.option(fc.string({ unit: 'grapheme' })), { maxLength: 3 }),
  keywords: fc.array(fc.string(), { maxLength: 2 }),
  phrases: fc.array(fc.string(), { maxLength: 2 }),
  text: fc.string({ unit: 'grapheme', maxLength: 60 }),
})
const source: fc.Arbitrary<DocumentSource> = fc.record({
  path: fc.webPath(),
  title: fc.string({ unit: 'grapheme' }),
  description: fc.constantFrom('', 'Массивы и O(n log n) in C++', 'useEffect, Node.js and naïve …'),
  group: fc.constant('Guides'),
  language: fc.constant('en'),
  lang: fc.constant('en'),
  versionTag: fc.constant('docs-default-current'),
  tags: fc.array(fc.string(), { maxLength: 2 }),
  specialized: fc.boolean(),
  pageRank: fc.nat({ max: 100 }),
  sections: fc.array(section, { minLength: 1, maxLength: 4 }),
})

it('returns the postings that were packed, at any offset of the bytes', () => {
  fc.assert(
    fc.property(source, fc.nat({ max: 9 }), (document, offset) => {
      const postings = collectPostings(document)
      const bytes = postingsToBytes(postings)
      const elsewhere = new Uint8Array(bytes.length + offset)
      elsewhere.set(bytes, offset)
      expect(postingsFromBytes(elsewhere.subarray(offset))).toEqual(postings)
    }),
  )
})

it('packs a document without words', () => {
  const nothing = {
    terms: [],
    term: new Uint32Array(),
    section: new Uint32Array(),
    field: new Uint8Array(),
    quality: new Uint8Array(),
  }
  expect(postingsFromBytes(postingsToBytes(nothing))).toEqual(nothing)
})
