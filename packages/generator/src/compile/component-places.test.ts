import { expect, it } from 'vitest'
import { compiledOf, compileText } from './testing/compile-text.ts'

it('a fault is reported at the place of its component, and the place is not published', async () => {
  const { problems } = await compileText('Text.\n\n<Answer level="x">a</Answer>\n\n<Counter />', { bodyLine: 5 })
  expect(problems).toEqual([
    'error content/guide/page.mdx:7 [component] <Answer level="x"> names no level. Write one of: junior, middle, senior.',
  ])
  const own =
    'export const Field = (props) => <input {...props} />\n\nexport const Name = (props) => <a {...props} />\n\n<Field name="a" />\n\n<Name id="b" />'
  expect((await compiledOf(own)).readHtml()).not.toContain('data-line')
})
