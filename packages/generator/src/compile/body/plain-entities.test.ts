import { describe, expect, it } from 'vitest'
import { compileText } from '../testing/compile-text.ts'
import { prepareBody } from './prepare-body.ts'
import { plainEntities } from './plain-entities.ts'

const many = (text: string) => text.repeat(100)

describe('plainEntities', () => {
  it.each([
    ['&amp;', '\\&'],
    ['&lt;', '\\<'],
    ['&#123;', '\\{'],
    ['&#x2A;', '\\*'],
    ['&quot;', '\\"'],
    ['&#39;', "\\'"],
    ['&nbsp;', '\u00a0'],
    ['&mdash;', '—'],
    ['&#97;', '&#97;'],
    ['&nothing;', '&nothing;'],
  ])('writes many of %s as %s', (entity, character) => {
    expect(plainEntities(many(`${entity} `))).toBe(many(`${character} `))
    expect(plainEntities(entity)).toBe(entity)
  })

  it('keeps all other text of such a paragraph, and other paragraphs', () => {
    const rest = '`&amp;` <b title="&amp;">x</b> <https://a.b?c&amp;d> {"&amp;"} \\&amp;'
    expect(plainEntities(`&amp;\n\n${many('&amp;')} ${rest}\n\n&amp;\n\n\`\`\`\n${many('&amp;')}\n\`\`\`\n`)).toBe(
      `&amp;\n\n${many('\\&')} ${rest}\n\n&amp;\n\n\`\`\`\n${many('&amp;')}\n\`\`\`\n`,
    )
  })

  it('keeps entities that are spread over paragraphs', () => {
    const text = many('&amp;\n\n')
    expect(plainEntities(text)).toBe(text)
  })

  it.each(['content/guide/page.mdx', 'content/guide/page.md'])('changes nothing that readers see: %s', async (file) => {
    const parts = [
      '&amp;lt; ',
      '&amp;',
      '*&lt;b>* ',
      '&#123;x} ',
      '[&copy;](https://a.b?c&amp;d) ',
      '&quot;a&quot; ',
      '&nbsp;',
      '&#42;a* ',
      '&hellip;\n',
    ]
    const bodyOf = (count: number) => `${parts.join('').repeat(count)}\n`
    const htmlOf = async (body: string) => {
      const { compiled, problems } = await compileText(body, { file })
      expect(problems).toEqual([])
      return compiled?.readHtml() ?? ''
    }
    const inner = (html: string) => /<p>(.*?)\s*<\/p>/s.exec(html)?.[1] ?? ''
    expect(inner(await htmlOf(bodyOf(20)))).toBe(
      Array.from({ length: 20 }, () => '')
        .fill(inner(await htmlOf(bodyOf(1))))
        .join('\n'),
    )
  })

  it('gives the engine a paragraph without any of its 80,000 entities', () => {
    const options = { comments: true, admonitions: true, headingIds: true }
    const prepared = prepareBody({
      body: `${'&amp;'.repeat(80_000)}\n`,
      format: 'mdx',
      options,
      bodyLine: 1,
      report: () => {},
      warn: () => {},
    })
    expect(prepared).toBe(`${'\\&'.repeat(80_000)}\n`)
  })
})
