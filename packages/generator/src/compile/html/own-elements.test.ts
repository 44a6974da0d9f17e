import { expect, it } from 'vitest'
import { compileText } from '../testing/compile-text.ts'

it.each([
  ['content/guide/page.md', 'Text.\n\n<dh-code n="99"></dh-code>\n', '[html]'],
  ['content/guide/page.md', 'Text with <dh-code n="0"></dh-code> in it.\n\nMore.', '[html]'],
  ['content/guide/page.mdx', 'Text.\n\n<dh-island n="0" />\n', '[mdx]'],
  ['content/guide/page.mdx', 'Text with <dh-raw>x</dh-raw> in it.', '[mdx]'],
])('%s cannot forge a placeholder: %j', async (file, body, rule) => {
  const { compiled, problems } = await compileText(body, { file })
  expect(compiled).toBeUndefined()
  expect(problems[0]).toContain(rule)
  expect(problems[0]).toContain('names of elements that begin with "dh-" belong to the generator.')
})

it('shows the name of such an element in code', async () => {
  expect((await compileText('Text with `<dh-code>`.')).problems).toEqual([])
})
