import { expect, test } from 'vitest'
import { compiledOf, compileText } from '../testing/compile-text.ts'

const problemsOf = async (body: string, file = 'content/guide/page.mdx') =>
  (await compileText(body, { bodyLine: 5, file })).problems

test.each(['md', 'mdx'])(
  'a reference to an undefined footnote warns, and suggests a similar label (.%s)',
  async (ending) => {
    const file = `content/guide/page.${ending}`
    expect(await problemsOf('One.[^first]\n\n> Two[^frist] and\n> more.[^other]\n\n[^first]: Said.\n', file)).toEqual([
      `warning ${file}:7 [markdown] No footnote "[^frist]" is defined, so readers see these marks. Did you mean "[^first]"? If not, add a line "[^frist]: …", or write "\\[^frist]" if they are meant.`,
      `warning ${file}:8 [markdown] No footnote "[^other]" is defined, so readers see these marks. Add a line "[^other]: …", or write "\\[^other]" if they are meant.`,
    ])
  },
)

test('text that only looks like an undefined footnote passes', async () => {
  const { readHtml } = await compiledOf(
    'Sets `[^abc]`, \\[^abc], [^up](https://example.com) and a note.[^Note]\n\n```js\nconst set = /[^x]/\n```\n\n[^note]: Here.\n',
  )
  const html = readHtml()
  expect(html).toContain('[^abc],')
  expect(html).toContain('href="https://example.com"')
})

test('an undefined footnote is reported beside footnotes that are defined in another case', async () => {
  expect(await problemsOf('One[^Note] and two[^note] and three.[^gone]\n\n[^nOtE]: Here.\n')).toEqual([
    expect.stringContaining('No footnote "[^gone]" is defined'),
  ])
})

test.each([
  ['| a | b |\n| --- |\n| 1 | 2 |', 6, 2, '| --- |', 1, '| --- | --- |'],
  ['Text.\n\n- In a list:\n\n  a | b | c\n  --|--\n  1 | 2 | 3', 10, 3, '--|--', 2, '| --- | --- | --- |'],
  ['> | a \\| b | c |\n> |:--|:-:|--:|', 6, 2, '|:--|:-:|--:|', 3, '| --- | --- |'],
])('a table whose first two rows do not match warns: %j', async (body, line, columns, dashes, given, row) => {
  expect(await problemsOf(body)).toEqual([
    `warning content/guide/page.mdx:${line} [markdown] This is not a table: its first row has ${columns} cells and the row of dashes "${dashes}" has ${given}. Write "${row}".`,
  ])
})

test('headings, rules, code and rows that only look like a table pass', async () => {
  const body =
    'a | b\n---\n\n| a | b |\n| --- | --- |\n| 1 |\n\nOne \\| two\n\n---\n\n```text\n| a | b |\n| --- |\n```\n\nEither | or\n- a list\n'
  expect(await problemsOf(body)).toEqual([])
})
