import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastAbove } from './last-above.ts'

describe('lastAbove', () => {
  it('is the last position at or above the line', () => {
    const oracle = fc.property(
      fc.array(fc.integer({ min: -5000, max: 5000 })),
      fc.integer({ min: -5000, max: 5000 }),
      (unordered, line) => {
        const positions = unordered.toSorted((a, b) => a - b)
        expect(lastAbove(positions.length, (index) => positions[index] ?? 0, line)).toBe(
          positions.findLastIndex((position) => position <= line),
        )
      },
    )
    fc.assert(oracle)
  })

  it('reads only a few positions', () => {
    let reads = 0
    lastAbove(1000, (index) => (reads++, index), 700)
    expect(reads).toBeLessThanOrEqual(11)
  })
})
