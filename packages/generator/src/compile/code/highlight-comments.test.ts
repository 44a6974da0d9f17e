import { describe, expect, test } from 'vitest'
import { readHighlightComments } from './highlight-comments.ts'

describe('readHighlightComments', () => {
  test.each([
    '// highlight-next-line',
    '# highlight-next-line',
    '-- highlight-next-line',
    '% highlight-next-line',
    '; highlight-next-line',
    "' highlight-next-line",
    'REM highlight-next-line',
    '<!-- highlight-next-line -->',
    '/* highlight-next-line */',
    '{/* highlight-next-line */}',
  ])('removes %s', (comment) => {
    expect(readHighlightComments(`a\n  ${comment}\nb\nc`)).toEqual({ code: 'a\nb\nc', lines: new Set([2]), faults: [] })
  })

  test('highlights between the marks', () => {
    const code = 'a\n// highlight-start\nb\nc\n// highlight-end\nd'
    expect(readHighlightComments(code)).toEqual({ code: 'a\nb\nc\nd', lines: new Set([2, 3]), faults: [] })
  })

  test('keeps code that only mentions the marks', () => {
    const code = 'say("// highlight-start") // highlight-next-line'
    expect(readHighlightComments(code)).toEqual({ code, lines: new Set(), faults: [] })
  })

  test('reports marks that do not match', () => {
    expect(readHighlightComments('// highlight-end\n// highlight-start\na\n// highlight-next-line').faults)
      .toMatchInlineSnapshot(`
      [
        ""highlight-end" has no start. Put "highlight-start" before the lines to highlight.",
        ""highlight-start" has no end. Put "highlight-end" after the lines to highlight.",
        ""highlight-next-line" is on the last line. Put it before the line to highlight.",
      ]
    `)
  })
})
