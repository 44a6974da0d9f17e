import { describe, expect, test } from 'vitest'
import type { CompileTextOptions } from './testing/compile-text.ts'
import { faultsOf } from './testing/faults-of.ts'

const cases: Record<string, [body: string, options?: CompileTextOptions]> = {
  'unclosed tag': ['Text.\n\n<Tabs>\n\nMore.'],
  'tag closed too late': ['<details>\n<summary>a</summary>\n\n- x\n  </details>'],
  'bare less-than': ['If a <b then'],
  'broken expression': ['Sum: {1 +}'],
  'unfinished string at the very end': ["Text.\n\nexport const a = '\\"],
  'unknown name in an expression': ['Text.\n\nSum: {total}'],
  'unknown component': ['<Tab>x</Tab>'],
  'component in a partial': [
    "import Part from './_part.mdx'\n\n<Part />",
    { files: { 'content/guide/_part.mdx': 'One.\n\n<Answer level="expert">x</Answer>' } },
  ],
  'error while rendering': ['export const list = undefined\n\n<DocumentList of={list.map(String)} />'],
  'unknown admonition': [':::warn\n\nText.\n\n:::'],
  'admonition inside one of as many colons': [':::note\n\n:::tip\nx\n:::\n\n:::'],
  'repeated heading': ['## Volumes\n\n## Other\n\n## volumes'],
  'skipped level': ['## A\n\n#### B'],
  'first heading too deep': ['### A'],
  'heading of level 1': ['Text\n\n# A'],
  'repeated id': ['## A {#x}\n\n## B {#x}'],
  'broken document link': ['[a](./othr.mdx)'],
  'broken site link': ['[a](/docs/tag)'],
  'broken link by reference': ['[a][b]\n\n[b]: nothing/here'],
  'missing image': ['![a](./a.png)'],
  'import from a package': ["import x from 'lodash'\n\n{x}"],
  'import of nothing': ["import X from './_none.mdx'\n\n<X />"],
  'import of an unknown theme component': ["import X from '@theme/Layout'\n\n<X />"],
  'partials in a circle': [
    "import A from './_a.mdx'\n\n<A />",
    {
      files: {
        'content/guide/_a.mdx': "import B from './_b.mdx'\n\n<B />",
        'content/guide/_b.mdx': "import A from './_a.mdx'\n\n<A />",
      },
    },
  ],
  'unknown language': ['```typscript\nx\n```'],
  'unknown meta word': ['```ts titel="x"\nx\n```'],
  'empty title': ['```ts title=""\nx\n```'],
  'lines from behind': ['```ts {2-1}\nx\ny\n```'],
  'lines that are none': ['```ts {1,b}\nx\n```'],
  'lines beyond the end': ['```ts {1-3}\nx\n```'],
  'unknown runtime': ['```ts run=deno\nx\n```'],
  'highlighting that never ends': ['```ts\n// highlight-start\nx\n```'],
  'quotation of a missing file': ['```ts source="algorithms/none.ts"\n```'],
  'quotation outside the project': ['```ts source="../secret.ts"\n```'],
  'quotation of a missing region': [
    '```ts source="a.ts#on"\n```',
    { files: { 'a.ts': '// #region one\nx\n// #endregion one\n// #region two\n// #endregion two\n' } },
  ],
  'quotation with code': ['```ts source="a.ts"\nx\n```', { files: { 'a.ts': 'x' } }],
  'figure without alt': ['<ArrayFigure rows={[{ values: [1] }]} />'],
  'figure with an unknown mark': ['<ArrayFigure alt="a" rows={[{ values: [1], marks: { 0: "red" } }]} />'],
  'figure with a mark beyond the end': ['<ArrayFigure alt="a" rows={[{ values: [1], marks: { 1: "done" } }]} />'],
  'answer without a level': ['<Answer>x</Answer>'],
  'demo without a title': ['<Demo>\n\n```html\nx\n```\n\n</Demo>'],
  'demo of another language': ['<Demo title="a">\n\n```ts\nx\n```\n\n</Demo>'],
  'unknown web feature': ['Text.\n\n<BrowserSupport of={["grid", "temporall"]} />'],
  'unknown document in a list': ['<DocumentList of={["guide/none"]} />'],
  'empty folder in a list': ['<DocumentList under="none" />'],
  'several components': [
    '<Answer level="expert">x</Answer>\n\n<DocumentList of={[]} />\n\nText with <BrowserSupport inline of={[]} />.\n\n<TreeFigure />',
  ],
  'island with a function': ['<Counter start={() => 1} />'],
  'island with a map': ['<Counter start={1} of={new Map()} />'],
  'component that throws': ['Text.\n\n<Badge text="broken" />'],
  'component that refuses': ['<Badge />'],
  'damaged character': ['Text.\n\nCut \uFFFD here.'],
  NUL: ['a\0b'],
  'damaged character from a reference': ['a &#xFFFD;'],
  'elements without an end': ['> '.repeat(2000) + 'x', { file: 'content/guide/page.md' }],
  'comment without an end': ['Text.\n\n<!-- more'],
  'export of another module': ["Text.\n\nexport const a = 1\nexport { b } from './b.js'"],
  'component in lower case': ['export const box = { of: () => 1 }\n\n<box.of />'],
  'known component in lower case': ['<details>x</details>\n\n<tabItem value="a">x</tabItem>'],
  'admonition with two colons': ['Text ::note\n\n- ::note[Title]\n  ::\n\n::before'],
  'link without an address': ['[a]()\n\n<a href=" ">b</a>'],
  'string as style': ['<p style="color: red">{1}</p>'],
}

describe('faults', () => {
  test('each have their text', async () => {
    const reports = await Promise.all(
      Object.entries(cases).map(async ([name, [body, options]]) => `${name}\n${await faultsOf(body, options)}`),
    )
    expect(reports.join('\n\n')).toMatchInlineSnapshot(`
      "unclosed tag
      error content/guide/page.mdx:7:1 [mdx] MDX syntax: Expected a closing tag for \`<Tabs>\` (7:1). Close the tag, and put blank lines around Markdown inside it.

      tag closed too late
      error content/guide/page.mdx:9 [mdx] MDX syntax: </details> is in a different list item or quotation from its <details> on line 5. Put a blank line before it, and indent it like its opening tag.

      bare less-than
      error content/guide/page.mdx:5:6 [mdx] MDX syntax: Unexpected character after \`<\`, expected a valid JSX tag (note: to create a link in MDX, use \`[text](url)\`). Write \\< or a code span for a "<" in prose, and <br /> for an element without content.

      broken expression
      error content/guide/page.mdx:5:10 [mdx] MDX syntax: Could not parse expression with oxc: Unexpected token. Write JavaScript between { and }, or \\{ for a brace in prose.

      unfinished string at the very end
      error content/guide/page.mdx:7:18 [mdx] MDX syntax: Could not parse esm with oxc: Unterminated string. Write JavaScript between { and }, or \\{ for a brace in prose.

      unknown name in an expression
      error content/guide/page.mdx:7 [render] The document throws while it is rendered: ReferenceError: total is not defined. Correct the expression or component there.

      unknown component
      error content/guide/page.mdx:5 [mdx] Unknown component <Tab>. Known, nearest first: "Tabs", "Demo", "TabItem", "Badge", "Details", "Answer", "Counter", "Admonition", "TreeFigure", "ArrayFigure", "ChartFigure", "FlowFigure", "GraphFigure", "DocumentList", "MatrixFigure", "HashTableFigure", "TimelineFigure", "BrowserSupport", "SequenceFigure", "LinkedListFigure".

      component in a partial
      error content/guide/_part.mdx:3 [component] <Answer level="expert"> names no level. Write one of: junior, middle, senior.

      error while rendering
      error content/guide/page.mdx:7 [render] The document throws while it is rendered: TypeError: Cannot read properties of undefined (reading 'map'). Correct the expression or component there.

      unknown admonition
      error content/guide/page.mdx:5 [admonition] Unknown admonition ":::warn". Known, nearest first: warning, note, tip, info, danger, caution, secondary, important, success. A word of the site's own is declared in "markdown": { admonitions: { keywords: ['warn'] } }.

      admonition inside one of as many colons
      error content/guide/page.mdx:7 [admonition] The admonition ":::tip" is inside ":::note" from line 5, which its end would close. Open and close the outer one with more colons: "::::note".

      repeated heading
      error content/guide/page.mdx:9 [heading] The heading "volumes" appears twice on the page (first on line 5). Say in each what sets it apart.

      skipped level
      error content/guide/page.mdx:7 [heading] The heading "#### B" skips a level: the heading before it has level 2. Write "### B".

      first heading too deep
      error content/guide/page.mdx:5 [heading] The heading "### A" skips a level: the heading before it has level 1. Write "## A".

      heading of level 1
      error content/guide/page.mdx:7 [heading] The body has a heading of level 1, "# A". The title in the front matter is the page's only one: write "## A".

      repeated id
      error content/guide/page.mdx:7 [heading] The id "x" of the heading "B" is taken by another heading. Pin another one: {#x-2}.

      broken document link
      error content/guide/page.mdx:5 [broken-markdown-link] The link "./othr.mdx" leads to no document: there is no "content/guide/othr.mdx". Nearest: "content/guide/other.mdx", "content/guide/page.mdx", "content/index.mdx", "content/другое.md".

      broken site link
      error content/guide/page.mdx:5 [broken-link] The link "/docs/tag" leads to no page: there is no "/docs/tag". Nearest: "/docs/tags", "/docs/index", "/docs/другое", "/", "/search" and 2 more. If another program serves it, name it in "servedElsewhere".

      broken link by reference
      error content/guide/page.mdx:5 [broken-link] The link "nothing/here" leads to no page: there is no "/docs/guide/nothing/here". Nearest: "/docs/guide/other", "/docs/guide/page", "/docs/index", "/docs/tags", "/docs/другое" and 2 more. If another program serves it, name it in "servedElsewhere".

      missing image
      error content/guide/page.mdx:5 [broken-image] The image "./a.png" does not exist: there is no file "content/guide/a.png". Put it beside the document, or in static/ and write "/name".

      import from a package
      error content/guide/page.mdx:5 [import] Import of "lodash": the package "lodash" is not installed in the folder of the site. Run: npm install lodash.

      import of nothing
      error content/guide/page.mdx:5 [import] Import of "./_none.mdx": there is no file "content/guide/_none.mdx". Write a path relative to this document, or one that begins with "@site/".

      import of an unknown theme component
      error content/guide/page.mdx:5 [import] "@theme/Layout" is not provided. A document has the layout of its page. Delete the import.

      partials in a circle
      error content/guide/_b.mdx:1 [import] Partials import each other in a circle: content/guide/_a.mdx → content/guide/_b.mdx → content/guide/_a.mdx. Remove one of the imports.

      unknown language
      error content/guide/page.mdx:5 [code] Unknown language "typscript" of a code block. Did you mean "typescript"? Nearest: "typescript", "gdscript", "zenscript", "vimscript", "applescript", "javascript", "purescript", "talonscript" and 343 more. Plain text is "text".

      unknown meta word
      error content/guide/page.mdx:5 [code] Unknown word "titel" after the language of a code block. Known, nearest first: title="src/main.ts", live, {1,3-5}, run, output, wrap, nocheck="reason", source="file#region", nobutton, run=node, npm2yarn, run=browser, expect-error="part of the message", showLineNumbers.

      empty title
      error content/guide/page.mdx:5 [code] title is empty. Write title="src/main.ts".

      lines from behind
      error content/guide/page.mdx:5 [code] "{2-1}" names no lines. Write line numbers and ranges: {1,3-5}.

      lines that are none
      error content/guide/page.mdx:5 [code] "{1,b}" names no lines. Write line numbers and ranges: {1,3-5}.

      lines beyond the end
      error content/guide/page.mdx:5 [code] Line 2 is to be highlighted, but the block has 1 line.

      unknown runtime
      error content/guide/page.mdx:5 [code] run="deno" names no runtime. Write run, run=browser or run=node.

      highlighting that never ends
      error content/guide/page.mdx:5 [code] "highlight-start" has no end. Put "highlight-end" after the lines to highlight.

      quotation of a missing file
      error content/guide/page.mdx:5 [code] source="algorithms/none.ts": there is no file "algorithms/none.ts" in the project. Write its path from the project's root.

      quotation outside the project
      error content/guide/page.mdx:5 [code] source="../secret.ts": there is no file "../secret.ts" in the project. Write its path from the project's root.

      quotation of a missing region
      error content/guide/page.mdx:5 [code] "a.ts" has no region "on". Its regions, nearest first: "one", "two".

      quotation with code
      error content/guide/page.mdx:5 [code] A block with source="a.ts" has code of its own. Leave it empty: the code comes from the file.

      figure without alt
      error content/guide/page.mdx:5 [component] <ArrayFigure> has no alt. Say what the picture shows: alt="The array after each swap: …".

      figure with an unknown mark
      error content/guide/page.mdx:5 [component] <ArrayFigure> index 0 has the mark "red". Marks: current, compare, done, active, muted, swap.

      figure with a mark beyond the end
      error content/guide/page.mdx:5 [component] <ArrayFigure> row 1: "1" names no index of its 1 values. Remove it or correct it.

      answer without a level
      error content/guide/page.mdx:5 [component] <Answer> has no level. Write one of: junior, middle, senior.

      demo without a title
      error content/guide/page.mdx:5 [component] <Demo> has no title. Name what the frame shows: <Demo title="Centred box">.

      demo of another language
      error content/guide/page.mdx:5 [component] <Demo title="a"> holds a block of "ts". It shows: html, css, js.

      unknown web feature
      error content/guide/page.mdx:7 [component] <BrowserSupport>: there is no web feature "temporall". Nearest: "temporal", "template", "import", "modal", "portal" and 1211 more.

      unknown document in a list
      error content/guide/page.mdx:5 [component] <DocumentList of={…}>: there is no document "guide/none". Write the path of its file below the content folder, without extension.

      empty folder in a list
      error content/guide/page.mdx:5 [component] <DocumentList under="none">: the folder has no documents. Name a folder of the content.

      several components
      error content/guide/page.mdx:5 [component] <Answer level="expert"> names no level. Write one of: junior, middle, senior.
      error content/guide/page.mdx:7 [component] <DocumentList>: "of" is an empty list; needed: at least 1 entry.
      error content/guide/page.mdx:9 [component] <BrowserSupport> has no "of". Write ids of web features: of="temporal" or of={["temporal", "intl-duration-format"]}.
      error content/guide/page.mdx:11 [component] <TreeFigure> takes either root={{ value: 8, children: […] }} or heap={[1, 3, 2]}.

      island with a function
      error content/guide/page.mdx:5 [component] <Counter>: "start" is a function; needed: a number.

      island with a map
      error content/guide/page.mdx:5 [component] <Counter> is an island, so its props are sent to the browser as JSON, but "of" is an object of the class Map. Allowed: text, numbers, true, false, null, and lists and maps of these.

      component that throws
      error content/guide/page.mdx:7 [render] The document throws while it is rendered: TypeError: This badge is broken. Correct the expression or component there.

      component that refuses
      error content/guide/page.mdx:5 [component] <Badge> has no "text".

      damaged character
      error content/guide/page.mdx:7 [encoding] The text holds the character U+FFFD, which is a sign of damaged text. Save the file as UTF-8, and write the character you meant.

      NUL
      error content/guide/page.mdx:5 [encoding] The text holds the character U+0000, which is a sign of damaged text. Save the file as UTF-8, and write the character you meant.

      damaged character from a reference
      error content/guide/page.mdx: [encoding] The text renders the character U+FFFD, which is a sign of damaged text. Save the file as UTF-8, and write the character you meant.

      elements without an end
      error content/guide/page.md: [nesting] 2001 elements are nested in each other; browsers go 512 deep. Look for quotations, lists or raw HTML that are never closed.

      comment without an end
      error content/guide/page.mdx:7:1 [mdx] MDX syntax: Unexpected character \`!\` (U+0021) before name, expected a character that can start a name, such as a letter, \`$\`, or \`_\` (note: to create a comment in MDX, use \`{/* text */}\`). End the comment: <!-- … -->.

      export of another module
      error content/guide/page.mdx:8:1 [mdx] "export { b } from './b.js'" exports from another module, but nothing can import from a document. Delete it.

      component in lower case
      error content/guide/page.mdx:7 [mdx] <box.of> would be an element of HTML. Begin the names of components with a capital letter.

      known component in lower case
      error content/guide/page.mdx:7 [component] <TabItem value="a"> is outside <Tabs>. Put it inside one.
      error content/guide/page.mdx:7 [mdx] <tabItem> is no element of HTML. The component is <TabItem>, with a capital letter.

      admonition with two colons
      error content/guide/page.mdx:7 [admonition] "::note" has two colons, so it is text. An admonition begins with three, ":::note", and ends with a line ":::".

      link without an address
      error content/guide/page.mdx:5 [broken-link] The link has no address. Write where it leads, or leave its text alone.
      error content/guide/page.mdx:7 [broken-link] The link has no address. Write where it leads, or leave its text alone.

      string as style
      error content/guide/page.mdx:5 [mdx] The style of <p> is a string, "color: red". JSX takes an object: style={{ color: 'red' }}."
    `)
  })
})
