import { expect, test } from 'vitest'
import { writtenLine } from './added-lines.ts'

test.each([
  ['a\nb\nc', [1, 2, 3]],
  ['a\rb\nc', [1, 1, 2]],
  ['a\nb\rc\rd\ne\rf', [1, 2, 2, 2, 3, 3]],
])('converts to the lines of the source in %j', (text, lines) => {
  const line = writtenLine(text)
  expect(lines.map((_, index) => line(index + 1))).toEqual(lines)
})
