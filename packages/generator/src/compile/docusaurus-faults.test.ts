import { describe, expect, it, test } from 'vitest'
import { compiledOf, compileText, htmlOf, type CompileTextOptions } from './testing/compile-text.ts'

const problemsOf = async (body: string, options: CompileTextOptions = {}) =>
  (await compileText(body, { bodyLine: 5, ...options })).problems

const md = 'content/guide/page.md'

describe('a tag that ends at the start of a line', () => {
  test.each([
    [
      'alone',
      '<iframe\n  src="https://example.com/embed"\n  title="A demo"\n></iframe>',
      /<iframe[^>]*title="A demo"[^>]*><\/iframe>/,
    ],
    ['in a list', '- a\n\n  <video\n    controls\n  ></video>\n- b', /<li>\s*<p>a<\/p>\s*<video controls="">/],
    ['in a quotation', '> <div\n>   id="x"\n> >\n> text\n> </div>', /<blockquote>\s*<div id="x">/],
    [
      'in Markdown',
      '<iframe\n  src="https://example.com/embed"\n  title="A demo"\n></iframe>\n\nText.',
      /title="A demo"[^>]*><\/iframe>\s*<p>Text/,
    ],
  ])('is the end of the tag %s', async (where, body, html) => {
    expect(await htmlOf(body, where === 'in Markdown' ? { file: md } : {})).toMatch(html)
  })
})

describe('an admonition that is never closed', () => {
  test.each([
    [
      'at the end of a document',
      'Text.\n\n:::tip\n\nMore.',
      /<div class="admonition tip"[\s\S]*<p>More\.<\/p>\s*<\/div>$/,
      7,
      ':::',
    ],
    [
      'before a heading',
      ':::note Title\n\nMore.\n\n## Next',
      /<div class="admonition note"[\s\S]*<h2[\s\S]*<\/div>$/,
      5,
      ':::',
    ],
    [
      'in a list',
      '- a\n\n  ::::info\n  b\n\nAfter.',
      /<div class="admonition info"[\s\S]*<\/div>\s*<\/li>\s*<\/ul>\s*<p>After\.<\/p>$/,
      7,
      '::::',
    ],
  ])('%s contains the text after it, and warns', async (_, body, html, line, colons) => {
    const { compiled, problems } = await compileText(body, { bodyLine: 5 })
    expect(compiled?.readHtml()).toMatch(html)
    expect(problems).toEqual([
      expect.stringMatching(
        new RegExp(`^warning content/guide/page.mdx:${line} \\[admonition\\] .* Put a line "${colons}"`),
      ),
    ])
  })
})

describe('headings of two partials with one pinned id', () => {
  const files = {
    'content/guide/_a.mdx': '---\nx: 1\n---\n\nA.\n\n## Setup {#setup}',
    'content/guide/_b.md': 'B.\n\n## Setup it {#setup}\n\n## More {#setup}',
  }
  const body = "import A from './_a.mdx'\nimport B from './_b.md'\n\n<A />\n\n<B />"
  const context = (headings: 'throw' | 'warn' | 'ignore') => ({
    markdown: { comments: true, admonitions: true, headingIds: true, headings, codeMeta: 'throw' } as const,
  })
  it('follow the setting, and get unique ids', async () => {
    const { compiled, problems } = await compileText(body, { files, context: context('ignore') })
    expect(problems).toEqual([])
    expect(compiled?.headings.map(({ id }) => id)).toEqual(['setup', 'setup-1', 'setup-2'])
  })
  it.each(['warn', 'throw'] as const)('are reported at their own lines: %s', async (severity) => {
    const { problems } = await compileText(body, { files, context: context(severity) })
    expect(problems).toEqual([
      expect.stringMatching(/_b\.md:3 \[heading\] The id "setup" of the heading "Setup it" is taken/),
      expect.stringMatching(/_b\.md:5 \[heading\] The id "setup" of the heading "More" is taken/),
    ])
  })
})

describe('rows that are no table', () => {
  const row = '- | one | two | three\n---|---|---|---'
  const warning = (line: number) =>
    `warning content/guide/page.mdx:${line} [markdown] This is not a table: its first row has 3 cells and the row of dashes "---|---|---|---" has 4. Write "| --- | --- | --- |".`
  test.each([
    ['alone', row, [warning(6)]],
    ['beside a broken table in code', `\`\`\`text\n| a | b |\n| --- |\n\`\`\`\n\n${row}`, [warning(11)]],
    ['in code alone', '```text\n| a | b |\n| --- |\n```', []],
  ])('warn on their own: %s', async (_, body, problems) => {
    expect(await problemsOf(body)).toEqual(problems)
  })
})

describe('elements of raw HTML', () => {
  test.each([
    ['a link without an address', 'Text.\n\n<a href="">`x`</a>', 7],
    ['an element in a block', 'Text.\n\n<p>\n\n<a href="">x</a></p>', 9],
    ['an element beside others', '<p>\nThe <a href="https://example.com">one</a>,\nthe <a href="">other</a>.\n</p>', 7],
  ])('are reported at their lines: %s', async (_, body, line) => {
    expect(await problemsOf(body, { file: md })).toEqual([
      `error ${md}:${line} [broken-link] The link has no address. Write where it leads, or leave its text alone.`,
    ])
  })
})

describe('a summary on the line of its fold', () => {
  const files = {
    'content/guide/_part.mdx':
      '<details><summary>{props.title} and [other](./other.mdx)</summary>\n\nText.\n\n</details>',
    'content/guide/_md.md': '<details open={false}><summary>Of {props.title}</summary>\n\nText.\n\n</details>',
  }
  it('shows values and resolves links', async () => {
    const body =
      'import Part from \'./_part.mdx\'\nimport Md from \'./_md.md\'\n\n<Part title="A title" />\n\n<Md title="B" />\n\n<details><summary>`c` *d*</summary>\ne\n</details>'
    const { readHtml, links } = await compiledOf(body, { files })
    const html = readHtml()
    expect(html).toContain('<summary>A title and <a href="/docs/guide/other">other</a></summary>')
    expect(html).toContain('<summary>Of B</summary>')
    expect(html).toMatch(/<summary><code>c<\/code> <em>d<\/em><\/summary>\s*(?:<p>)?e/)
    expect(links).toHaveLength(1)
  })
  it('has its links checked, and keeps the line numbers of the text after it', async () => {
    expect(await problemsOf('<details><summary>[a](/gone)</summary>\n\n[b](/lost)\n\n</details>\n\n{c.d}\n')).toEqual([
      expect.stringMatching(/page\.mdx:5 \[broken-link\].*"\/gone"/),
      expect.stringMatching(/page\.mdx:7 \[broken-link\].*"\/lost"/),
      expect.stringMatching(/page\.mdx:11 \[render\]/),
    ])
    expect(await problemsOf('<details><summary>[a](/gone)</summary>\n\n[b](/lost)\n\n</details>\n\n<b>c\n')).toEqual([
      expect.stringMatching(/page\.mdx:11:1 \[mdx\]/),
    ])
  })
})

test.each(['./\\_part.mdx', '.\\/_part.mdx', '@site/content/guide/\\_part.mdx'])(
  'the path %j of an import is read as a string of JavaScript',
  async (path) => {
    const files = { 'content/guide/_part.mdx': 'A part.' }
    expect(await htmlOf(`import Part from '${path}'\n\n<Part />`, { files })).toBe('<p>A part.</p>')
  },
)

describe('admonitions of the site', () => {
  const context = (admonitions: { keywords: string[]; extendDefaults: boolean }) => ({
    markdown: { comments: true, admonitions, headingIds: true, headings: 'throw', codeMeta: 'throw' } as const,
  })
  const own = context({ keywords: ['security', 'see-also'], extendDefaults: true })
  test.each([
    [':::security\n\nText.\n\n:::', '<p class="admonition-title">Security</p>'],
    [':::see-also More\n\nText.\n\n:::', '<p class="admonition-title">More</p>'],
    ['<Admonition type="see-also">Text.</Admonition>', '<p class="admonition-title">See also</p>'],
    [':::tip\n\nText.\n\n:::', '<p class="admonition-title">Tip</p>'],
  ])('have their word as title: %j', async (body, title) => {
    const html = await htmlOf(body, { context: own })
    expect(html).toContain(title)
    expect(html).toContain('class="admonition ')
  })
  it('may replace the built-in admonitions', async () => {
    const { problems } = await compileText(':::tip\n\nText.\n\n:::', {
      context: context({ keywords: ['security'], extendDefaults: false }),
    })
    expect(problems).toEqual([
      'error content/guide/page.mdx:1 [admonition] Unknown admonition ":::tip". Known, nearest first: security. A word of the site\'s own is declared in "markdown": { admonitions: { keywords: [\'tip\'] } }.',
    ])
  })
})

test('expressions give the order of tabs', async () => {
  const items = '<TabItem value="a">1</TabItem><TabItem value="b">2</TabItem><TabItem value="c">3</TabItem>'
  const order = async (values: string[]) => {
    const list = values.map((value) => ({ value, label: value.toUpperCase() }))
    const html = await htmlOf(`<Tabs values={${JSON.stringify(list)}}>${items}</Tabs>`)
    return [...html.matchAll(/value="(.)"/g)].map(([, value]) => value).join('')
  }
  expect(await order(['c', 'a', 'b'])).toBe('cab')
  expect(await order(['b'])).toBe('bac')
  expect(await order(['a', 'b', 'c'])).toBe('abc')
})

describe('links with a scheme', () => {
  test.each(['docblock://q', 'xcode-thing:open', 'http-x://a'])(
    'warn if no program is known for the scheme: %s',
    async (href) => {
      const { compiled, problems } = await compileText(`A [link](${href}).`)
      expect(compiled?.readHtml()).toContain(`href="${href}"`)
      expect(problems).toEqual([
        expect.stringMatching(
          /^warning content\/guide\/page\.mdx:1 \[broken-link\] The link ".*" begins with ".*:", which no widely known program opens\./,
        ),
      ])
    },
  )
  test.each(['vscode:extension/a.b', 'mailto:a@example.com', 'web+coffee:x', 'myapp://open'])(
    'pass: %s',
    async (href) => {
      expect(await htmlOf(`A [link](${href}).`, { context: { linkSchemes: ['myapp'] } })).toContain(`href="${href}"`)
    },
  )
})

describe('a .md file with the syntax of JSX is read as MDX', () => {
  const files = { 'content/guide/x.css': 'b{}' }
  test.each([
    ['className', '<p className="lead">a *b*</p>\n\n{1 + 1}', '<p class="lead">a <em>b</em></p>\n2'],
    [
      'Markdown in a summary',
      '<details>\n<summary>Use **x**</summary>\n\nText.\n\n</details>',
      '<summary>Use <strong>x</strong></summary>',
    ],
    [
      'code in a summary',
      '<details>\n<summary>Use `x`</summary>\n\nText.\n\n</details>',
      '<summary>Use <code>x</code></summary>',
    ],
    [
      'a tag over several lines',
      '<video\n  width="320"\n  controls\n></video>',
      '<video width="320" controls=""></video>',
    ],
    [
      'attributes that only JSX has',
      '<iframe allowFullScreen title="a" src="https://example.com"></iframe>',
      /allowfullscreen=""/i,
    ],
  ])('%s', async (_, body, html) => {
    const made = await htmlOf(body, { file: md, files })
    expect(made).not.toContain('<blockquote>')
    expect(made).toMatch(html)
  })

  it.each(["import '@site/content/guide/x.css'", 'import "./x.css";'])(
    'an import of styles is not part of the text: %s',
    async (line) => {
      const { compiled } = await compileText(`${line}\n\nText.`, { file: md, files })
      expect(compiled?.readHtml() ?? '').not.toContain('import')
    },
  )

  test.each([
    ['plain HTML', '<p class="a">b</p>\n\n<details><summary>Plain</summary>\n\nText.\n\n</details>\n\n{x}'],
    ['code', '`className=` and `<summary>**x**</summary>`\n\n```html\n<video\n></video>\n```\n\n{x}'],
    ['prose', 'import is a word, "from" too.\n\nimport \'half\n\n{x}'],
  ])('except a file with %s', async (_, body) => {
    expect(await htmlOf(body, { file: md })).toContain('{x}')
  })

  it('says so if its syntax is wrong', async () => {
    expect(await problemsOf('<p className="a">b</p>\n\n<br>', { file: md })).toEqual([
      expect.stringMatching(/page\.md:7.* The file uses JSX, so it is read as MDX although its name ends in "\.md"\.$/),
    ])
  })
})

test('cells with several lines are marked, so that their column gets room', async () => {
  const long = 'A description of what it does. '.repeat(4)
  const html = await htmlOf(`| a | b | c |\n|---|---|--:|\n| x | ${long} | ${long} |\n| y | short | \`code\` |`)
  expect(html.match(/<td class="wide"/g)).toHaveLength(2)
  expect(html).toContain('<td>short</td>')
})

test.each([
  ['md', '<iframe width="560" height="315" src="https://example.com" title="a"></iframe>', 'width="560" height="315"'],
  [
    'mdx',
    '<iframe width="100%" height="500px" src="https://example.com" title="a"></iframe>',
    'width="100%" height="500px"',
  ],
  ['mdx', '<iframe style={{ height: 200 }} src="https://example.com" title="a"></iframe>', 'style="height:200px"'],
])('a frame keeps its size (.%s)', async (ending, body, size) => {
  expect(await htmlOf(body, { file: `content/guide/page.${ending}` })).toContain(size)
})

test.each([
  ['## `pinch(scale, speed)`  iOS only', 'pinchscale-speed--ios-only'],
  ['## A &  b', 'a---b'],
  ['A\n b\n---', 'a-b'],
])('the id of %j is the id that GitHub gives', async (body, id) => {
  expect((await compiledOf(body)).headings.map((heading) => heading.id)).toEqual([id])
})

test.each([
  ['<CodeBlock language="sh">\n  npm test -- a &lt; b\n</CodeBlock>', 'npm test -- a &lt; b'],
  ['<CodeBlock language="text">one line</CodeBlock>', 'one line'],
  ['<Tabs><TabItem value="a">\n<CodeBlock language="text">\n  {"x"} and y\n</CodeBlock>\n</TabItem></Tabs>', 'x and y'],
])('code that is written as text in <CodeBlock> is code: %j', async (block, code) => {
  const html = await htmlOf(`import CodeBlock from '@theme/CodeBlock'\n\n${block}`)
  expect(html.replaceAll(/<\/?span[^>]*>/g, '')).toContain(code)
  expect(html).not.toContain('<p>')
})

it('markup in <CodeBlock> is shown as text', async () => {
  expect(await problemsOf("import CodeBlock from '@theme/CodeBlock'\n\n<CodeBlock>\n  a **b**\n</CodeBlock>")).toEqual([
    expect.stringContaining('<CodeBlock> takes its code as one text'),
  ])
})
