import { expect, it, test } from 'vitest'
import { compiledOf, compileText } from '../testing/compile-text.ts'
import { mapSourceSet } from './source-set.ts'

test.each([
  ['a.png', '<a.png>'],
  ['a.png, b.png 2x', '<a.png>, <b.png> 2x'],
  ['\n a.png 1x,b,c.png  800w ,', '<a.png> 1x, <b,c.png> 800w'],
  ['data:image/png;base64,AA== 1x, b.png 2x', '<data:image/png;base64,AA==> 1x, <b.png> 2x'],
  ['', ''],
])('the addresses of %j are found', (written, mapped) => {
  expect(mapSourceSet(written, (src) => `<${src}>`)).toBe(mapped)
})

const files = { 'content/guide/a.png': 'a', 'content/guide/b.png': 'b' }

test.each([
  [
    'mdx',
    '<picture><source srcSet="./b.png 2x, https://example.com/c.png 3x" /><img src="./a.png" srcSet="./a.png, /img/logo.png 2x" alt="A" /></picture>',
  ],
  [
    'md',
    '<picture><source srcset="./b.png 2x, https://example.com/c.png 3x"><img src="./a.png" srcset="./a.png, /img/logo.png 2x" alt="A"></picture>',
  ],
])('the files of a srcset in .%s are published', async (ending, body) => {
  const { readHtml, assets } = await compiledOf(body, { files, file: `content/guide/page.${ending}` })
  const html = readHtml()
  expect(assets.map(({ file }) => file).toSorted()).toEqual(['content/guide/a.png', 'content/guide/b.png'])
  expect(html).toMatch(/<source srcset="\/assets\/b-\w+\.png 2x, https:\/\/example\.com\/c\.png 3x">/)
  expect(html).toMatch(/ srcset="\/assets\/a-\w+\.png, \/img\/logo\.png 2x"/)
})

it('a missing file of a srcset is reported', async () => {
  const { compiled, problems } = await compileText('Text.\n\n<img src="./a.png" srcSet="./none.png 2x" alt="A" />', {
    bodyLine: 5,
    files,
  })
  expect(compiled).toBeUndefined()
  expect(problems).toEqual([
    'error content/guide/page.mdx:7 [broken-image] The image "./none.png" does not exist: there is no file "content/guide/none.png". Put it beside the document, or in static/ and write "/name".',
  ])
})
