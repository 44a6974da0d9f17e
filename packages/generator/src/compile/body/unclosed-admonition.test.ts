import { expect, it } from 'vitest'
import { compileText } from '../testing/compile-text.ts'

it.each([
  ['- Item\n\n  :::note\n  Inside.\n:::\n\nAfter.', [3, 5]],
  ['1. Item\n   :::note\n   Inside.\n\n:::\n\nAfter.', [2, 5]],
  ['> :::note\n> Inside.\n:::\n\nAfter.', [1, 3]],
])('colons outside the list item or quotation do not close an admonition in it: %j', async (body, lines) => {
  const { compiled, problems } = await compileText(body)
  expect(compiled?.readHtml()).toMatch(/Inside\.<\/p><\/div>[^]*<p>:::<\/p>\s*<p>After/)
  expect(problems).toEqual([
    expect.stringMatching(
      `^warning .*page.mdx:${lines[0]} .*":::note" is never closed, so it contains the rest of its list item or quotation`,
    ),
    expect.stringMatching(`^warning .*page.mdx:${lines[1]} .*":::" closes nothing`),
  ])
})

it('an admonition that ends with its list item is not around the next one', async () => {
  const { compiled, problems } = await compileText('- Item\n\n  :::note\n\n  Inside.\n\n:::tip\n\nAfter.\n\n:::')
  expect(compiled?.readHtml()).toMatch(/<\/ul>\s*<div class="admonition tip"[^]*After/)
  expect(problems).toEqual([expect.stringMatching(/^warning .*page\.mdx:3 .*":::note" is never closed/)])
})

it.each([':::note\n\n- Item\n  :::\n\nAfter.', '- Item\n\n  :::note\n  Inside.\n  :::\n\nAfter.'])(
  'colons within the container of their admonition close it: %j',
  async (body) => {
    const { compiled, problems } = await compileText(body)
    expect(problems).toEqual([])
    expect(compiled?.readHtml()).not.toContain(':::')
  },
)
