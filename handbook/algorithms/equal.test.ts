import { expect, it } from 'vitest'
import { sameValueZero } from './equal.ts'

it('agrees with includes', () => {
  const values = [0, -0, NaN, 1, '1', '', null, undefined, Object(0), 1n]
  for (const a of values) {
    for (const b of values) expect(sameValueZero(a, b)).toBe([a].includes(b))
  }
})
