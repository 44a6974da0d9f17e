import { describe, expect, test } from 'vitest'
import { compiledOf, htmlOf, testComponents } from './testing/compile-text.ts'

describe('MDX', () => {
  test('evaluates expressions and exports', async () => {
    expect(await htmlOf('export const n = 2\n\nTwice {n * 2 // comment\n} is {`<${n}>`}. {/* nothing */}')).toBe(
      '<p>Twice 4 is &lt;2&gt;. </p>',
    )
  })

  test('accepts attributes by their HTML names', async () => {
    expect(await htmlOf('<p class="a" style={{ color: "red" }}>{1}</p>\n\n<label for="b">c</label>')).toBe(
      '<p style="color:red" class="a">1</p>\n<label for="b">c</label>',
    )
  })

  test('keeps lower-case elements inside a sentence', async () => {
    expect(await htmlOf('Press <kbd>Ctrl</kbd> H<sub>2</sub>O.<br />Next')).toBe(
      '<p>Press <kbd>Ctrl</kbd> H<sub>2</sub>O.<br>Next</p>',
    )
  })

  test('renders a component that the document declares', async () => {
    expect(
      await htmlOf('export const Box = ({ children, of }) => <b data-of={of}>{children}</b>\n\n<Box of={1}>x</Box>'),
    ).toBe('<b data-of="1">x</b>')
  })

  test('folds on one line', async () => {
    const html = await htmlOf('<details open><summary>A `b` & "c"</summary>\n\nText.\n\n</details>')
    expect(html).toBe('<details open=""><summary>A <code>b</code> &amp; "c"</summary><p>Text.</p></details>')
  })

  test('folds written out', async () => {
    expect(await htmlOf('<details>\n<summary>A</summary>\n\nText.\n\n</details>')).toBe(
      '<details><summary>A</summary><p>Text.</p></details>',
    )
  })

  test('removes imports of the theme', async () => {
    const html = await htmlOf(
      "import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem';\n\n<Tabs><TabItem value=\"a\">x</TabItem></Tabs>",
    )
    expect(html).toContain('<div class="tab-panel">x</div>')
  })
})

describe('partials', () => {
  const files = {
    'content/guide/_part.mdx':
      '---\nx: 1\n---\n\n## From the part\n\nHello {props.name}. [Other](./other.mdx)[^1]\n\n[^1]: Part.\n',
    'content/shared/_md.md': 'Plain **text** <br>',
  }

  test('are rendered in place, with props, links from their own folder and headings of the page', async () => {
    const compiled = await compiledOf(
      "import Part from './_part.mdx'\nimport Md from '../shared/_md.md'\n\n## Before\n\n<Part name=\"you\" />\n\n<Md />\n\n## After[^1]\n\n[^1]: Page.",
      { files },
    )
    expect(compiled.headings.map(({ id }) => id)).toEqual(['before', 'from-the-part', 'after1'])
    expect(compiled.readHtml()).toContain('Hello you. <a href="/docs/guide/other">Other</a>')
    expect(compiled.readHtml()).toContain('<p>Plain <strong>text</strong> <br></p>')
    expect(compiled.dependencies).toEqual(['content/guide/_part.mdx', 'content/shared/_md.md'])
    const ids = [...compiled.readHtml().matchAll(/ id="([^"]+)"/g)]
      .map((match) => match[1])
      .filter((id) => id !== 'footnote-label')
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('images', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAUAAAADCAYAAABbNsX4AAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

  test('beside the document are published with their size', async () => {
    const compiled = await compiledOf('![A dot](./img/a%20dot.png "T")', {
      files: { 'content/guide/img/a dot.png': png },
    })
    expect(compiled.readHtml()).toMatch(
      /^<p><img src="\/assets\/a-dot-[0-9a-f]{8}\.png" alt="A dot" title="T" width="5" height="3" loading="lazy" decoding="async"><\/p>$/,
    )
    expect(compiled.assets).toEqual([
      { path: expect.stringMatching(/^\/assets\/a-dot-/), file: 'content/guide/img/a dot.png' },
    ])
  })

  test('with the longest possible name get a shorter name when they are published', async () => {
    const name = 'ж'.repeat(125)
    const { assets } = await compiledOf(`![A dot](./${name}.png)`, { files: { [`content/guide/${name}.png`]: png } })
    expect(assets).toEqual([
      { path: expect.stringMatching(/^\/assets\/ж{100}-[0-9a-f]{8}\.png$/), file: `content/guide/${name}.png` },
    ])
  })

  test('are published below the base URL, and can be imported', async () => {
    const compiled = await compiledOf('import dot from \'./dot.png\'\n\n<img src={dot} alt="A dot" width={5} />', {
      files: { 'content/guide/dot.png': png },
      context: { baseUrl: '/base/' },
    })
    expect(compiled.readHtml()).toMatch(
      /^<img src="\/base\/assets\/dot-[0-9a-f]{8}\.png" alt="A dot" width="5" loading="lazy" decoding="async">$/,
    )
  })

  test('of other addresses stay unchanged', async () => {
    expect(await htmlOf('![a](https://example.com/a.png)')).toBe(
      '<p><img src="https://example.com/a.png" alt="a" loading="lazy" decoding="async"></p>',
    )
  })
})

describe('islands', () => {
  test('are rendered in their first state, with their props', async () => {
    const compiled = await compiledOf('<Counter start={8} />\n\n<Counter />')
    expect(compiled.islands).toEqual(['counter'])
    expect(compiled.readHtml()).toContain(
      `<div data-island="counter" data-id="i0-" data-props='{"start":8}'><style>@layer islands{.counter{color:red;}}</style><div class="counter">`,
    )
    expect(compiled.readHtml()).toContain(`data-id="i1-" data-props='{}'`)
    expect(compiled.readHtml()).toContain('<button type="button">Count: 8</button>')
  })

  test('get their children as HTML, with islands inside', async () => {
    const { readHtml, islands } = await compiledOf(
      '<Counter start={1}>\n\nText with **bold**, [a link](./other.mdx) and\n\n```js\n1\n```\n\n<Counter start={2} />\n\n</Counter>',
    )
    const html = readHtml()
    expect(islands).toEqual(['counter'])
    expect(html).toMatch(
      /<div data-children=""><p>Text with <strong>bold<\/strong>, <a href="\/docs\/guide\/other">a link<\/a> and<\/p>/,
    )
    expect(html).toMatch(
      /<div data-children="">[\s\S]*<pre[\s\S]*data-id="i1-" data-props='\{"start":2\}'[\s\S]*Count: 2/,
    )
    expect(html).not.toContain('dh-')
  })

  test('in a heading stay out of lists of headings, which keep their children', async () => {
    const { headings, readHtml } = await compiledOf(
      "import TOCInline from '@theme/TOCInline'\n\n## Size <Counter>of $x^2$</Counter> {#size}\n\n<TOCInline toc={toc} />",
    )
    expect(headings.map(({ html }) => html.replace(/<math.*<\/math>/, 'MATH'))).toEqual(['Size of MATH'])
    expect(readHtml().match(/data-island="counter"/g)).toHaveLength(1)
    expect(readHtml()).not.toContain('dh-')
  })

  test('have their links resolved and recorded, like links of the text', async () => {
    const { readHtml, links } = await compiledOf(
      '## Help {#x}\n\n<Counter href="#x" />\n\n<Counter href="./other.mdx?a&b#y" />',
      { bodyLine: 5 },
    )
    const html = readHtml()
    expect([...html.matchAll(/data-props='(.*?)'/g)].map(([, props]) => props)).toEqual([
      '{"href":"#x"}',
      '{"href":"/docs/guide/other?a&amp;b#y"}',
    ])
    expect(links).toEqual([
      { href: '#x', line: 7, path: '/docs/guide/page', anchor: 'x' },
      { href: './other.mdx?a&b#y', line: 9, path: '/docs/guide/other', anchor: 'y' },
    ])
  })
})

describe('components of the site', () => {
  test('are rendered, with their styles before the first component', async () => {
    const { readHtml, dependencies } = await compiledOf('<Badge text="a" /> <Badge text="b" />')
    const html = readHtml()
    expect(html).toMatch(/<style>\.badge_\w{6}\{font-weight:700;\}<\/style><b class="\w+">a<\/b>/)
    expect(html.match(/<style>/g)).toHaveLength(1)
    expect(dependencies.map((file) => file.replace(/.*\//, ''))).toEqual(
      expect.arrayContaining(['badge.module.css', 'badge.tsx']),
    )
  })

  test('depend on the configuration when they have functions of an integration, which know its options', async () => {
    const { dependencies } = await compiledOf('<Badge text="a" />')
    expect(dependencies).not.toContain('site.config.ts')
    const components = new Map(
      [...testComponents].map(([name, component]) => [name, { ...component, checkProps: () => undefined }]),
    )
    const withFunctions = await compiledOf('<Badge text="a" />', { context: { components } })
    expect(withFunctions.dependencies).toContain('site.config.ts')
  })
})

test('the outline contains inline markup without links', async () => {
  const { headings } = await compiledOf('## Use [`fetch`](./other.mdx) *now*\n\n### Then')
  expect(headings).toEqual([
    { id: 'use-fetch-now', html: 'Use <code>fetch</code> <em>now</em>', level: 2 },
    { id: 'then', html: 'Then', level: 3 },
  ])
})

test('links are recorded with their targets, and ids are recorded as anchors', async () => {
  const { links, anchors } = await compiledOf(
    '## A\n\n[a](#a) [b](../index.mdx#b)\n\n[c](https://example.com) <i id="mine" /> <a name="old"></a>',
    { bodyLine: 5 },
  )
  expect(links).toEqual([
    { href: '#a', line: 7, path: '/docs/guide/page', anchor: 'a' },
    { href: '../index.mdx#b', line: 7, path: '/docs/index', anchor: 'b' },
    { href: 'https://example.com', line: 9 },
  ])
  expect(anchors).toEqual(['a', 'mine', 'old'])
})
