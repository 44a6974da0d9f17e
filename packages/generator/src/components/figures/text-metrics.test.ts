import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textWidth, wrapText } from './text-metrics.ts'

test('wrapping loses no text, and no line of several words is too wide', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zА-я0-9]{1,12}$/), { minLength: 1, maxLength: 12 }), (words) => {
      const lines = wrapText(words.join(' '), 90)
      expect(lines.join(' ')).toBe(words.join(' '))
      for (const line of lines) expect(line.includes(' ') ? textWidth(line) : 0).toBeLessThanOrEqual(90)
    }),
  )
})

test('breaks at the author’s line breaks', () => {
  expect(wrapText('a\nb', 900)).toEqual(['a', 'b'])
})
