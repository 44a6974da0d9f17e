import { expect, it, test } from 'vitest'
import { testDocument } from '../testing/source-documents.ts'
import { compileText, htmlOf } from './testing/compile-text.ts'

test.each([`${'a'.repeat(300)}.png`, 'a%00.png', 'a%00', 'a.png/b.png'])('a link to what can be no file is broken: %j', async (target) => {
  const { problems } = await compileText(`[a](./${target})`, { files: { 'content/guide/a.png': '' } })
  expect(problems).toEqual([expect.stringMatching(/^error content\/guide\/page\.mdx:1 \[broken-link\] The link "/)])
})

it.each([
  ['content/guide/page.mdx', 'content', 'content/guide/other.mdx'],
  ['website/docs/guide/page.mdx', 'website/docs', 'website/docs/guide/other.mdx'],
  ['docs/internal/page.md', 'content', 'docs/guide/other.mdx'],
])('a link of %s that begins with a slash starts at its folder of documents', async (file, folder, other) => {
  const found = { ...testDocument('guide/other.mdx'), file: other }
  expect(await htmlOf('[a](/guide/other.mdx)', { file, context: { folder, documentsByFile: new Map([[other, found]]) } })).toBe(`<p><a href="${found.path}">a</a></p>`)
})
