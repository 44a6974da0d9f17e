import { describe, expect, test } from 'vitest'
import { compileText, htmlOf } from '../testing/compile-text.ts'

describe('quotations with a mark of GitHub', () => {
  test.each([
    [
      '> [!NOTE]\n> A **bold** text.',
      '<div class="admonition note" role="note"><p class="admonition-title">Note</p><p>A <strong>bold</strong> text.</p></div>',
    ],
    [
      '- a\n\n  > [!warning]  \n  > One.\n  >\n  > Two.',
      /<li>\s*<p>a<\/p>\s*<div class="admonition warning"[^]*<p>One\.<\/p>\s*<p>Two\.<\/p>\s*<\/div>/,
    ],
    [
      '> [!CAUTION]\n>\n> - a list',
      /<div class="admonition danger" role="note"><p class="admonition-title">Danger<\/p>\s*<ul>/,
    ],
    ['> [!IMPORTANT]\n> `code` first', /<div class="admonition info"[^]*<p><code>code<\/code> first<\/p>/],
  ])('are admonitions: %j', async (body, html) => {
    for (const file of ['content/guide/page.mdx', 'content/guide/page.md']) {
      const made = (await htmlOf(body, { file })).replaceAll(/>\n+</g, '><')
      expect(made).toMatch(html)
    }
  })

  test.each(['> [!NOTE] A title\n> text', '> [!QUESTION]\n> text', '> [!TIP]- Folded'])(
    'are quotations, with a warning: %j',
    async (body) => {
      const { compiled, problems } = await compileText(body)
      expect(compiled?.readHtml()).toMatch(/^<blockquote>/)
      expect(problems).toEqual([expect.stringMatching(/^warning content\/guide\/page\.mdx:1 \[admonition\] "> \[!/)])
    },
  )

  test.each(['> Text [!NOTE]', '> [link](https://example.com)', '> `[!NOTE]`'])('stay quotations: %j', async (body) => {
    expect(await htmlOf(body)).toMatch(/^<blockquote>/)
  })
})
