import { expect, it } from 'vitest'
import { compiledOf } from '../../compile/testing/compile-text.ts'
import type { StoredDocumentPage } from '../../content/pages/site-page.ts'
import { documentMap } from './document-map.ts'

const page = {
  path: '/docs/a',
  title: 'A',
  description: 'About A.',
  lang: 'en',
  updatedAt: '2026-11-02',
  packages: [{ name: 'express', version: '5.3.0' }],
  packagesLockedAt: '2026-11-01',
} as StoredDocumentPage

it('contains the sections and code blocks of a document with the facts about their checks', async () => {
  const compiled = await compiledOf(
    [
      '## Use `map`',
      '```ts run title="a.ts"\nconsole.log(1)\n```\n\n```text output\n1\n```',
      '### Errors',
      '```ts expect-error="nope"\nx\n```\n\n```rust nocheck="too long"\nfn\n```',
    ].join('\n\n'),
  )
  const map = documentMap(page, compiled)
  expect(map).toMatchObject({
    path: '/docs/a',
    title: 'A',
    updatedAt: '2026-11-02',
    packages: [{ name: 'express', version: '5.3.0' }],
    packagesLockedAt: '2026-11-01',
  })
  expect(map.sections).toEqual([
    { id: 'use-map', title: 'Use `map`', level: 2, start: compiled.readMarkdown().indexOf('## Use') },
    { id: 'errors', title: 'Errors', level: 3, start: compiled.readMarkdown().indexOf('### Errors') },
  ])
  const { readMarkdown } = compiled
  const markdown = readMarkdown()
  expect(map.blocks.map(({ start }) => markdown.slice(markdown.lastIndexOf('\n', start - 1) + 1, start))).toEqual([
    '```ts title="a.ts"',
    '```text',
    '```ts',
    '```rust',
  ])
  expect(map.blocks).toMatchObject([
    { lang: 'ts', code: 'console.log(1)', title: 'a.ts', run: 'node' },
    { lang: 'text', code: '1', output: true },
    { lang: 'ts', code: 'x', expectError: 'nope' },
    { lang: 'rust', code: 'fn', nocheck: 'too long' },
  ])
})
