import { expect, test } from 'vitest'
import { compileText } from '../testing/compile-text.ts'

test.each([
  ['| a | b |\n|---|---|\n| 1 | 2 | 3 |', 7, 'has 3 cells and its table 2 columns, so "3" is not shown'],
  [
    '| a | b |\n|---|---|\n| 1 | 2 |\n| `a || b` | or |',
    8,
    'has 4 cells and its table 2 columns, so "b` | or" is not shown',
  ],
  ['- a\n\n  > a | b\n  > --|--\n  > 1 | 2 | x | y', 9, 'has 4 cells and its table 2 columns, so "x | y" is not shown'],
  ['a |\n--|\n1 | 2', 7, 'has 2 cells and its table 1 column, so "2" is not shown'],
])('a row with more cells than its table has columns warns: %j', async (body, line, fact) => {
  for (const ending of ['mdx', 'md']) {
    const file = `content/guide/page.${ending}`
    const { compiled, problems } = await compileText(body, { bodyLine: 5, file })
    expect(compiled?.readHtml()).toContain('<table>')
    expect(problems).toEqual([
      `warning ${file}:${line} [table] The row ${fact}. Write "\\|" for a bar within a cell, in code too, or add a column.`,
    ])
  }
})

test.each(['| a | b |\n|---|---|\n| 1 |\n| `a \\| b` | c |  \n| 1 | 2 | |\n\nText | a | b | c'])(
  'other rows pass',
  async (body) => {
    expect((await compileText(body)).problems).toEqual([])
  },
)

test.each(['mdx', 'md'])('rows without the row of dashes warn (.%s)', async (ending) => {
  const file = `content/guide/page.${ending}`
  const body = 'Text.\n\n| Task | `Time` |\n| *Sort* | n \\| m |\n| Find | 1 |\n\n> | a | b |\n> | 1 | 2 |\n'
  expect((await compileText(body, { bodyLine: 5, file })).problems).toEqual([
    `warning ${file}:7 [table] These 3 rows are not a table, because the row of dashes is missing. Write "| --- | --- |" below the first row.`,
    `warning ${file}:11 [table] These 2 rows are not a table, because the row of dashes is missing. Write "| --- | --- |" below the first row.`,
  ])
})

test.each([
  '```text\n| a | b |\n| 1 | 2 |\n```',
  '| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |',
  '| one |\n| two |',
  'The bars of\n| a | b |\nare text.',
])('text and tables without this fault pass: %j', async (body) => {
  expect((await compileText(body)).problems).toEqual([])
})
