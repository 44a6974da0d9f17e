import { expect, test } from 'vitest'
import { compileText } from './testing/compile-text.ts'

test.each([
  ['MDX', 'content/guide/page.mdx', 'mdx'],
  ['Markdown', 'content/guide/page.md', 'html'],
])('<head> in %s is left out, and its line reported', async (_, file, rule) => {
  const { compiled, problems } = await compileText(
    'Text.\n\n<head>\n  <title>Other</title>\n  <meta name="robots" content="noindex" />\n</head>\n\nMore.',
    { file },
  )
  expect(compiled?.readHtml()).toBe('<p>Text.</p>\n<p>More.</p>')
  expect(problems).toEqual([expect.stringMatching(`^warning ${file}:3 \\[${rule}\\] <head> is left out`)])
})

test('the content of a removed <head> is neither checked nor run', async () => {
  const { compiled, problems } = await compileText(
    'Text.\n\n<head>\n  <script>track()</script>\n  <style media="print" style="x">a</style>\n  <title>{await missing.name}</title>\n</head>\n\nMore.',
  )
  expect(compiled?.readHtml()).toBe('<p>Text.</p>\n<p>More.</p>')
  expect(problems).toEqual([expect.stringMatching(/^warning content\/guide\/page\.mdx:3 \[mdx\] <head> is left out/)])
})

test('elements after a removed element are checked again', async () => {
  const { problems } = await compileText(
    '<head><title>a</title></head>\n\n<p style="x">b</p>\n\n<script>track()</script>',
  )
  expect(problems.map((problem) => /mdx:\d+ \[\w+\]/.exec(problem)?.[0])).toEqual([
    'mdx:1 [mdx]',
    'mdx:3 [mdx]',
    'mdx:5 [mdx]',
  ])
})
