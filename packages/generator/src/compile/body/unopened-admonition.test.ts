import { expect, it } from 'vitest'
import { compileText } from '../testing/compile-text.ts'

it.each([
  ['Text.\n\n:::', 3],
  [':::note\n\nText.\n\n:::\n\n:::', 7],
  ['- Item\n\n  ::::\n', 3],
])('colons that close nothing stay text, with a warning: %j', async (text, line) => {
  const { compiled, problems } = await compileText(text)
  expect(compiled?.readHtml()).toContain(':::')
  expect(problems).toEqual([expect.stringContaining(`page.mdx:${line} [admonition] "::`)])
  expect(problems[0]).toMatch(/^warning /)
})
