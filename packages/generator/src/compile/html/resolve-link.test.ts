import { expect, it, test } from 'vitest'
import { testDocument } from '../../content/testing/source-documents.ts'
import { compileText, htmlOf } from '../testing/compile-text.ts'

test.each([`${'a'.repeat(300)}.png`, 'a%00.png', 'a%00', 'a.png/b.png'])(
  'a link to what can be no file is broken: %j',
  async (target) => {
    const { problems } = await compileText(`[a](./${target})`, { files: { 'content/guide/a.png': '' } })
    expect(problems).toEqual([expect.stringMatching(/^error content\/guide\/page\.mdx:1 \[broken-link\] The link "/)])
  },
)

it.each([
  ['content/guide/page.mdx', 'content', 'content/guide/other.mdx'],
  ['website/docs/guide/page.mdx', 'website/docs', 'website/docs/guide/other.mdx'],
  ['docs/internal/page.md', 'content', 'docs/guide/other.mdx'],
])('a link of %s that begins with a slash starts at its folder of documents', async (file, folder, other) => {
  const found = { ...testDocument('guide/other.mdx'), file: other }
  expect(
    await htmlOf('[a](/guide/other.mdx)', { file, context: { folder, documentsByFile: new Map([[other, found]]) } }),
  ).toBe(`<p><a href="${found.path}">a</a></p>`)
})

test('a slash after the name of a file is no part of it', async () => {
  expect(await htmlOf('[a](./other.mdx/#b)')).toBe('<p><a href="/docs/guide/other#b">a</a></p>')
})

it.each([
  ['content/guide/index.mdx', {}, '/docs/guide/other'],
  ['content/01-guide/README.md', {}, '/docs/guide/other'],
  ['content/guide/guide.md', {}, '/docs/guide/other'],
  ['content/guide/page.md', { slug: '/guide/' }, '/docs/guide/other'],
  ['content/guide/page.md', { slug: '/guide' }, '/docs/other'],
  ['content/guide/index.md', { slug: 'guide' }, '/docs/other'],
])('an address relative to the page of a folder starts below it: %s, %j', async (file, frontMatter, leads) => {
  const document = { ...testDocument('guide/index.mdx'), file, frontMatter, path: '/docs/guide' }
  expect(
    await htmlOf('[a](./other) [b](./beside)', {
      document,
      context: { paths: new Set(['/docs/guide/other', '/docs/other', '/docs/beside']) },
    }),
  ).toBe(`<p><a href="${leads}">a</a> <a href="/docs/beside">b</a></p>`)
})

it.each([
  ['[a](/file.pdf#page=3)', '<p><a href="/file.pdf#page=3">a</a></p>'],
  ['[a](/img/c%23%3F.png?v=2)', '<p><a href="/img/c%23%3F.png?v=2">a</a></p>'],
  ['[a](@site/static/file.pdf#page=3)', '<p><a href="/file.pdf#page=3">a</a></p>'],
  ['[a](./a.pdf?v=2#page=3)', '<p><a href="/assets/a-e3b0c442.pdf?v=2#page=3">a</a></p>'],
  ['<video src="/film.mp4#t=5"></video>', '<video src="/film.mp4#t=5"></video>'],
  ['<video src="./a.mp4#t=5"></video>', '<video src="/assets/a-e3b0c442.mp4#t=5"></video>'],
  ['![a](/img/c%23%3F.png)', '<p><img src="/img/c%23%3F.png" alt="a" loading="lazy" decoding="async"></p>'],
])('an address of a file keeps what follows its name, and a name keeps its signs: %s', async (body, html) => {
  const files = { 'content/guide/a.pdf': '', 'content/guide/a.mp4': '', 'static/img/c#?.png': '' }
  expect(
    await htmlOf(body, { files, context: { staticFiles: new Set(['/file.pdf', '/film.mp4', '/img/c#?.png']) } }),
  ).toBe(html)
})

const allowed = 'A link may be a path, or begin with http://, https://, mailto: or tel:.'

it.each([
  ['file:///etc/hosts', 'file:///etc/hosts'],
  ['C:\\docs\\a.md', 'C:\\docs\\a.md'],
  ['htps://example.com', 'htps://example.com'],
  ['ttps://example.com', 'ttps://example.com'],
  ['mailo:a@example.com', 'mailo:a@example.com'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['VBScript:run', 'VBScript:run'],
  ['http://', 'http://'],
  ['https:///docs', 'https:///docs'],
  ['https:example.com', 'https:example.com'],
  ['//', '//'],
])('a link that no reader can follow is broken: %s', async (href, written) => {
  const { problems } = await compileText(`Text.\n\n[a](${href})`, { file: 'content/guide/page.md' })
  expect(problems).toEqual([
    `error content/guide/page.md:3 [broken-link] The link "${written}" can be followed by no reader. ${allowed}`,
  ])
})

it.each([
  'http://localhost:8080',
  'HTTPS://example.com/?a=b:c',
  '//example.com',
  'mailto:a@example.com',
  'tel:+123',
  'vscode:extension/a.b',
  'sms:+123',
  '#a:b',
  './other.mdx?a:b',
])('a link that readers can follow is none: %s', async (href) => {
  expect((await compileText(`[a](${href})`)).problems).toEqual([])
})

it('links that may be broken only warn', async () => {
  const { compiled, problems } = await compileText('[a](./none.mdx) [b](/none)', {
    context: { onBrokenLinks: 'ignore', onBrokenMarkdownLinks: 'warn' },
  })
  expect(compiled?.html).toBe('<p><a href="./none.mdx">a</a> <a href="/none">b</a></p>')
  expect(problems).toMatchInlineSnapshot(`
    [
      "warning content/guide/page.mdx:1 [broken-markdown-link] The link "./none.mdx" leads to no document: there is no "content/guide/none.mdx". Nearest: "content/guide/page.mdx", "content/guide/other.mdx", "content/index.mdx", "content/другое.md".",
    ]
  `)
})

it('messages show an address as it was written, not as the parser encodes it', async () => {
  const { problems } = await compileText('[a](./кот.mdx) [b](/кот%20а) ![c](./кот.png) [d](javascript:кот) [e](/%zz)')
  expect(problems.map((problem) => /The (?:link|image) ".*?"/.exec(problem)?.[0])).toEqual([
    'The image "./кот.png"',
    'The link "/кот%20а"',
    'The link "javascript:кот"',
    'The link "/%zz"',
    'The link "./кот.mdx"',
  ])
})
