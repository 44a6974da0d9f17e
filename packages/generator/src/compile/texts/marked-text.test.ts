import { expect, it } from 'vitest'
import { compiledOf } from '../testing/compile-text.ts'

const body = `Before.

## Install {#setup}

\`\`\`ts title="a.ts"
let a = 1
\`\`\`

- One item

  \`\`\`js
  // highlight-next-line
  b()
  \`\`\`

:::note

### Inside a note

\`\`\`sh
ls
\`\`\`

:::

## Ёж
`

it('returns where each heading and each code block begins in the Markdown', async () => {
  const { readMarkdown, readPlaces } = await compiledOf(body)
  const markdown = readMarkdown()
  const places = readPlaces()
  const lineAt = (start: number) => markdown.slice(start, markdown.indexOf('\n', start))
  expect(places.headings.map(({ id, start }) => [id, lineAt(start)])).toEqual([
    ['setup', '## Install'],
    ['inside-a-note', '> ### Inside a note'],
    ['ёж', '## Ёж'],
  ])
  const lineBefore = (start: number) => markdown.slice(markdown.lastIndexOf('\n', start - 1) + 1, start)
  expect(places.blocks.map(({ number, code, start }) => [number, code, lineBefore(start), markdown[start]])).toEqual([
    [0, 'let a = 1', '```ts title="a.ts"', '\n'],
    [1, 'b()', '  ```js', '\n'],
    [2, 'ls', '> ```sh', '\n'],
  ])
})

it('leaves no marks in the Markdown', async () => {
  const { readMarkdown } = await compiledOf(body)
  const markdown = readMarkdown()
  expect(markdown).not.toContain('\0')
  expect(markdown).toContain('## Install\n\n```ts title="a.ts"\nlet a = 1\n```\n')
})
