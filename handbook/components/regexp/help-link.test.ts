import { expect, it } from 'vitest'
import { compileText } from '../testing/compile-text.ts'

it('a link of an island is resolved and checked like a link of the text', async () => {
  const { compiled } = await compileText(
    '## Backtracking {#x}\n\n<RegexpTester href="#x" />\n\n<RegexpTester href="./other.mdx?a&b#y" />',
    { bodyLine: 5 },
  )
  const html = compiled?.readHtml() ?? ''
  expect([...html.matchAll(/data-props='(.*?)'/g)].map(([, props]) => props)).toEqual([
    '{"href":"#x"}',
    '{"href":"/docs/guide/other?a&amp;b#y"}',
  ])
  expect(compiled?.links).toEqual([
    { href: '#x', line: 7, path: '/docs/guide/page', anchor: 'x' },
    { href: './other.mdx?a&b#y', line: 9, path: '/docs/guide/other', anchor: 'y' },
  ])
})

it('a broken link of an island is reported at its place, also in a partial', async () => {
  const files = { 'content/guide/_part.mdx': 'Text.\n\n<RegexpTester href="./nowhere.mdx" />' }
  const { compiled, problems } = await compileText(
    'import Part from \'./_part.mdx\'\n\n<Part />\n\nText.\n\n<RegexpTester href="/docs/none" />',
    { bodyLine: 5, files },
  )
  expect(compiled).toBeUndefined()
  expect(problems.map((problem) => problem.replace(/: .*/, ''))).toEqual([
    'error content/guide/_part.mdx:3 [broken-markdown-link] The link "./nowhere.mdx" leads to no document',
    expect.stringMatching(/^error content\/guide\/page\.mdx:11 \[broken-link\] The link "\/docs\/none" /),
  ])
})
