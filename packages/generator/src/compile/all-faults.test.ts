import { expect, test } from 'vitest'
import { compileText, type CompileTextOptions } from './testing/compile-text.ts'

/** Returns the places and the kinds of all faults that one run reports. */
const placesOf = async (body: string, options?: CompileTextOptions): Promise<string[]> => {
  const { compiled, problems } = await compileText(body, options)
  expect(compiled).toBeUndefined()
  return problems.map((problem) => problem.replace(/^error content\/guide\//, '').replace(/(\]).*/s, '$1'))
}

const others = '<Answer level="expert">x</Answer>\n\n![a](./none.png)\n\n[a](./none.mdx)'
const theirs = (line: number) => [
  `page.mdx:${line} [component]`,
  `page.mdx:${line + 2} [broken-image]`,
  `page.mdx:${line + 4} [broken-markdown-link]`,
]

test.each<[what: string, body: string, rule: string, options?: CompileTextOptions]>([
  [
    'an unknown mark, deep inside a figure',
    '<ArrayFigure alt="a" rows={[{ values: [1], marks: { 0: "nope" } }]} />',
    'component',
  ],
  ['an unknown component', '<Nothing>x</Nothing>', 'mdx'],
  ['a component that is known by another name', '<Tab />', 'mdx'],
  ['a component in lower case', '<answer level="junior">x</answer>', 'mdx'],
  ['an expression that throws', '{undefinedVariable}', 'render'],
  ['an expression inside a sentence', 'Text {undefinedVariable} text.', 'render'],
  ['an attribute that throws', '<DocumentList of={undefinedVariable} />', 'render'],
  ['attributes that are spread and throw', '<DocumentList {...undefinedVariable} />', 'render'],
  ['an attribute of an element', '<p title={undefinedVariable}>x</p>', 'render'],
  ['a link of an element', '<a href={undefinedVariable}>x</a>', 'render'],
  ['code that would end the build', '{process.exit()}', 'render'],
  ['a quotation of a missing file', '```ts source="none.ts"\n```', 'code'],
  ['a quotation of an unknown region', '```ts source="a.ts#none"\n```', 'code', { files: { 'a.ts': 'x' } }],
  ['an unknown language', '```nolang\n```', 'code'],
  ['an import of a missing file', 'import Part from "./_none.mdx"\n', 'import'],
  ['a value of a missing module in an expression', 'import { x } from "./none.ts"\n\n{x.y}', 'import'],
  ['a value of a missing module, twice', 'import { x } from "./none.ts"\n\n{x.y}\n\nText {x.y} text.', 'import'],
  ['a value of a missing module in an attribute', 'import x from "./none.ts"\n\n<DocumentList of={x} />', 'import'],
  ['a value of a missing package', 'import x from "not-installed"\n\n<p title={x.a}>{x.map((y) => y)}</p>', 'import'],
  ['an imported image that does not exist', 'import Box from "./none.svg"\n\n<img src={Box} alt="a" />', 'import'],
  ['a style that is a string', '<p style="color: red">x</p>', 'mdx'],
  ['a heading that skips a level', '#### Deep', 'heading'],
])('%s hides no other fault', async (_, first, rule, options) => {
  const lines = first.split('\n').length
  expect(await placesOf(`${first}\n\n${others}`, options)).toEqual([`page.mdx:1 [${rule}]`, ...theirs(lines + 2)])
})

test('every expression that throws is reported, each once', async () => {
  expect(await placesOf('{one}\n\n{two}\n\n{one}\n\n<DocumentList of={three} />\n\nText {four}.')).toEqual(
    [1, 3, 5, 7, 9].map((line) => `page.mdx:${line} [render]`),
  )
})

test('code of the module that uses a missing value is not reported', async () => {
  const body = 'import { x } from "./none.ts"\n\nexport const y = x.z\n\n{y}\n\n[a](./none.mdx)'
  expect(await placesOf(body)).toEqual(['page.mdx:1 [import]'])
})

test('every figure with an unknown mark is reported', async () => {
  const figure = '<ArrayFigure alt="a" rows={[{ values: [1], marks: { 0: "nope" } }]} />'
  expect(
    await placesOf(`${figure}\n\n${figure}\n\n<MatrixFigure alt="a" rows={[[1]]} marks={{ '0,0': 'nope' }} />`),
  ).toEqual([1, 3, 5].map((line) => `page.mdx:${line} [component]`))
})

test('the content of a component with a fault is also checked', async () => {
  expect(await placesOf('<Answer>\n\n![a](./none.png)\n\n</Answer>')).toEqual([
    'page.mdx:1 [component]',
    'page.mdx:3 [broken-image]',
  ])
  expect(await placesOf('<Nothing>\n\n![a](./none.png)\n\n</Nothing>')).toEqual([
    'page.mdx:1 [mdx]',
    'page.mdx:3 [broken-image]',
  ])
  const twice =
    '<Tabs>\n<TabItem value="a">\n\n![a](./none.png)\n\n</TabItem>\n<TabItem value="a">\n\ny\n\n</TabItem>\n</Tabs>'
  expect(await placesOf(twice)).toEqual(['page.mdx:1 [component]', 'page.mdx:4 [broken-image]'])
})

test('a component in lower case is checked like the component that the author means', async () => {
  expect(await placesOf('<tabs group="a">\n<tabItem value="a">\n\n![a](./none.png)\n\n</tabItem>\n</tabs>')).toEqual(
    ['page.mdx:1 [mdx]', 'page.mdx:1 [component]', 'page.mdx:2 [mdx]', 'page.mdx:4 [broken-image]'].toSorted(),
  )
})

test('an expression in a partial that throws hides no fault of the document', async () => {
  const files = { 'content/guide/_part.mdx': 'One.\n\n{undefinedVariable}' }
  expect(await placesOf(`import Part from './_part.mdx'\n\n<Part />\n\n${others}`, { files })).toEqual([
    '_part.mdx:3 [render]',
    ...theirs(5),
  ])
})

test('an error that React throws is reported once, even if its place is not known', async () => {
  expect(await placesOf('{"a"}\n\n{"b"}\n\n<p title={"t"}>{{ a: 1 }}</p>\n\n{"c"}')).toHaveLength(1)
})

test.each([
  ['a value of an import that failed', 'import x from "lodash"\n\n{x.map(String)}', ['page.mdx:1 [import]']],
  ['a component of an import that failed', 'import { X } from "lodash"\n\n<X />\n\n{<X />}', ['page.mdx:1 [import]']],
  ['the parts of an unknown component', '<Nothing.Part />', ['page.mdx:1 [mdx]']],
])('no fault is reported for %s', async (_, body, places) => {
  expect(await placesOf(body)).toEqual(places)
})
