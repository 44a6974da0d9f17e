import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { htmlTokens, readAttributes, writeTag } from './html-tokens.ts'
import { textOf } from '../markdown/article-tree.ts'
import { htmlTree } from '../../compile/html/html-tree.ts'

describe('htmlTokens', () => {
  test('returns the whole input', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '<a',
      ' b="',
      "'",
      '"',
      '</a>',
      '<p>',
      '<!--',
      '-->',
      '<script>',
      '</script>',
      'x',
      '/>',
      '=',
      '\n',
      '&lt;',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const html = pieces.join('')
        expect(
          htmlTokens(html)
            .map(({ source }) => source)
            .join(''),
        ).toBe(html)
      }),
    )
  })

  test('finds no tags in scripts and attributes', () => {
    const names = htmlTokens('<a title="<b>">x</a><script>"<i>"</script><br/>').flatMap((token) =>
      'name' in token ? [token.name] : [],
    )
    expect(names).toEqual(['a', 'a', 'script', 'script', 'br'])
  })
})

test('attributes stay the same after reading and writing', () => {
  const tag = `<a href="?a=1&amp;b" title='say "x"' hidden data-x=y>`
  expect(writeTag('a', readAttributes(tag))).toBe(
    '<a href="?a=1&amp;b" title="say &quot;x&quot;" hidden="" data-x="y">',
  )
})

test('keeps the text of HTML whose tags do not match', () => {
  expect(textOf(htmlTree('<p>a<b>b</p>c</i><br>d &amp; e'))).toBe('abcd & e')
})
