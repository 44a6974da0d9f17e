import { describe, expect, it } from 'vitest'
import { nextProgress, progressDelay, progressMinimum, progressSpeed, progressTrickle } from './progress.ts'

describe('progress', () => {
  it('has the constants of the specification', () => {
    expect({ progressDelay, progressMinimum, progressSpeed, progressTrickle }).toEqual({
      progressDelay: 200,
      progressMinimum: 0.08,
      progressSpeed: 200,
      progressTrickle: 800,
    })
  })

  it('moves more and more slowly and never reaches the end', () => {
    const shares = [progressMinimum]
    for (let step = 0; step < 300; step++) shares.push(nextProgress(shares.at(-1) ?? 0))
    expect(shares.slice(0, 4).map((share) => share.toFixed(2))).toEqual(['0.08', '0.18', '0.28', '0.32'])
    expect(shares.every((share, index) => index === 0 || share >= (shares[index - 1] ?? 0))).toBe(true)
    expect(shares.at(-1)).toBe(0.994)
  })

  it.each([
    [0.1, 0.2],
    [0.2, 0.24],
    [0.49, 0.53],
    [0.5, 0.52],
    [0.79, 0.81],
    [0.8, 0.805],
  ])('goes from %d to %d', (from, to) => {
    expect(nextProgress(from)).toBeCloseTo(to, 10)
  })

  it('starts at the minimum', () => {
    expect(nextProgress(0)).toBeGreaterThanOrEqual(progressMinimum)
  })
})
