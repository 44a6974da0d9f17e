import { describe, expect, test } from 'vitest'
import { describeDuration, growthRates, stepsAt } from './growth-rates.ts'

describe('stepsAt', () => {
  test.each([
    ['1', 1],
    ['log n', 3],
    ['√n', Math.sqrt(8)],
    ['n', 8],
    ['n log n', 24],
    ['n²', 64],
    ['2ⁿ', 256],
    ['n!', 40_320],
  ] as const)('%s at n = 8 is %d', (rate, steps) => {
    expect(10 ** stepsAt(rate, 8)).toBeCloseTo(steps, 6)
  })

  test('grows, and stays finite when the count does not fit a number', () => {
    for (const rate of growthRates) {
      expect(stepsAt(rate, 100)).toBeGreaterThanOrEqual(stepsAt(rate, 10))
      expect(stepsAt(rate, 100)).toBeLessThan(160)
    }
  })
})

test.each([
  [1e-9, '1 ns'],
  [4.5e-9, '4.5 ns'],
  [9.999e-7, '1 µs'],
  [0.002, '2 ms'],
  [59, '59 s'],
  [60, '1 min'],
  [5400, '1.5 hours'],
  [86_400, '1 day'],
  [31_557_600, '1 year'],
  [31_557_600 * 2400, '2,400 years'],
  [5e17, 'longer than the universe exists'],
  [5e23, '10⁶ ages of the universe'],
])('%d seconds are %s', (seconds, text) => {
  expect(describeDuration(Math.log10(seconds))).toBe(text)
})
