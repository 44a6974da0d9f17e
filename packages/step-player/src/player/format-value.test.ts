import { expect, it } from 'vitest'
import { formatValue } from './format-value.ts'

it.each([
  [undefined, '–'],
  [null, 'null'],
  [true, 'true'],
  [12_345_678, '12345678'],
  [1 / 3, '0.3333'],
  [0.1 + 0.2, '0.3'],
  ['ab', '“ab”'],
  [[1, 'b', [2, 'c']], '[1, b, [2, c]]'],
  [
    new Map<unknown, unknown>([
      ['a', 1],
      ['b', ['c']],
    ]),
    '{a: 1, b: [c]}',
  ],
  [new Set(['a', 2]), '{a, 2}'],
  [{ id: 3, value: 'x' }, '“x”'],
  [{ from: 'A', to: 'B', weight: 4 }, 'A–B'],
  [{ priority: 2, value: 'A' }, 'A at 2'],
  [{ kind: 'enter', vertex: 'A' }, 'enter A'],
  [{ kind: 'tree', edge: { from: 'A', to: 'B' } }, 'tree A–B'],
  [{ vertex: 'A' }, 'A'],
  [{ left: null }, '{…}'],
  [
    {
      *[Symbol.iterator]() {
        yield* ['a', 1]
      },
    },
    '[a, 1]',
  ],
])('%o is shown as %s', (value, text) => expect(formatValue(value)).toBe(text))

it('is cut when it is long', () => {
  const numbers = (count: number) => Array.from({ length: count }, () => 10)
  expect(formatValue(numbers(17))).toBe(`[${numbers(17).join(', ')}]`)
  expect(formatValue(numbers(18))).toHaveLength(70)
  for (const long of [
    numbers(18),
    new Set(Array.from({ length: 40 }, (_, number) => number)),
    new Map(numbers(40).map((ten, place) => [place, ten])),
  ])
    expect(formatValue(long)).toMatch(/^.{69}…$/)
})
