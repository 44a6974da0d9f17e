import { describe, expect, test } from 'vitest'
import { quoteSource } from './quote-source.ts'

const text = `import x from 'y'

// #region outer
const a = () => {
  // #region inner
  b()

  if (c) {
    d()
  }
  // #endregion inner
}
// #endregion outer
/* #region styled */
e
/* #endregion */
// #region empty
// #endregion empty
// #region open
f
`

const quote = (region?: string) => quoteSource(text, { file: 'a.ts', region })

describe('quoteSource', () => {
  test('refuses a name that two regions have', () => {
    const twice = '// #region a\nx\n// #endregion a\n\n// #region a\ny\n// #endregion a\n'
    expect(quoteSource(twice, { file: 'a.ts', region: 'a' })).toEqual({
      fault: 'The region "a" of "a.ts" begins twice, on lines 1 and 5. Give each a name of its own.',
    })
  })

  test('returns a region without the marks of nested regions', () => {
    expect(quote('outer')).toEqual({ code: 'const a = () => {\n  b()\n\n  if (c) {\n    d()\n  }\n}' })
  })

  test('removes the common indentation', () => {
    expect(quote('inner')).toEqual({ code: 'b()\n\nif (c) {\n  d()\n}' })
  })

  test('recognises other comment styles, and an end without a name', () => {
    expect(quote('styled')).toEqual({ code: 'e' })
  })

  test('ends at the region’s own mark, even if other regions end inside', () => {
    const nested = '// #region a\n// #region b\nx\n// #endregion\ny\n// #endregion\nz\n// #endregion'
    expect(quoteSource(nested, { file: 'a.ts', region: 'a' })).toEqual({ code: 'x\ny' })
    expect(quoteSource(nested, { file: 'a.ts', region: 'b' })).toEqual({ code: 'x' })
  })

  test('leaves one blank line where marks stood between blank lines, and no blank lines at the ends', () => {
    const spaced = '// #region a\n\n  x  \n\n  // #region b\n\n    y\n  // #endregion b\n\n// #endregion a'
    expect(quoteSource(spaced, { file: 'a.ts', region: 'a' })).toEqual({ code: 'x\n\n  y' })
  })

  test('returns the whole file without marks', () => {
    expect(quoteSource('// #region a\r\nx\r\n// #endregion a\r\ny\r\n', { file: 'a.ts' })).toEqual({ code: 'x\ny' })
  })

  test('reports what is wrong', () => {
    expect(['otter', 'empty', 'open'].map((region) => quote(region))).toMatchInlineSnapshot(`
      [
        {
          "fault": ""a.ts" has no region "otter". Its regions, nearest first: "outer", "inner", "open", "styled", "empty".",
        },
        {
          "fault": "The region "empty" of "a.ts" is empty. Put code between its marks.",
        },
        {
          "fault": "The region "open" of "a.ts" has no end. Put "// #endregion open" after it.",
        },
      ]
    `)
  })
})
