import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { prepareBody } from './prepare-body.ts'

const options = { comments: true, admonitions: true, headingIds: true }

const prepare = (body: string, format: 'md' | 'mdx' = 'mdx') =>
  prepareBody({ body, format, options, bodyLine: 1, report: () => {}, warn: () => {} })

describe('prepareBody', () => {
  test.each([
    ['comments', 'a <!-- b {c} */ --> d', 'a {/* b (c) * / */} d'],
    ['comments in code', '`<!-- a -->`\n\n```\n<!-- b -->\n```', '`<!-- a -->`\n\n```\n<!-- b -->\n```'],
    ['ids in comments', '## A <!-- #b -->\n## C {/* #d */}', '## A {#b}\n## C {#d}'],
    ['bare titles', ':::note A *title*', ':::note[A *title*]'],
    ['titles as attributes', ':::tip{title="A"}\n:::\n:::tip title="B"\n:::', ':::tip[A]\n:::\n:::tip[B]\n:::'],
    ['titles in brackets', '  :::tip[A]  ', '  :::tip[A]'],
    ['admonitions in code', '```\n:::note A\n```', '```\n:::note A\n```'],
    ['folds', '  <details open><summary>A **b**</summary>', '  <details open>\r  <summary>A **b**</summary>'],
  ])('rewrites %s', (_, body, result) => {
    expect(prepare(body)).toBe(result)
  })

  test('keeps comments and folds of Markdown', () => {
    const body = '<!-- a -->\n\n<details><summary>A</summary>'
    expect(prepare(body, 'md')).toBe(body)
  })

  test('keeps the number of every line', () => {
    const piece = fc.constantFrom(
      '<!-- a',
      '-->',
      '\n',
      '\n',
      ':::note x',
      ':::',
      '## a <!-- #b -->',
      '`',
      '```',
      'text',
      '<details><summary>a</summary>',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const body = pieces.join('')
        expect(prepare(body).split('\n')).toHaveLength(body.split('\n').length)
      }),
    )
  })
})
