import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RunningVariance } from './running-variance.ts'

const integers = fc.array(fc.integer({ min: -1_000, max: 1_000 }), { minLength: 1 })
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const squares = (values: readonly number[]) => values.reduce((sum, value) => sum + (value - mean(values)) ** 2, 0)
const expectClose = (actual: number, expected: number) =>
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-9 * (1 + Math.abs(expected)))

describe('running variance', () => {
  it('agrees with two passes over the numbers', () => {
    const running = new RunningVariance([2, 4, 4, 4, 5, 5, 7, 9])
    expect(running.count).toBe(8)
    expect(running.mean).toBeCloseTo(5, 12)
    expect(running.variance).toBeCloseTo(4, 12)
    expect(running.sampleVariance).toBeCloseTo(32 / 7, 12)
    expect(running.standardDeviation).toBeCloseTo(Math.sqrt(32 / 7), 12)
    fc.assert(
      fc.property(integers, (values) => {
        const running = new RunningVariance(values)
        expectClose(running.mean, mean(values))
        expectClose(running.variance, squares(values) / values.length)
      }),
    )
  })

  it('keeps its digits far from zero, where the textbook formula loses them', () => {
    const values = [4, 7, 13, 16].map((value) => value + 1e9)
    expect(new RunningVariance(values).sampleVariance).toBe(30)
    const textbook = mean(values.map((value) => value * value)) - mean(values) ** 2
    expect(Math.abs(textbook - 22.5)).toBeGreaterThan(10)
  })

  it('merges parts as if they were one', () => {
    fc.assert(
      fc.property(integers, integers, (first, second) => {
        const merged = new RunningVariance(first)
        merged.merge(new RunningVariance(second))
        const whole = new RunningVariance([...first, ...second])
        expect(merged.count).toBe(whole.count)
        expectClose(merged.mean, whole.mean)
        expectClose(merged.variance, whole.variance)
      }),
    )
    const empty = new RunningVariance()
    empty.merge(new RunningVariance())
    expect(empty.count).toBe(0)
    expect(empty.mean).toBeNaN()
    empty.merge(new RunningVariance([1, 3]))
    expect([empty.mean, empty.variance]).toEqual([2, 1])
    empty.merge(empty)
    expect([empty.count, empty.mean, empty.variance]).toEqual([4, 2, 1])
  })

  it('becomes exactly the other when it was empty', () => {
    for (const values of [[0.1, 0.1, 0.1], [1e200]]) {
      const merged = new RunningVariance()
      const other = new RunningVariance(values)
      merged.merge(other)
      expect([merged.count, merged.mean, merged.variance]).toEqual([other.count, other.mean, other.variance])
    }
  })

  it('says NaN until there is something to say', () => {
    const running = new RunningVariance()
    expect([running.count, running.mean, running.variance, running.sampleVariance]).toEqual([0, NaN, NaN, NaN])
    running.add(3)
    expect([running.count, running.mean, running.variance, running.sampleVariance, running.standardDeviation]).toEqual([
      1,
      3,
      0,
      NaN,
      NaN,
    ])
  })

  it('refuses what is not finite and stays as it was', () => {
    const running = new RunningVariance([1, 2])
    for (const value of [NaN, Infinity]) expect(() => running.add(value)).toThrow(`A value is ${value}; `)
    expect([running.count, running.mean]).toEqual([2, 1.5])
  })
})
