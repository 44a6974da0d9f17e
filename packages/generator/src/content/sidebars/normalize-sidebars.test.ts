import { expect, it } from 'vitest'
import { normalizeSidebars, writtenPath } from './normalize-sidebars.ts'

it('normalizing keeps unknown values unchanged', () => {
  expect(normalizeSidebars([1])).toEqual([1])
  expect(normalizeSidebars({ a: 5, b: [6, { type: 'x' }], c: { L: 7 } })).toEqual({
    a: 5,
    b: [6, { type: 'x' }],
    c: [{ type: 'category', label: 'L', items: 7 }],
  })
})

it.each([
  [
    ['main', 3, 'id'],
    ['main', 2, 'id'],
  ],
  [
    ['main', 1, 'items', 0, 'id'],
    ['main', 1, 'A', 0, 'id'],
  ],
  [
    ['main', 2, 'items', 1, 'label'],
    ['main', 1, 'B', 0, 'D'],
  ],
  [
    ['main', 4, 'items', 2, 'id'],
    ['main', 3, 'items', 1, 'id'],
  ],
  [
    ['main', 4, 'label'],
    ['main', 3, 'label'],
  ],
  [
    ['map', 1, 'items', 0, 'id'],
    ['map', 'Y', 0, 'id'],
  ],
  [['main'], ['main']],
  [
    ['none', 7, 'id'],
    ['none', 7, 'id'],
  ],
])('%j is at %j in the author’s sidebars', (path, written) => {
  const sidebars = {
    main: [
      'a',
      { A: ['b'], B: [{ C: ['c'], D: [] }] },
      { type: 'doc', id: 5 },
      {
        type: 'category',
        label: 'E',
        items: [
          { F: [], G: [] },
          { type: 'doc', id: 6 },
        ],
      },
    ],
    map: { X: ['x'], Y: ['y'] },
  }
  expect(writtenPath(sidebars, path)).toEqual(written)
})
