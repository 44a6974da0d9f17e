import { expect, it } from 'vitest'
import { normalizeSidebars } from './normalize-sidebars.ts'

it('normalising leaves alone what it does not know', () => {
  expect(normalizeSidebars([1])).toEqual([1])
  expect(normalizeSidebars({ a: 5, b: [6, { type: 'x' }], c: { L: 7 } })).toEqual({ a: 5, b: [6, { type: 'x' }], c: [{ type: 'category', label: 'L', items: 7 }] })
})
