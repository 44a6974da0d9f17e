import { describe, expect, test } from 'vitest'
import { compileText, htmlOf } from './testing/compile-text.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
const files = { 'content/guide/_part.mdx': 'Part.', 'content/guide/box.svg': svg, 'content/guide/data.json': '{"a":1}' }
/** The files, with two more that cannot be imported. */
const others = { ...files, 'content/guide/box.module.scss': '', 'content/guide/notes.txt': '' }

describe('imports', () => {
  test('may share a line, end in a comment, and stand below their use', async () => {
    const html = await htmlOf(
      "<Part/>\n\n<Tabs><TabItem value=\"a\">x</TabItem></Tabs>\n\nimport Tabs from '@theme/Tabs'; import TabItem from '@theme/TabItem'; // both\nimport Part from './_part.mdx'",
      { files },
    )
    expect(html).toMatch(/^<p>Part\.<\/p>\n<fieldset class="tabs"/)
  })

  test.each([
    ['{1 > 0 ? <Part /> : null}', 'Part'],
    ['export const Shown = ({ of: One }) => <One />\n\n<Shown of={Part} />', 'Part'],
    ['export const Shown = ({ code }) => <code.part />\n\n<Shown code={{ part }} />', 'part'],
  ])('of a partial may be a value: %s', async (use, name) => {
    expect(await htmlOf(`import ${name} from './_part.mdx'\n\n${use}`, { files })).toBe('<p>Part.</p>')
  })

  test('of React alone need not be removed', async () => {
    expect(await htmlOf("import React from 'react';\n\nText.")).toBe('<p>Text.</p>')
  })

  test.each([
    [
      "import DocCard from '@theme/DocCard'",
      '1 [import] "@theme/DocCard" is not provided. Write <DocumentList under="guide" />: a list of the documents below a folder, with their descriptions.',
    ],
    [
      "import {useDoc} from '@docusaurus/theme-common'",
      '1 [import] Import of "@docusaurus/theme-common": it has no "useDoc". It has, nearest first: "useColorMode", "useCurrentSidebarCategory".',
    ],
    [
      "import {useDoc} from '@docusaurus/theme-common/internal'",
      expect.stringMatching(
        /^1 \[import\] "@docusaurus\/theme-common\/internal" is not provided\. Provided, nearest first: "@docusaurus\/theme-common", /,
      ),
    ],
    [
      "import {useLocation} from '@docusaurus/router'",
      '1 [import] "@docusaurus/router" is not provided. Pages have their addresses when they are built. Write a link, or read "location" in a component that comes alive.',
    ],
    [
      "import Code from 'style-loader!./data.json'",
      '1 [import] Import of "style-loader!./data.json": loaders of webpack are not supported, except for "!!raw-loader!". Write the path alone.',
    ],
    [
      "import Part, {toc as partToc} from './_part.mdx'",
      '1 [import] Import of "Part, {toc as partToc}" from "./_part.mdx": a partial has one value, the default. Write: import Part from \'./_part.mdx\'.',
    ],
    [
      "import {b} from './data.json'",
      '1 [import] Import of "./data.json": it has no "b". It has, nearest first: "a", "default".',
    ],
    [
      "import {Box} from '../guide/bux'",
      '1 [import] Import of "../guide/bux": there is no file "content/guide/bux". In "content/guide", nearest first: "box.svg", "_part.mdx", "data.json".',
    ],
    [
      "import {box} from './box.module.scss'",
      '1 [import] Import of "./box.module.scss": only plain CSS can be imported. Compile the file to a ".css" file, and import that one.',
    ],
    [
      "import x from './notes.txt'",
      '1 [import] Import of "./notes.txt": a document imports modules (.tsx, .ts, .jsx, .js), data (.json, .yml), style sheets (.css), partials (.mdx, .md) and images. Add "?raw" for the text of any other file.',
    ],
    [
      "import { chart } from 'no-such-chart/part'",
      '1 [import] Import of "no-such-chart/part": the package "no-such-chart" is not installed in the folder of the site. Run: npm install no-such-chart.',
    ],
  ])('%s is reported with a replacement', async (statement, message) => {
    const names = /(?:\{|\* as |^import (?=\w+ from))\s*(?:\w+ as )?(\w+)/.exec(statement)?.[1] ?? 'Array'
    const given = /notes|scss/.test(statement) ? others : files
    const { problems } = await compileText(`${statement}\n\nText {String(${names})}.`, { files: given })
    expect(problems.map((problem) => problem.replace('error content/guide/page.mdx:', ''))).toEqual([message])
  })

  test.each([
    ["import Layout from '@theme/Layout'", 'Text.'],
    ["import {useLocation} from '@docusaurus/router'", 'Text.'],
  ])('of missing modules of Docusaurus warn if the document does not use them: %s', async (statement, text) => {
    const { compiled, problems } = await compileText(`${statement}\n\n${text}`)
    expect(problems).toEqual([
      `warning content/guide/page.mdx:1 [import] "${/'(.+)'/.exec(statement)?.[1]}" is not provided, and the document does not use it. Delete the import.`,
    ])
    expect(compiled?.readHtml()).toBe('<p>Text.</p>')
  })

  test.each([
    ["import React, {useState} from 'react'", 'useState', 'useState'],
    ["import {useState as useValue, useEffect} from 'react'", 'useValue', 'useState, useEffect'],
    ["import * as R from 'react'", 'R.useState', 'useState'],
  ])('of hooks render the first state, with a warning: %s', async (statement, hook, names) => {
    const body = `${statement}\n\nexport const Shown = () => { const [value] = ${hook}(3); return <b>{value}</b> }\n\n<Shown />`
    const { compiled, problems } = await compileText(body)
    expect(compiled?.readHtml()).toBe('<b>3</b>')
    expect(problems).toEqual([
      `warning content/guide/page.mdx:1 [import] The document uses ${names} of "react". Its components are rendered once, at build time, so nothing changes later. Put the component into a module of its own that begins with 'use client', and import that.`,
    ])
  })

  test.each([
    ["import Text from './none.txt?raw'", '<CodeBlock language="js">{Text}</CodeBlock>'],
    ["import Text from '!!other-loader!./notes.txt'", '<CodeBlock>{Text}</CodeBlock>'],
    ["import { Text } from './none.js'", '{Text.map(String)}'],
  ])('are reported only once when they fail, not again where the value is used: %s', async (statement, use) => {
    const { problems } = await compileText(`import CodeBlock from '@theme/CodeBlock'\n${statement}\n\n${use}`, {
      files: others,
    })
    expect(problems).toEqual([expect.stringMatching(/^error content\/guide\/page\.mdx:2 \[import\] /)])
  })

  test('of an image give no component, but imports of a drawing do', async () => {
    const photo = { ...files, 'content/guide/box.png': 'x' }
    expect(
      (await compileText("import Box from './box.png'\n\nText.\n\n<Box width={20} />", { files: photo })).problems,
    ).toEqual([
      'error content/guide/page.mdx:5 [mdx] <Box> is the file "./box.png", which is not a component here. Write <img src={Box} alt="what it shows" />.',
    ])
    expect(await htmlOf('import Box from \'./box.svg\'\n\n<Box width={20} className="a" />', { files })).toBe(
      '<svg viewBox="0 0 1 1" width="20" class="a"></svg>',
    )
    expect(await htmlOf('import Box from \'./box.svg\'\n\n<img src={Box} alt="A box" />', { files })).toMatch(
      /^<img src="\/assets\/box-[\da-f]{8}\.svg" alt="A box"/,
    )
  })

  test('of data bind values, their keys, and the text of files', async () => {
    const data = { ...files, 'content/guide/facts.yml': 'b: [1, 2]', 'content/guide/notes.txt': 'Notes < 1' }
    const body =
      "import facts, { b as list } from './facts.yml'\nimport * as all from './data.json'\nimport notes from './notes.txt?raw'\nimport same from '!!raw-loader!./notes.txt'\nimport Third from '!!./notes.txt?raw'\n\n{facts.b.length}, {list[1]}, {all.a}, {notes}, {same}, {Third}"
    expect(await htmlOf(body, { files: data })).toBe('<p>2, 2, 1, Notes &lt; 1, Notes &lt; 1, Notes &lt; 1</p>')
    const broken = { 'content/guide/data.json': '{ a' }
    expect((await compileText("import a from './data.json'\n\n{a}", { files: broken })).problems).toEqual([
      expect.stringMatching(
        /^error content\/guide\/page\.mdx:1 \[import\] Import of ".\/data\.json": "content\/guide\/data\.json" cannot be read: .* Correct the file\.$/,
      ),
    ])
  })

  test('of style sheets put the sheets before the text, with their own imports and images', async () => {
    const styles = {
      'content/guide/box.svg': svg,
      'content/guide/a.module.css': "@import './b.css';\n/* A */\n.a { background: url('./box.svg') }",
      'content/guide/b.css': '.b { color: red; }',
    }
    const body = "import styles from './a.module.css'\n\n<p className={styles.a}>x</p>"
    expect(await htmlOf(body, { files: styles, context: { baseUrl: '/base/' } })).toMatch(
      /^<style>\.b\{color:red;\}\.(a_[\da-f]{6})\{background:url\("\/base\/assets\/box-[\da-f]{8}\.svg"\)\}<\/style><p class="\1">x<\/p>$/,
    )
    const broken = {
      'content/guide/a.css': "@import './gone.css';\n\n.a { background: url(./gone.png) url(/none.png) }",
    }
    expect((await compileText("import './a.css'\n\nText.", { files: broken })).problems).toEqual(
      [
        ['1:1', './gone.css'],
        ['3:18', './gone.png'],
        ['3:34', '/none.png'],
      ].map(
        ([place, what]) =>
          `error content/guide/a.css:${place} [style] "${what}": there is no such file. Write a path relative to the style sheet, or the path of a file in static/: /img/box.png.`,
      ),
    )
  })

  test.each(['a.css', 'a.module.css', 'b.css'])('of style sheets report text in %s that is not CSS', async (name) => {
    const files = {
      'content/guide/a.css': "@import './b.css';",
      'content/guide/a.module.css': '',
      'content/guide/b.css': '',
    }
    const broken = { ...files, [`content/guide/${name}`]: '.a { }\n.b { color: red; .c { x: y' }
    const body = "import './a.css'\nimport styles from './a.module.css'\n\n<p className={styles.a}>x</p>"
    expect((await compileText(body, { files: broken })).problems).toEqual([
      `error content/guide/${name}:2:18 [style] The style sheet is not CSS: Unclosed block. Correct it.`,
    ])
  })

  test('of a package that is not installed name it without a query', async () => {
    expect((await compileText("import rows from '@parts/rows.ts?raw'\n\n{rows}")).problems).toEqual([
      'error content/guide/page.mdx:1 [import] Import of "@parts/rows.ts?raw": the package "@parts/rows.ts" is not installed in the folder of the site. Run: npm install @parts/rows.ts.',
    ])
  })

  test('of Docusaurus bind the generator’s replacements', async () => {
    const body = `import Translate, { translate } from '@docusaurus/Translate'
import Interpolate from '@docusaurus/Interpolate'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import Heading from '@theme/Heading'
import ThemedImage from '@theme/ThemedImage'
import IdealImage from '@theme/IdealImage'
import Box from './box.svg'

export const Title = () => useDocusaurusContext().siteConfig.title

<Heading as="h2" id="own">Own</Heading>

Text <Translate values={{ name: <b>x</b> }}>{'By {name}.'}</Translate> {translate({ message: 'Now {n}' }, { n: 1 })} <Interpolate values={{ a: 2 }}>{'a {a} {b}'}</Interpolate> <Title /> {String(ExecutionEnvironment.canUseDOM)}

<ThemedImage alt="A" sources={{ light: Box, dark: '/img/logo.png' }} />

<IdealImage img={require('./box.svg')} alt="B" />`
    const html = await htmlOf(body, { files })
    expect(html).toMatch(/<h2 id="own">Own/)
    expect(html).toContain('<p>Text By <b>x</b>. Now 1 a 2 {b} Site false</p>')
    expect(html).toMatch(/<img alt="A" loading="lazy" src="\/assets\/box-\w+\.svg" class="for-light"/)
    expect(html).toMatch(/src="\/img\/logo\.png" class="for-dark"/)
    expect(html).toMatch(/alt="B" loading="lazy" src="\/assets\/box-\w+\.svg"/)
  })

  test.each([
    [
      "import Head from '@docusaurus/Head'\n\n<Head><title>x</title></Head>",
      '3 [component] <Head> is left out: the head of a page is made of its front matter. Put title, description, keywords and image there.',
    ],
    [
      "import BrowserOnly from '@docusaurus/BrowserOnly'\n\n<BrowserOnly fallback={<i>wait</i>}>{() => window.x}</BrowserOnly>",
      "3 [component] <BrowserOnly> shows its fallback alone here: this part of the page is rendered at build time. Move it into a component whose module begins with 'use client'.",
    ],
    [
      "import useIsBrowser from '@docusaurus/useIsBrowser'\n\nexport const Where = () => String(useIsBrowser())\n\n<Where />",
      "5 [component] useIsBrowser() is always false here: this component is rendered at build time alone. Begin its module with 'use client', so that it comes alive in the browser.",
    ],
    [
      "import { useColorMode } from '@docusaurus/theme-common'\n\nexport const Mode = () => useColorMode().colorMode\n\n<Mode />",
      "5 [component] useColorMode() is always \"light\" here: this component is rendered at build time alone. Write colours with light-dark(), or begin the component's module with 'use client'.",
    ],
  ])('of features that only browsers have warn: %s', async (body, warning) => {
    const { compiled, problems } = await compileText(body, { files })
    expect(problems).toEqual([`warning content/guide/page.mdx:${warning}`])
    expect(compiled).toBeDefined()
  })

  test.each([
    ['the label of the version', 'useDocsVersion().label', '<p>In Next.</p>', []],
    [
      'no documents of the version',
      'Object.keys(useDocsVersion().docs).length',
      undefined,
      [
        'error content/guide/page.mdx:3 [render] The document throws while it is rendered: Error: useDocsVersion() has no "docs" here. List documents with <DocumentList under="folder" />, or import their titles from a data file. Correct the expression or component there.',
      ],
    ],
  ])('of useDocsVersion give %s', async (_, code, html, expected) => {
    const body = `import { useDocsVersion } from '@docusaurus/plugin-content-docs/client'\n\nIn {${code}}.`
    const { compiled, problems } = await compileText(body, { files })
    expect([compiled?.readHtml(), problems]).toEqual([html, expected])
  })
})
