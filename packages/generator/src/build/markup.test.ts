import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attributes, escapeText, scriptJson } from './markup.ts'

describe('markup', () => {
  it('escapes text for elements and attributes', () => {
    expect(escapeText(`<a href="x">Tom & 'Jerry'</a>`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;Tom &amp; &#39;Jerry&#39;&lt;/a&gt;',
    )
    expect(attributes({ name: 'a"b', content: undefined, lang: 'en' })).toBe(' name="a&quot;b" lang="en"')
  })

  it('omits control characters, which XML does not allow', () => {
    expect(escapeText('a\u0000b\bc\u001Bd\u007Fe\uFFFEf\tg\nh')).toBe('abcdef\tg\nh')
  })

  it('preserves any value in a script element and never closes the element', () => {
    expect(scriptJson('</script><!--')).toBe('"\\u003c/script>\\u003c!--"')
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = scriptJson(value)
        expect(json).not.toContain('<')
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
})
