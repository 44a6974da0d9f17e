import { expect, it, test } from 'vitest'
import { compileText, htmlOf } from '../testing/compile-text.ts'

const files = {
  'content/guide/_part.mdx': 'Part.',
  'content/guide/_other.mdx': '---\nx: 1\n---\n\nexport const c = 1\n\n{c}\n\nexport const c = 2',
}
const problemsOf = async (body: string) =>
  (await compileText(body, { bodyLine: 5, files })).problems.map((problem) =>
    problem.replace('error content/guide/', ''),
  )
const twice = (name: string, line: number) =>
  `[mdx] The name "${name}" is already declared on line ${line}. Delete one of the two, or give it another name.`

test.each([
  ['export const a = 1\n\nText {a}.\n\nexport const a = 2', [`page.mdx:9:14 ${twice('a', 5)}`]],
  ['export const a = 1\n\nText.\n\nexport const b = 1\nexport function a() {}', [`page.mdx:10:17 ${twice('a', 5)}`]],
  [
    'export const {\n  a,\n  b: [c, ...d],\n} = { a: 1, b: [] }\n\nText.\n\nexport class d {}\n\nText.\n\nexport let x = 1, c = 2',
    [`page.mdx:12:14 ${twice('d', 7)}`, `page.mdx:16:19 ${twice('c', 7)}`],
  ],
  ["import Part from './_part.mdx'\n\n<Part />\n\nexport const Part = () => 1", [`page.mdx:9:14 ${twice('Part', 5)}`]],
  [
    "import Part from './_part.mdx'\n\n<Part />\n\nimport Part from './_other.mdx'",
    expect.arrayContaining([`page.mdx:9:8 ${twice('Part', 5)}`]),
  ],
  ["import Other from './_other.mdx'\n\n<Other />", [`_other.mdx:9:14 ${twice('c', 5)}`]],
  [
    'Text.\n\nexport const _jsx = 1',
    ['page.mdx:7:14 [mdx] The name "_jsx" is used by the code that a document is compiled to. Use another one.'],
  ],
])('%j is reported at the second place', async (body, problems) => {
  expect(await problemsOf(body)).toEqual(problems)
})

it.each(['export const a = 1\nexport function a() {}', 'export const a = 1\nexport let\n  a'])(
  'reports a name that is declared twice in one block once: %j',
  async (body) => {
    expect(await problemsOf(body)).toEqual([
      expect.stringMatching(/^page\.mdx:[67]:\d+ \[mdx\] The name "a" is already declared on line 5\./),
    ])
  },
)

it('reports how to correct a name that is exported twice', async () => {
  expect(await problemsOf('export const a = 1\nexport { a }')).toEqual([
    expect.stringMatching(
      /^page\.mdx:\d:\d+ \[mdx\] MDX syntax: .*'a'.*\. Delete one of the two, or give it another name\.$/,
    ),
  ])
})

it('distinguishes names in a function and in a partial from those of the document', async () => {
  const body =
    "import Other from './_named.mdx'\n\nexport const a = 1\n\nexport const f = (a) => { const c = a; return c }\n\n<Other /> {f(a)}"
  expect(
    await htmlOf(body, {
      files: { 'content/guide/_named.mdx': 'export const a = 2\n\nexport const c = 3\n\n{a + c}' },
    }),
  ).toBe('5\n1')
})
