import { describe, expect, it, test } from 'vitest'
import { compileText, htmlOf } from '../testing/compile-text.ts'
import { markdownInHtml } from './markdown-in-html.ts'

const file = 'content/guide/page.md'

describe('Markdown within HTML of a .md file', () => {
  it.each([
    [
      'a block of code in a fold',
      '<details>\n    <summary>Show</summary>\n```sh\nls\n\npwd\n```\n</details>',
      /<details><summary>Show<\/summary><figure[\s\S]*ls[\s\S]*pwd[\s\S]*<\/figure><\/details>/,
    ],
    [
      'code in the text of a fold',
      '<details>\n<summary>Q</summary>\nUse `x` and **y**.\n</details>',
      /<details><summary>Q<\/summary><p>Use <code>x<\/code> and <strong>y<\/strong>\.<\/p><\/details>/,
    ],
    [
      'a list after an image',
      'Text.\n\n<img src="/img/logo.png" alt="L" />\n- one\n- two',
      /<img [^>]*>\s*<ul>\s*<li>one<\/li>/,
    ],
    [
      'a link in a cell',
      '<table><tr>\n<td>[other](./other.mdx)</td>\n</tr></table>',
      /<td><a href="\/docs\/guide\/other">/,
    ],
  ])('is read as MDX reads it: %s', async (_, body, html) => {
    expect(await htmlOf(body, { file })).toMatch(html)
  })

  it.each(['', '<details>\n', '- x\n\n  '])('has no paragraph around the summary of a fold: %j', async (before) => {
    const indent = before.startsWith('-') ? '  ' : ''
    const start = before.endsWith('>\n') ? before : `${before}<details>`
    const html = await htmlOf(`${start}<summary>Q</summary>\n${indent}Use \`x\`.\n${indent}</details>`, { file })
    expect(html).toMatch(/<details><summary>Q<\/summary><p>Use <code>x<\/code>\.<\/p><\/details>/)
  })

  it.each([
    ['the text is not valid MDX', '<p>\nUse `x`.<br>\n</p>', 6],
    ['the text has braces', 'Call /users/{id}.\n\n<div>\n**bold**\n</div>', 8],
    ['an element has a style', '<div style="color: red">\n- a\n</div>', 6],
  ])('stays as it is written, with a warning, if %s', async (_, body, line) => {
    const { compiled, problems } = await compileText(body, { file, bodyLine: 5 })
    expect(problems).toEqual([
      `warning ${file}:${line} [html] Markdown within a block of HTML is shown as it is written. Put an empty line before the Markdown, or name the file ".mdx".`,
    ])
    expect(compiled?.readHtml()).toMatch(/`x`|\*\*bold\*\*|- a/)
  })

  test.each([
    '<div>\n\n**bold**\n\n</div>',
    '<p>text and 2 * 3 * 4</p>',
    '<pre>\n**bold** `x`\n</pre>',
    '```html\n<div>\n**bold**\n</div>\n```',
    'Text\n<span>\n**bold**',
    '<https://example.com> and `<div>` and **bold**',
    '<!-- <div>\n**bold** -->',
    '<div\n  title="x"\n>\ntext\n</div>',
  ])('is not found in %j', (body) => {
    expect(markdownInHtml(body)).toBeUndefined()
  })
})
