import { describe, expect, test } from 'vitest'
import { testDocument } from '../content/testing/source-documents.ts'
import { compileText, htmlOf } from './testing/compile-text.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
const files = { 'content/guide/_part.mdx': 'Part.', 'content/guide/box.svg': svg, 'content/guide/data.json': '{"a":1}' }
const problemsOf = async (body: string) =>
  (await compileText(body, { files })).problems.map((problem) => problem.replace('error content/guide/page.mdx:', ''))

describe('components of the theme that a document imports', () => {
  test('TOCInline lists the headings of the page between two levels', async () => {
    const body =
      "import TOC from '@theme/TOCInline'\n\n<TOC toc={toc} />\n\n## One `a`\n\n### Deep {#d}\n\n#### Deeper\n\n## Two & [b](./other.mdx)"
    const one = (inner: string) =>
      `<ul><li><a href="#one-a">One <code>a</code></a><ul><li><a href="#d">Deep</a>${inner}</li></ul></li><li><a href="#two--b">Two &amp; b</a></li></ul>`
    expect(await htmlOf(body)).toContain(one(''))
    expect(await htmlOf(body.replace('/>', 'minHeadingLevel={2} maxHeadingLevel={4} />'))).toContain(
      one('<ul><li><a href="#deeper">Deeper</a></li></ul>'),
    )
    expect(await htmlOf(body.replace('/>', 'minHeadingLevel={5} maxHeadingLevel={6} />'))).toMatch(/^\s*<h2/)
    expect(await htmlOf(body.replace('{toc}', "{toc.slice(1).filter(({ value }) => value !== 'Deep')}"))).toMatch(
      /^<ul><li><a href="#two--b">Two &amp; b<\/a><\/li><\/ul>/,
    )
    expect(await problemsOf(body.replace('{toc}', '{toc.filter(({ none }) => none.at)}'))).toEqual([
      expect.stringMatching(/^3 \[render\] The document throws while it is rendered: TypeError/),
    ])
    expect(await problemsOf(body.replace('{toc}', '{[]}'))).toEqual([
      '3 [component] <TOCInline> takes toc={toc}, also with slice and filter. Choose by these, by minHeadingLevel and maxHeadingLevel, or write the links by hand.',
    ])
  })

  test('Details take a summary as an element or as text', async () => {
    const body = "import Details from '@theme/Details'\n\n<Details summary={SUMMARY}>Text</Details>"
    const fold = '<details><summary>A <b>fold</b></summary>Text</details>'
    expect(await htmlOf(body.replace('SUMMARY', '<summary>A <b>fold</b></summary>'))).toBe(fold)
    expect(await htmlOf(body.replace('SUMMARY', '<>A <b>fold</b></>'))).toBe(fold)
  })

  test('DocCardList lists the folder of its document', async () => {
    const list = '<a href="/docs/guide/other" hreflang="en">guide/other</a>'
    expect(await htmlOf("import DocCardList from '@theme/DocCardList'\n\n<DocCardList />")).toContain(list)
    expect(
      await htmlOf(
        "import DocCardList from '@theme/DocCardList';\nimport {useCurrentSidebarCategory} from '@docusaurus/theme-common';\n\n<DocCardList items={useCurrentSidebarCategory().items}/>",
      ),
    ).toContain(list)
    expect(
      await htmlOf("import Cards from '@theme/DocCardList'\n\nText.\n\n<Cards />", { file: 'content/empty/index.mdx' }),
    ).toBe('<p>Text.</p>')
    expect(await problemsOf("import Cards from '@theme/DocCardList'\n\n<Cards items={[]} />")).toEqual([
      '3 [component] <DocCardList items={…}> takes no choice of its own: without items it lists the folder. Write <DocumentList of={["guide/docker"]} />.',
    ])
  })

  test('Link and useBaseUrl become links and addresses in HTML', async () => {
    const body =
      "import Link from '@docusaurus/Link'\nimport base from '@docusaurus/useBaseUrl'\n\n<Link to=\"./other.mdx\" className=\"b\">a</Link> <Link href={base('docs/guide/other')}>c</Link> <img src={base('/img/logo.png')} alt=\"\" /> <Link to={base('https://example.com')}>d</Link>"
    const html = await htmlOf(body, { context: { baseUrl: '/base/' } })
    expect(html.match(/(?:href|src)="[^"]*"/g)).toEqual([
      'href="/base/docs/guide/other"',
      'href="/base/docs/guide/other"',
      'src="/base/img/logo.png"',
      'href="https://example.com"',
    ])
    expect(html).toContain('class="b"')
    expect(await problemsOf('import Link from \'@docusaurus/Link\'\n\nText.\n\n<Link to="/docs/tag">a</Link>')).toEqual(
      [expect.stringMatching(/^5 \[broken-link\] The link "\/docs\/tag"/)],
    )
  })

  test('CodeBlock becomes a fenced block', async () => {
    const body =
      'import CodeBlock from \'@theme/CodeBlock\'\n\n<CodeBlock language="js" title="a.js" showLineNumbers metastring="{2}">{`\nconst a = 1\nlet b\n`}</CodeBlock>'
    expect(await htmlOf(body)).toBe(await htmlOf('```js title="a.js" showLineNumbers {2}\nconst a = 1\nlet b\n```'))
    expect(await htmlOf(body.replace(/language.*?>/, 'className="x language-css">'))).toContain('data-lang="css"')
    expect(await problemsOf(body.replace('language="js"', 'language="jsss"'))).toEqual([
      expect.stringMatching(/^3 \[code\] Unknown language "jsss"/),
    ])
    expect(await problemsOf("import CodeBlock from '@theme/CodeBlock'\n\n<CodeBlock><b>a</b></CodeBlock>")).toEqual([
      expect.stringMatching(/^3 \[component\] <CodeBlock> takes its code as one text/),
    ])
  })
})

test('an image of the front matter beside the document is published', async () => {
  const document = { ...testDocument('guide/page.mdx'), frontMatter: { image: './box.svg' } }
  expect((await compileText('Text.', { files, document })).compiled?.assets).toEqual([
    { path: expect.stringMatching(/^\/assets\/box-[\da-f]{8}\.svg$/), file: 'content/guide/box.svg' },
  ])
})

test('a partial is used like a component: it has properties and children', async () => {
  const body =
    'import Box from \'./_box.mdx\'\n\n```mdx-code-block\n<Box kind="wide">\n```\n\n**Text**\n\n```mdx-code-block\n</Box>\n```'
  expect(
    await htmlOf(body, { files: { 'content/guide/_box.mdx': '<div className={props.kind}>{props.children}</div>' } }),
  ).toBe('<div class="wide"><p><strong>Text</strong></p></div>')
})

test('a document can use its front matter and its title, unless it declares these names itself', async () => {
  const document = {
    ...testDocument('guide/page.mdx'),
    title: 'Page',
    frontMatter: { description: 'Of it.', tags: ['a'] },
  }
  expect(await htmlOf('{contentTitle}: {frontMatter.description}', { document })).toBe('<p>Page: Of it.</p>')
  expect(
    await htmlOf('export const frontMatter = { description: 1 }\n\nText {frontMatter.description}.', { document }),
  ).toBe('<p>Text 1.</p>')
})

test('the content of mdx-code-block is part of the document, and makes the document MDX', async () => {
  const html = await htmlOf('Text.\n\n```mdx-code-block\n<Details summary="b">c</Details>\n```', {
    file: 'content/guide/page.md',
  })
  expect(html).toBe('<p>Text.</p>\n<details><summary>b</summary>c</details>')
})

test('a fault in a partial is reported at the partial’s file', async () => {
  const { problems } = await compileText("import Part from './_part.mdx'\n\n<Part />", {
    files: { 'content/guide/_part.mdx': Buffer.from('Text.\n\nCaf\xe9', 'latin1') },
  })
  expect(problems).toEqual([
    'error content/guide/_part.mdx:3 [file] The file is not UTF-8: byte 0xE9 is not valid here. Save it as UTF-8.',
  ])
})

test('a partial may be empty, and have front matter without keys', async () => {
  const body = "import A from './_a.mdx'\nimport B from './_b.mdx'\n\n<A/>\n\n<B/>"
  expect(
    await htmlOf(body, { files: { 'content/guide/_a.mdx': '', 'content/guide/_b.mdx': '\uFEFF---\r\n---\r\nB.\r\n' } }),
  ).toBe('<p>B.</p>')
})

test.each(['<div className={styles.x}>a</div>', '<a href={links.a}>a</a>', 'Word <b {...props.none.at}>x</b>'])(
  'an error in an attribute of %s has its line',
  async (element) => {
    expect(await problemsOf(`Text.\n\n${element}`)).toEqual([
      expect.stringMatching(/^3 \[render\] The document throws while it is rendered: (?:ReferenceError|TypeError)/),
    ])
  },
)

test('computed attributes leave no mark of their place', async () => {
  expect(await htmlOf('<div id={"a" + 1} hidden>x</div>\n\n<a href={"./oth" + "er.mdx"} className="b">c</a>')).toBe(
    '<div id="a1" hidden="">x</div>\n<a href="/docs/guide/other" class="b">c</a>',
  )
})

test.each([
  ['require("./facts.json")', 'one,two'],
  ["require('../guide/facts.json')", 'one,two'],
  ['require("./rows").default', 'three'],
  ['require("./rows").rows', 'four'],
])('a module of the site requires data and modules: %s', async (call, names) => {
  const files = {
    'content/guide/facts.json': '{"one":1,"two":2}',
    'content/guide/rows.js': 'export default { three: 3 }\nexport const rows = { four: 4 }',
    'content/guide/keys.jsx': `const facts = ${call}\nexport default () => <b>{Object.keys(facts).join()}</b>`,
  }
  expect(await htmlOf("import Keys from './keys'\n\n<Keys />", { files })).toContain(`<b>${names}</b>`)
})

test.each([
  ['a,b', ['a', 'b', 'a'], /A1\.<\/p><p>A2\.[\s\S]*B1\./],
  ['b,a', ['a', 'b', 'b'], /B1\.<\/p><p>B2\.[\s\S]*A1\./],
])('tab items with the same value share the tab that "values" names: %s', async (values, items, html) => {
  const list = values.split(',').map((value) => ({ value, label: `Of ${value}` }))
  const count = new Map<string, number>()
  const body = items
    .map((value) => {
      count.set(value, (count.get(value) ?? 0) + 1)
      return `<TabItem value="${value}">\n\n${value.toUpperCase()}${count.get(value)}.\n\n</TabItem>`
    })
    .join('\n')
  const shown = await htmlOf(`<Tabs values={${JSON.stringify(list)}}>\n${body}\n</Tabs>`)
  expect(shown).toMatch(html)
  expect(shown.match(/type="radio"/g)).toHaveLength(2)
})
