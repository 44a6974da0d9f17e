import { expect, test } from 'vitest'
import { unwrapMdxBlocks } from './unwrap-mdx-blocks.ts'

test.each([
  ['a block', 'A\n\n```mdx-code-block\n<B>\n\n</B>\n```\n\nC', 'A\n\n\n<B>\n\n</B>\n\n\nC'],
  ['a block that holds fences', '````mdx-code-block\n```js\na\n```\n````', '\n```js\na\n```\n'],
  ['a block in a list', '- A\n\n  ```mdx-code-block\n  <B/>\n  ```\n', '- A\n\n\n  <B/>\n\n'],
  ['an empty block', '``` mdx-code-block\n```\nA', '\n\nA'],
  ['a block that is never closed', '~~~mdx-code-block\nA', '\nA'],
])('%s loses its fences and keeps its lines', (_, body, unwrapped) => {
  expect(unwrapMdxBlocks(body)).toBe(unwrapped)
})

test.each([
  '````md\n```mdx-code-block\nA\n```\n````',
  '`mdx-code-block`',
  '```mdx-code-block title="a"\nA\n```',
  '```js\nmdx-code-block\n```',
])('%j stays', (body) => {
  expect(unwrapMdxBlocks(body)).toBe(body)
})
