import { expect, it, test } from 'vitest'
import { compileText, htmlOf } from '../testing/compile-text.ts'

const files = { 'content/guide/_part.mdx': '---\nx: 1\n---\n\nPart {import.meta.url}.' }
const problemsOf = async (body: string) =>
  (await compileText(body, { bodyLine: 5, files })).problems.map((problem) =>
    problem.replace('error content/guide/', ''),
  )
const meta =
  '[mdx] "import.meta" exists in modules only, and a document is not one. Write the value itself, or import a file beside the document: import data from \'./data.json\'.'
const waits =
  '[mdx] "await" is outside an async function, and a document is rendered synchronously. Write the value itself, or import a file beside the document: import data from \'./data.json\'.'
const loads =
  '[mdx] "import(…)" loads a module while the document is rendered, and rendering waits for nothing. Import partials (./_part.mdx), images and JSON with an import on a line of its own.'

const layout =
  '[mdx] "export default" would set a layout around the document, which is not possible here. Delete it, or export a component by name and write it as an element.'
const passes = (statement: string) =>
  `[mdx] "${statement}" exports from another module, but nothing can import from a document. Delete it.`

test.each([
  ['Text.\n\nIn 𝒳 {import.meta.url}.', [`page.mdx:7:8 ${meta}`]],
  ['export const a = 1\nexport const b = import.meta.env.MODE\n\n{b}', [`page.mdx:6:18 ${meta}`]],
  ['Text.\n\n<div id={import.meta.url}>a</div>', [`page.mdx:7:10 ${meta}`]],
  ['Text.\n\n- <div\n    title={\n      import.meta.url\n    }>a</div>', [`page.mdx:9:7 ${meta}`]],
  ['Text.\n\n<Details summary="a" {...import.meta}>a</Details>', [`page.mdx:7:26 ${meta}`]],
  ['Text.\n\n> {1 +\n>   import.meta.x}', [`page.mdx:8:5 ${meta}`]],
  ['export const a = await fetch("x")\n\nIn {a} {await a}', [`page.mdx:5:18 ${waits}`, `page.mdx:7:9 ${waits}`]],
  [
    '{[1].map((n) => <b key={n}>{n}</b>)} {(await 1) + (await 2)}',
    [`page.mdx:5:40 ${waits}`, `page.mdx:5:52 ${waits}`],
  ],
  ['Text.\n\nexport default ({ children }) => <main>{children}</main>\n\nMore.', [`page.mdx:7:1 ${layout}`]],
  ['export const a = 1\nexport default function Layout() { return a }\n\nText.', [`page.mdx:6:1 ${layout}`]],
  ['export const Box = () => 1\n\nText.\n\nexport { Box as default }', [`page.mdx:9:10 ${layout}`]],
  ["export const a = 1, Box = 2; export {\n  Box as 'default',\n}", [`page.mdx:6:3 ${layout}`]],
  ["export { default } from './layout.js'\n\nText.", [`page.mdx:5:10 ${layout}`]],
  ["export{Layout as default}from'./layout.js'\nexport const a = 1", [`page.mdx:5:8 ${layout}`]],
  ["export * as default from './layout.js'\n\nText.", [`page.mdx:5:1 ${layout}`]],
  [
    "Text.\n\nexport { a } from './a.js'; export*from'./b.js'\nexport {\n  c,\n} from './c.js'",
    [
      `page.mdx:7:1 ${passes("export { a } from './a.js';")}`,
      `page.mdx:7:29 ${passes("export*from'./b.js'")}`,
      `page.mdx:8:1 ${passes("export { c, } from './c.js'")}`,
    ],
  ],
  ['export const a = import("./x.js")\n\nText', [`page.mdx:5:18 ${loads}`]],
  ["import Part from './_part.mdx'\n\n<Part />", [`_part.mdx:5:7 ${meta}`]],
])('%j is reported at its place, once', async (body, problems) => {
  expect(await problemsOf(body)).toEqual(problems)
})

it('is reported in Markdown too', async () => {
  const { problems } = await compileText("Text.\n\nexport { default } from './layout.js'", {
    file: 'content/guide/page.md',
  })
  expect(problems).toEqual([`error content/guide/page.md:3:10 ${layout}`])
})

it('is not reported in texts, comments, code and async functions', async () => {
  const body =
    'export const text = "import.meta, await x" // import.meta\n\nexport const f = async () => { for await (const x of []) await x }\nexport function g() { return typeof new.target }\n\n{text} {typeof f} {g()} `import.meta` await import.meta {/* await 1 */}'
  expect(await htmlOf(body)).toBe(
    '<p>import.meta, await x function undefined <code>import.meta</code> await import.meta </p>',
  )
})

test.each([
  ['Text.\n\n## A\n\nText {super.x} {1}', 9],
  ['Text {1} {2}\n\n<b title={/(/}>x</b>', 7],
])('an error of the runtime in %j has a line', async (body, line) => {
  expect(await problemsOf(body)).toEqual([
    expect.stringMatching(
      new RegExp(`^page\\.mdx:${line} \\[render\\] The document throws while it is rendered: SyntaxError: `),
    ),
  ])
})
