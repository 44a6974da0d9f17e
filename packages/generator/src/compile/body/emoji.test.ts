import { describe, expect, test } from 'vitest'
import { compiledOf, compileText, htmlOf } from '../testing/compile-text.ts'

describe('short names of emoji', () => {
  test.each([
    ['Done :white_check_mark:, :+1:.', '<p>Done ✅, 👍.</p>'],
    ['| a |\n|---|\n| :x: |', /<td>❌<\/td>/],
    ['- **:warning: Take care**', /<strong>⚠️ Take care<\/strong>/],
    ['> [A :tada: link](https://example.com)', />A 🎉 link<\/a>/],
  ])('become characters: %j', async (body, html) => {
    for (const file of ['content/guide/page.mdx', 'content/guide/page.md']) {
      const made = await htmlOf(body, { file })
      expect(made).toMatch(html)
    }
  })

  test.each([
    '`:tada:`',
    '```text\n:tada:\n```',
    'At 10:30:45 and std::vector::size.',
    '\\:tada:',
    'A :Name: and :a1b:',
    'https://example.com/a:tada:b',
  ])('are not found in other text: %j', async (body) => {
    const { compiled, problems } = await compileText(body)
    expect(problems).toEqual([])
    expect(compiled?.readHtml()).not.toContain('🎉')
  })

  test('do not change the ids of headings, as in Docusaurus', async () => {
    const { headings } = await compiledOf('## :rocket: Start\n\n## A :tada:\n\n## :tada: Pinned {#own}')
    expect(headings).toEqual([
      { id: 'rocket-start', level: 2, html: '🚀 Start' },
      { id: 'a-tada', level: 2, html: 'A 🎉' },
      { id: 'own', level: 2, html: '🎉 Pinned' },
    ])
  })

  test('stay text, and warn at their line, if no emoji has the name', async () => {
    const { compiled, problems } = await compileText('Text.\n\nIs :nonsense_name: it\nor :octopus_x:?', { bodyLine: 5 })
    expect(compiled?.readHtml()).toContain('Is :nonsense_name: it')
    expect(problems).toEqual([
      'warning content/guide/page.mdx:7 [emoji] No emoji has the short name ":nonsense_name:", so it is shown as text. Correct the name, or write "\\:nonsense_name:" if it is meant.',
      expect.stringContaining('page.mdx:8 [emoji] No emoji has the short name ":octopus_x:"'),
    ])
  })
})
