import { expect, it } from 'vitest'
import { compileText } from '../testing/compile-text.ts'

it.each([
  ['```ts\na\n\n## Heading', 1, '```'],
  ['Text.\n\n~~~~ts\na\n~~~\n', 3, '~~~~'],
  ['> ```ts\n> a\n\nText.', 1, '```'],
  ['- a\n\n  ```ts\n  a\n\nText.', 3, '```'],
  ['```', 1, '```'],
  ['```md\na ```', 1, '```'],
  ['````md\n```ts\n```', 1, '````'],
])('the fence of %j is never closed', async (body, line, fence) => {
  for (const file of ['content/guide/page.md', 'content/guide/page.mdx']) {
    const { problems } = await compileText(body, { file })
    expect(problems.filter((problem) => !problem.includes('Unknown language'))).toEqual([
      `error ${file}:${line} [code] The code block is never closed. Put a line "${fence}" after its code.`,
    ])
  }
})

it.each([
  '```ts\na\n```',
  '~~~ts\na\n~~~~~ \t\n\nText.',
  '> ```ts\n> a\n> ```',
  '1. a\n\n   ```ts\n   a\n   ```\n2. b',
  '  ```ts\n  a\n  ```',
  '```ts\n```',
  '    ```\n    a',
  '````md\n```\n````',
])('the fence of %j is closed', async (body) => {
  expect(
    (await compileText(body, { file: 'content/guide/page.md' })).problems.filter(
      (problem) => !problem.includes('Unknown language'),
    ),
  ).toEqual([])
})

it('the severity is that of faults in the words after a fence', async () => {
  const markdown = { comments: true, admonitions: true, headingIds: true, headings: 'warn', codeMeta: 'warn' } as const
  expect((await compileText('```ts\na', { context: { markdown } })).problems).toEqual([
    'warning content/guide/page.mdx:1 [code] The code block is never closed. Put a line "```" after its code.',
  ])
})
