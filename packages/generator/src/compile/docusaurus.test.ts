import { describe, expect, test } from 'vitest'
import { compiledOf, compileText, htmlOf } from './testing/compile-text.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
const files = { 'content/guide/_part.mdx': 'Part.', 'content/guide/box.svg': svg, 'content/guide/data.json': '{"a":1}' }
const problemsOf = async (body: string) =>
  (await compileText(body, { files })).problems.map((problem) => problem.replace('error content/guide/page.mdx:', ''))

describe('files beside the document', () => {
  test.each([
    [
      '<a href={require("./notes.pdf").default}>Download</a>',
      /^<a href="\/base\/assets\/notes-\w+\.pdf">Download<\/a>$/,
    ],
    [
      '<a target="_blank" href={require("./sheet one.xlsx").default}>Download</a>',
      /href="\/base\/assets\/sheet-one-\w+\.xlsx"/,
    ],
    [
      'import notes from "./notes.pdf"\n\n<a href={notes}>Download</a>',
      /^<a href="\/base\/assets\/notes-\w+\.pdf">Download<\/a>$/,
    ],
    ['import song from "./song.mp3"\n\n<audio controls src={song} />', /src="\/base\/assets\/song-\w+\.mp3"/],
  ])('can be downloaded at their addresses: %s', async (body, html) => {
    const { compiled, problems } = await compileText(body, {
      context: { baseUrl: '/base/' },
      files: { 'content/guide/notes.pdf': '%PDF', 'content/guide/sheet one.xlsx': 'x', 'content/guide/song.mp3': 'x' },
    })
    expect(problems).toEqual([])
    expect(compiled?.readHtml()).toMatch(html)
  })

  test('with JSON become values', async () => {
    expect(await htmlOf("import data from './data.json'\n\nOne is {data.a}.", { files })).toBe('<p>One is 1.</p>')
  })

  test.each([
    [
      'import Box from \'./none.svg\'\n\n<img src={Box} alt="a" />',
      '1 [import] Import of "./none.svg": there is no file "content/guide/none.svg". Write a path relative to this document.',
    ],
    [
      '`require("./none.svg")`\n\nText.\n\n<img src={require("./none.svg").default} alt="a" />',
      '5 [import] require("./none.svg"): there is no file "content/guide/none.svg". Write a path relative to this document.',
    ],
  ])('are reported at the place of their name if they are missing: %s', async (body, message) =>
    expect(await problemsOf(body)).toContain(message),
  )
})

describe('.md', () => {
  const file = 'content/guide/page.md'

  test.each([
    ['exports', 'export const year = 2024;\n\nIn {year}.', '<p>In 2024.</p>'],
    [
      'closes a component',
      'export const B = ({ children }) => <b>{children}</b>\n\nIn <B>bold</B>.',
      '<p>In <b>bold</b>.</p>',
    ],
    [
      'has a component inside a line',
      'A <Details summary="b">c</Details>.',
      '<p>A <details><summary>b</summary>c</details>.</p>',
    ],
    [
      'computes an attribute',
      '<img src={require("./box.svg").default} alt="a" style={{ width: \'50%\' }} />',
      expect.stringMatching(/^<img src="\/assets\/box-\w+\.svg" alt="a" style="width:50%"/),
    ],
    [
      'shows a value of the document',
      'Of {frontMatter.title} and {props.os}.',
      expect.stringMatching(/^<p>Of [^{]* and \.<\/p>$/),
    ],
    ['has a text of marks in braces', "One{' '}\n{'<'}T{\"}\"}", '<p>One \n&lt;T}</p>'],
    ['imports over several lines', "import Tabs from\n  '@theme/Tabs'\n\n{1 + 1}", '2'],
  ])('is MDX when it %s', async (_, body, html) => {
    expect(await htmlOf(body, { file, files })).toEqual(html)
  })

  test('drops the comments of MDX, and keeps them in code', async () => {
    expect(
      await htmlOf('A <br> {/* truncate */} b.\n\n{/* over\nlines */}\n\n## C {/* #d */}\n\n`{/* e */}` \\{/* f */}', {
        file,
      }),
    ).toMatch(
      /^<p>A <br>  b\.<\/p>\n<h2 id="d">C<a.*<\/a><\/h2>\n<p><code>\{\/\* e \*\/\}<\/code> \{\/\* f \*\/\}<\/p>$/,
    )
  })

  test.each([
    ['in a block', 'a < b, {c}, <br>\n\n```js\nimport React from "react"\nexport const a = <Tabs>\n```'],
    ['in a span', 'a < b, {c}, <br>, `</Tabs>` and `<Details/>`'],
    ['in a comment', 'a < b, {c}, <br> <!-- <Tabs/> and </Tabs> -->'],
    ['of types', 'a < b, {c}, <br>, Map<String, Number>'],
  ])('stays Markdown with code %s', async (_, body) => {
    expect(await htmlOf(body, { file })).toContain('a &lt; b, {c}, <br>')
  })
})

describe('formulas', () => {
  test.each([
    ['Let $a_1 < b_{2}$ be.', 'Let $a_1 < b_{2}$ be.'],
    ['For $5, *$n^2$* and $m^2$.', 'For \\$5, _$n^2$_ and $m^2$.'],
    ['Then\n$$\nx_{1}\n$$\nholds.', 'Then $$ x_{1} $$ holds.'],
    ['| a |\n| --- |\n| $x_{1}$ |', '| $x_{1}$ |'],
  ])('%s stays a formula in the copy as Markdown', async (body, copy) => {
    expect((await compiledOf(body)).readMarkdown()).toContain(copy)
  })

  test.each([
    [
      'a block',
      '$$\nI = \\int_0^{2\\pi} \\sin(x)\\,dx\n$$',
      /^<p>Text\.<\/p>\s*<p><span class="formula" tabindex="0"><math display="block"[^]*<msubsup><mo[^]*<\/math><\/span><\/p>$/,
    ],
    [
      'a block in a quotation',
      '> $$\n> x^2\n> $$\n>\n> y',
      /<blockquote>\s*<p><span class="formula" tabindex="0"><math display="block"[^]*<msup><mi>x<\/mi>[^]*<\/math><\/span><\/p>\s*<p>y<\/p>/,
    ],
    [
      'a block within a paragraph',
      'Then\n$$\nx_{1}\n$$\nholds {1 + 1}.',
      /<p>Then\s*<span class="formula" tabindex="0"><math display="block"[^]*<\/math><\/span>\s*holds 2\.<\/p>/,
    ],
    ['two dollar signs', 'Then $$E = mc^2$$ holds.', /<p>Then <math>[^]*<msup><mi>c<\/mi>[^]*<\/math> holds\.<\/p>/],
    ['a command', 'Let $\\alpha$ be.', /<p>Let <math><mi>α<\/mi><\/math> be\.<\/p>/],
    ['braces and a power', 'It is $O(n^{2})$.', /<msup><mi>n<\/mi>/],
    [
      'a less-than sign',
      '| a | b |\n|---|---|\n| $a < b^2$ | c |',
      /<td><math>[^]*<mo>&lt;<\/mo>[^]*<\/math><\/td>\s*<td>c<\/td>/,
    ],
    ['a matrix', '$$\n\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}\n$$', /<mtable[^]*<mtd[^]*a/],
  ])('%s becomes MathML', async (_, body, html) => {
    expect(await htmlOf(`Text.\n\n${body}`)).toMatch(html)
    expect(await htmlOf(`Text.\n\n${body.replace('{1 + 1}', '2')}`, { file: 'content/guide/page.md' })).toMatch(html)
  })

  test('are text in the search, in Markdown, in ids of headings and in attributes', async () => {
    const { readHtml, headings, readMarkdown, readSections } = await compiledOf(
      '## The size $n^2$\n\nIt is $x_{i}$.\n\n![A $x^2$ b](/img/logo.png)\n\n<b title="$x^2$">c</b>',
    )
    const html = readHtml()
    const markdown = readMarkdown()
    const sections = readSections()
    expect(headings).toEqual([{ id: 'the-size-n2', level: 2, html: expect.stringMatching(/^The size <math>/) }])
    expect(html).toContain('aria-label="Link to “The size n^2”"')
    expect(html).toContain('alt="A $x^2$ b"')
    expect(html).toContain('<b title="$x^2$">')
    // Markdown has the signs of the formula, escaped as text.
    expect(markdown).toContain('It is $x_{i}$.')
    expect(sections.map(({ text }) => text).join(' ')).toContain('It is $x_{i}$.')
  })

  test.each([
    ['in a document', '$$\n\\frac{a}{\n$$', 7, '$$ \\frac{a}{ $$'],
    ['within a line', 'Is $\\nonsense x$ it?', 7, '$\\nonsense x$'],
    ['in a heading', '## A $\\frac{1}$', 7, '$\\frac{1}$'],
  ])('invalid TeX warns once, and stays: %s', async (_, body, line, shown) => {
    const { compiled, problems } = await compileText(`Text.\n\n${body}`, { bodyLine: 5 })
    expect(problems).toEqual([
      expect.stringContaining(
        `warning content/guide/page.mdx:${line} [math] The formula ${shown} cannot be read as TeX, so it is shown as plain text: `,
      ),
    ])
    expect(compiled?.readHtml()).toContain(body.includes('\n') ? '\\frac{a}{' : shown)
  })

  test.each([
    'It costs $5 and $6.',
    'Set $x, $$, $$$ and $$ again.',
    'Set $HOME and $PATH_{x}.',
    'It is $5^ or $6.',
    'From $FOO_BAR/$BAZ.',
    '`$$a$$` and `$\\alpha$`',
    '```sh\necho $$ \\alpha $$\n```',
    '{`${1}\\n^{${2}}`}',
    'A \\$\\alpha\\$',
  ])('%j is not a formula', async (body) => {
    const { compiled, problems } = await compileText(body)
    expect(problems.filter((problem) => problem.includes('[math]'))).toEqual([])
    expect(compiled?.readHtml() ?? '').not.toContain('<math')
  })
})

describe('a summary over several lines', () => {
  test('adds no paragraph, as in Docusaurus, where the text stands beside the marker', async () => {
    const body =
      '<details>\n  <summary>\n    Some `code`\n    **inside**\n  </summary>\n\n  Text.\n</details>\n\n[x](./nowhere)'
    const { compiled, problems } = await compileText(body)
    expect(problems).toEqual([expect.stringContaining('page.mdx:10 ')])
    expect(compiled).toBeUndefined()
    expect(await htmlOf(body.slice(0, body.indexOf('[x]')))).toBe(
      '<details><summary>Some <code>code</code> <strong>inside</strong></summary><p>Text.</p></details>',
    )
  })

  test.each([
    ['a heading', '<details>\n<summary>\n\n## A\n\n</summary>\n\nText.\n\n</details>', /<summary><h2 id="a">A/],
    ['blocks', '<details>\n<summary>\n- a\n</summary>\n\nText.\n\n</details>', /<summary><ul>/],
    ['code', '```html\n<summary>\nA\n</summary>\n```', /A\n/],
  ])('with %s stays unchanged', async (_, body, html) => {
    expect(await htmlOf(body)).toMatch(html)
  })
})

test('no tab is chosen if the default is null', async () => {
  const html = await htmlOf('<Tabs defaultValue={null}><TabItem value="a">x</TabItem></Tabs>')
  expect(html).toContain('value="a"/>')
  expect(html).not.toContain('checked')
})

test('pathname:// is a path of the site for images, as for links', async () => {
  expect(await htmlOf('![a](pathname:///img/logo.png) [b](pathname:///img/logo.png)')).toMatch(
    /src="\/img\/logo\.png".*href="\/img\/logo\.png"/,
  )
})

test('headings may repeat and skip levels if the configuration allows it', async () => {
  const body = '## Example\n\n### Usage\n\n## Example\n\n#### Usage\n\n# One'
  const markdown = { comments: true, admonitions: true, headingIds: true, codeMeta: 'throw' } as const
  const warned = await compileText(body, { context: { markdown: { ...markdown, headings: 'warn' } } })
  expect(warned.compiled?.headings.map(({ id }) => id)).toEqual(['example', 'usage', 'example-1', 'usage-1', 'one'])
  expect(warned.problems.map((problem) => problem.replace(/\].*/, ']'))).toEqual(
    [5, 7, 7, 9].map((line) => `warning content/guide/page.mdx:${line} [heading]`),
  )
  expect((await compileText(body, { context: { markdown: { ...markdown, headings: 'ignore' } } })).problems).toEqual([])
})

test('a code block with an unknown language, words or lines is shown, and reported as configured', async () => {
  const body = '```Snack name=a&b=c\nx\n```\n\n```js live noInline tab={"a":1,"b":2} {9}\nx\n```'
  const markdown = { comments: true, admonitions: true, headingIds: true, headings: 'throw' } as const
  const { compiled, problems } = await compileText(body, { context: { markdown: { ...markdown, codeMeta: 'warn' } } })
  expect(compiled?.readHtml().match(/<code[^>]*>/g)).toEqual(['<code>', '<code>'])
  expect(problems.map((problem) => problem.replace(/(?<="\w*") .*| is to .*/, ''))).toEqual([
    'warning content/guide/page.mdx:1 [code] Unknown language "Snack"',
    'warning content/guide/page.mdx:5 [code] Unknown word "noInline"',
    'warning content/guide/page.mdx:5 [code] Unknown word "tab"',
    'warning content/guide/page.mdx:5 [code] Line 9',
  ])
  expect((await compileText(body, { context: { markdown: { ...markdown, codeMeta: 'ignore' } } })).problems).toEqual([])
})
