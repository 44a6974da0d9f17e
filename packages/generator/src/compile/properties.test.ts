import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unescapeHtml } from '../model/html/escape-html.ts'
import { plainCompiled } from '../content/testing/source-documents.ts'
import { compileText } from './testing/compile-text.ts'

const word = fc.stringMatching(/^[a-zа-я]{4,9}$/)

/** Marks of Markdown, of MDX and of our own format, in any order and any place. */
const mark = fc.constantFrom(
  '\n',
  '\n\n',
  '\n\n',
  ' ',
  '*',
  '**',
  '_',
  '`',
  '``',
  '```',
  '```ts\n',
  '~~~\n',
  '> ',
  '- ',
  '1. ',
  '  ',
  '    ',
  '# ',
  '## ',
  '### ',
  '|',
  '| a |\n|--|\n',
  '[',
  ']',
  '](',
  ')',
  '![',
  '<',
  '>',
  '</',
  '<b>',
  '</b>',
  '<br>',
  '<!--',
  '-->',
  '{',
  '}',
  '{/*',
  '*/}',
  ':',
  '::',
  ':::',
  ':::note ',
  ':::tip[',
  '[^1]',
  '\n[^1]: ',
  '\\',
  '&',
  '&amp;',
  '&#0;',
  '$&',
  '{#id}',
  '---',
  '===',
  '~~',
  'http://',
  'import ',
  'export ',
  '<Tabs>',
  '</Tabs>',
  '\u00A0',
  '\u{1F600}',
  '\u0301',
  '"',
  "'",
)

const words = (text: string) => text.match(/[a-zа-я]{4,}/g) ?? []

const body = fc
  .array(fc.oneof({ weight: 2, arbitrary: word }, { weight: 3, arbitrary: mark }), { maxLength: 40 })
  .map((parts) => parts.join(''))

const relaxed = { onBrokenLinks: 'ignore', onBrokenMarkdownLinks: 'ignore' } as const

describe.each(['md', 'mdx'])('any text in .%s', (format) => {
  test('compiles or is reported, and never throws', async () => {
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const { compiled, problems } = await compileText(text, {
          file: `content/guide/page.${format}`,
          context: relaxed,
        })
        expect(compiled !== undefined || problems.length > 0).toBe(true)
        expect(JSON.stringify(compiled ? plainCompiled(compiled) : '')).not.toMatch(/[\0\uFFFD]|dh-(?:raw|code|island)/)
      }),
      { numRuns: 300 },
    )
  })
})

describe('prose', () => {
  const inline = fc.oneof(
    word,
    word.map((text) => `*${text}*`),
    word.map((text) => `**${text}**`),
    word.map((text) => `~~${text}~~`),
    word.map((text) => `\`${text}\``),
    word.map((text) => `[${text}](https://example.com/)`),
    word.map((text) => `00:17 N:6 :${text}`),
    // An element alone on a line would be a block.
    fc.tuple(word, word).map(([text, key]) => `${text} <kbd>${key}</kbd> ${text}`),
  )
  const line = fc.array(inline, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' '))
  const block = fc.oneof(
    line,
    fc.array(line, { minLength: 1, maxLength: 3 }).map((items) => items.map((item) => `- ${item}`).join('\n')),
    line.map((text) => `> ${text}`),
    line.map((text) => `:::note\n\n${text}\n\n:::`),
    line.map((text) => `<Details summary="Fold">\n\n${text}\n\n</Details>`),
    line.map((text) => `| ${text} |\n| --- |\n| ${text} |`),
    word.map((text) => `\`\`\`text\n${text}\n\`\`\``),
  )

  test('loses no word, neither in the page nor in its Markdown', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(block, { minLength: 1, maxLength: 6 }), async (blocks) => {
        const text = blocks.join('\n\n')
        const { compiled, problems } = await compileText(text)
        expect(problems).toEqual([])
        const written = words(
          text.replace(/<\/?(?:kbd|Details)[^>]*>|^:::note|https:\/\/example\.com\/|```text/gm, ' '),
        )
        const shown = words(unescapeHtml((compiled?.readHtml() ?? '').replace(/<[^>]+>/g, ' ')))
        const plain = words((compiled?.readMarkdown() ?? '').replaceAll('https://example.com/', ''))
        expect(shown).toEqual(expect.arrayContaining(written))
        expect(plain).toEqual(expect.arrayContaining(written))
      }),
      { numRuns: 150 },
    )
  })
})
