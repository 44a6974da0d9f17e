import { expect, test } from 'vitest'
import { quoteLines } from './quote-lines.ts'

test('quoteLines keeps the numbers of lines, and drops documentation and blank lines', () => {
  const source = 'a\n// #region r\n  /**\n   * Doc.\n   */\n  b\n\n  // c\n    d\n// #endregion r\ne\n'
  expect(quoteLines(source, { file: 'x.ts', region: 'r' })).toEqual([
    { file: 'x.ts', line: 6, text: 'b', indent: 2 },
    { file: 'x.ts', line: 8, text: '// c', indent: 2 },
    { file: 'x.ts', line: 9, text: '  d', indent: 2 },
  ])
  expect(() => quoteLines(source, { file: 'x.ts', region: 's' })).toThrow(new RangeError('"x.ts" has no region "s".'))
})
