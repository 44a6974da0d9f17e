import { expect, it, test } from 'vitest'
import { testDocument } from '../../content/testing/source-documents.ts'
import { compileText, htmlOf } from '../testing/compile-text.ts'

test.each([`${'a'.repeat(300)}.png`, 'a%00.png', 'a%00', 'a.png/b.png'])(
  'a link to a path that cannot be a file is broken: %j',
  async (target) => {
    const { problems } = await compileText(`[a](./${target})`, { files: { 'content/guide/a.png': '' } })
    expect(problems).toEqual([expect.stringMatching(/^error content\/guide\/page\.mdx:1 \[broken-link\] The link "/)])
  },
)

it.each([
  ['content/guide/page.mdx', 'content', 'content/guide/other.mdx'],
  ['website/docs/guide/page.mdx', 'website/docs', 'website/docs/guide/other.mdx'],
  ['docs/internal/page.md', 'content', 'docs/guide/other.mdx'],
])('a link in %s that begins with a slash starts at its folder of documents', async (file, folder, other) => {
  const found = { ...testDocument('guide/other.mdx'), file: other }
  expect(
    await htmlOf('[a](/guide/other.mdx)', { file, context: { folder, documentsByFile: new Map([[other, found]]) } }),
  ).toBe(`<p><a href="${found.path}">a</a></p>`)
})

test('a slash after the name of a file is ignored', async () => {
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
])('a suffix after a file’s address is kept, and special characters in a name stay encoded: %s', async (body, html) => {
  const files = { 'content/guide/a.pdf': '', 'content/guide/a.mp4': '', 'static/img/c#?.png': '' }
  expect(
    await htmlOf(body, { files, context: { staticFiles: new Set(['/file.pdf', '/film.mp4', '/img/c#?.png']) } }),
  ).toBe(html)
})

const allowed = 'A link may be a path, or begin with http://, https://, mailto: or tel:.'

it.each([
  ['file:///etc/hosts', 'error'],
  ['C:\\docs\\a.md', 'error'],
  ['javascript:alert(1)', 'error'],
  ['VBScript:run', 'error'],
  // Docusaurus builds sites with such addresses.
  ['htps://example.com', 'warning'],
  ['ttps://example.com', 'warning'],
  ['mailo:a@example.com', 'warning'],
  ['mail:a@example.com', 'warning'],
  ['http://', 'warning'],
  ['https:///docs', 'warning'],
  ['https:example.com', 'warning'],
  ['//', 'warning'],
])('a link that no reader can follow is reported: %s', async (href, severity) => {
  const { problems } = await compileText(`Text.\n\n[a](${href})`, { file: 'content/guide/page.md' })
  expect(problems).toEqual([
    `${severity} content/guide/page.md:3 [broken-link] The link "${href}" does not work for any reader. ${allowed}`,
  ])
})

it.each([
  ['/base/docs/guide/other#b', '/base/docs/guide/other#b'],
  ['/base/file.pdf', '/base/file.pdf'],
  ['/docs/guide/other', '/base/docs/guide/other'],
])('a link may begin with the base URL: %s', async (href, address) => {
  const context = { baseUrl: '/base/', staticFiles: new Set(['/file.pdf']) }
  expect(await htmlOf(`[a](${href})`, { context })).toBe(`<p><a href="${address}">a</a></p>`)
})

it('a page whose path begins like the base URL is found at its own path', async () => {
  expect(await htmlOf('[a](/docs/guide/other)', { context: { baseUrl: '/docs/' } })).toBe(
    '<p><a href="/docs/docs/guide/other">a</a></p>',
  )
})

it('an image may begin with the base URL', async () => {
  const files = { 'static/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>' }
  const context = { baseUrl: '/base/', staticFiles: new Set(['/img/a.svg']) }
  expect(await htmlOf('![a](/base/img/a.svg)', { files, context })).toContain('src="/base/img/a.svg"')
  expect((await compileText('![a](/other/img/a.svg)', { files, context })).problems).toEqual([
    expect.stringMatching(/^error .* \[broken-image\] /),
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
])('a link that readers can follow is not reported: %s', async (href) => {
  expect((await compileText(`[a](${href})`)).problems).toEqual([])
})

it('a broken link from a component only warns, because no line of the document is at fault', async () => {
  const { compiled, problems } = await compileText("{<a href={'/no' + 'ne'}>a</a>}")
  expect(compiled?.readHtml()).toContain('<a href="/none">a</a>')
  expect(problems).toEqual([
    expect.stringMatching(
      /^warning content\/guide\/page\.mdx: \[broken-link\] The link "\/none" leads to no page: .* A component of the document has this link\.$/,
    ),
  ])
  expect(
    (await compileText("{<a href={'/no' + 'ne'}>a</a>}", { context: { onBrokenLinks: 'ignore' } })).problems,
  ).toEqual([])
})

it.each(['![a](./none.png)', '<video src="/none.mp4" />', '<img src="./none.png" alt="a" />'])(
  'a missing image or video has the configured severity: %s',
  async (body) => {
    const run = (context: { onBrokenImages?: 'warn' | 'ignore' }) => compileText(body, { context })
    expect((await run({})).problems).toEqual([expect.stringMatching(/^error .* \[broken-image\] /)])
    const { compiled, problems } = await run({ onBrokenImages: 'warn' })
    expect(problems).toEqual([expect.stringMatching(/^warning .* \[broken-image\] /)])
    expect(compiled?.readHtml()).toContain('none.')
    expect((await run({ onBrokenImages: 'ignore' })).problems).toEqual([])
  },
)

it('broken links only warn if the configuration says so', async () => {
  const { compiled, problems } = await compileText('[a](./none.mdx) [b](/none)', {
    context: { onBrokenLinks: 'ignore', onBrokenMarkdownLinks: 'warn' },
  })
  expect(compiled?.readHtml()).toBe('<p><a href="./none.mdx">a</a> <a href="/none">b</a></p>')
  expect(problems).toMatchInlineSnapshot(`
    [
      "warning content/guide/page.mdx:1 [broken-markdown-link] The link "./none.mdx" leads to no document: there is no "content/guide/none.mdx". Nearest: "content/guide/page.mdx", "content/guide/other.mdx", "content/index.mdx", "content/другое.md".",
    ]
  `)
})

it('messages show an address as its author wrote it, not as the parser encodes it', async () => {
  const { problems } = await compileText('[a](./кот.mdx) [b](/кот%20а) ![c](./кот.png) [d](javascript:кот) [e](/%zz)')
  expect(problems.map((problem) => /The (?:link|image) ".*?"/.exec(problem)?.[0])).toEqual([
    'The image "./кот.png"',
    'The link "/кот%20а"',
    'The link "javascript:кот"',
    'The link "/%zz"',
    'The link "./кот.mdx"',
  ])
})

it.each([
  ['/manual/docs/1.x/', '/1.x'],
  ['/manual/docs/1.x/', '/manual/docs/1.x'],
  ['/1.x/', '/1.x'],
])('a link to %s may lead to what another program serves at %s, below a base URL', async (link, served) => {
  const context = { baseUrl: '/manual/docs/', servedElsewhere: [served] }
  expect(await htmlOf(`[a](${link})`, { context })).toBe('<p><a href="/manual/docs/1.x/">a</a></p>')
})
