import { expect, it } from 'vitest'
import type { Sample } from '../../model/compiled-document.ts'
import { testCompiled } from '../testing/source-documents.ts'
import { countsOf, digestOf, needsOf, withDigest } from './document-digest.ts'

const sample: Sample = {
  lang: 'ts',
  meta: { run: 'node' },
  code: '1',
  line: 3,
  script: { imports: [], nodeGlobals: [] },
}
const parts = {
  html: '<div class="demo-frame"></div><img src="https://img.example.com/a.png">',
  markdown: '# A',
  samples: [sample],
}

it('contains the facts that follow from the texts of a document', () => {
  expect(digestOf(testCompiled('a', parts))).toMatchObject({
    hasDemo: true,
    needs: [{ index: 0, kind: 'script', imports: [] }],
    policy: { inlineScripts: [], mediaOrigins: ['https://img.example.com'], frameOrigins: [] },
  })
})

it('changes with each text', () => {
  const others: Parameters<typeof testCompiled>[1][] = [
    { html: '<p>Other</p>' },
    { markdown: '# Other' },
    { samples: [] },
    { sections: [{ headings: [], text: 'Other' }] },
    { places: { headings: [{ id: 'other', start: 0 }], blocks: [] } },
  ]
  const hashes = [{}, ...others].map((other) => {
    const { html, markdown, samples, sections, places } = digestOf(testCompiled('a', { ...parts, ...other }))
    return [html, markdown, samples, sections, places].join(' ')
  })
  expect(new Set(hashes).size).toBe(hashes.length)
})

it('reads no text of a document that has its digest', () => {
  const known = withDigest(testCompiled('a', parts))
  const unread: typeof known = {
    ...known,
    readSamples: () => {
      throw new Error('read')
    },
  }
  expect(needsOf(unread)).toEqual(needsOf(testCompiled('a', parts)))
  expect(countsOf(unread)).toEqual({ samples: 1, checked: 1, lines: 1 })
  expect(withDigest(unread)).toBe(unread)
  expect(digestOf(unread)).toBe(known.digest)
})

it('counts blocks, the blocks that are checked, and lines with code', () => {
  const blocks: Partial<Sample>[] = [
    { code: 'a\n\n  \nb' },
    { lang: '' },
    { lang: 'text' },
    { lang: 'gitignore' },
    { meta: { nocheck: 'needs a server' } },
    { meta: { output: true } },
    { code: '' },
  ]
  const samples = blocks.map((block) => ({ ...sample, ...block }))
  expect(countsOf(testCompiled('a', { samples }))).toEqual({ samples: 7, checked: 2, lines: 7 })
})
