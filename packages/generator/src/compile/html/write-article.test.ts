import { expect, test } from 'vitest'
import { htmlTokens, joinTokens } from '../../model/html/html-tokens.ts'
import { insertFragments } from './insert-fragments.ts'
import { writeArticle } from './write-article.ts'

const write = (html: string): Promise<string> =>
  writeArticle(htmlTokens(html), {
    code: ['<pre>$&</pre>'],
    contents: ['<ul></ul>'],
    styles: async (number) => `<style>${number}</style>`,
    island: async (number, { href, children }) => `[${number} ${href ?? 'no address'}: ${children}]`,
  })

test('an article is written with the content of its placeholders', async () => {
  expect(await write('<p>a</p><dh-code n="0"></dh-code><dh-contents n="0"></dh-contents>b')).toBe(
    '<p>a</p><pre>$&</pre><ul></ul>b',
  )
})

test('an island gets its resolved address, and its children with their placeholders and islands', async () => {
  expect(
    await write(
      '<dh-island n="1" href="/a?b&amp;c">x<dh-island n="0"><dh-code n="0"></dh-code></dh-island>y</dh-island><dh-island-style n="3"></dh-island-style>z',
    ),
  ).toBe('[1 /a?b&c: x[0 no address: <pre>$&</pre>]y]<style>3</style>z')
})

test.each(['<dh-code n="1"></dh-code>', '<dh-contents n="1"></dh-contents>', '<dh-code></dh-code>'])(
  'a placeholder without content is an error: %s',
  async (html) => {
    await expect(write(html)).rejects.toThrow(RangeError)
  },
)

test('fragments stand before code blocks and after islands, also when an island contains another', () => {
  const article = htmlTokens('<dh-island n="0">a<dh-island n="1"></dh-island>b</dh-island><dh-code n="2"></dh-code>')
  const fragments = { beforeCode: new Map([[2, '<b>2</b>']]), afterIslands: new Map([[0, '<i>0</i>']]) }
  expect(joinTokens(insertFragments(article, fragments))).toBe(
    '<dh-island n="0">a<dh-island n="1"></dh-island>b</dh-island><i>0</i><b>2</b><dh-code n="2"></dh-code>',
  )
})
