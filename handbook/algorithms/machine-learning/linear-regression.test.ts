import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linearScore } from './linear-model.ts'
import {
  coefficientOfDetermination,
  fitLine,
  fitLinearRegression,
  fitLinearRegressionByDescent,
} from './linear-regression.ts'
import type { Sample } from './sample.ts'

const value = fc.integer({ min: -10, max: 10 })
const samplesOf = (dimensions: number) =>
  fc.array(fc.record({ features: fc.array(value, { minLength: dimensions, maxLength: dimensions }), target: value }), {
    minLength: 12,
    maxLength: 30,
  })
const squaredError = (samples: readonly Sample<number>[], weights: readonly number[], intercept: number): number =>
  samples.reduce((sum, { features, target }) => sum + (target - linearScore({ weights, intercept }, features)) ** 2, 0)

describe('a line', () => {
  it('goes through points on one', () => {
    expect(
      fitLine([
        [0, 1],
        [1, 3],
        [2, 5],
      ]),
    ).toEqual({ slope: 2, intercept: 1 })
  })

  it('lies between scattered points', () => {
    const { slope, intercept } = fitLine([
      [1, 2],
      [2, 3],
      [3, 5],
      [4, 4],
    ])
    expect(slope).toBeCloseTo(0.8, 12)
    expect(intercept).toBeCloseTo(1.5, 12)
  })

  it('keeps its digits far from the origin', () => {
    const { slope } = fitLine([
      [1e9, 1],
      [1e9 + 1, 3],
      [1e9 + 2, 5],
    ])
    expect(slope).toBe(2)
  })

  it('is not defined for a point, a vertical or nothing', () => {
    expect(() => fitLine([])).toThrow('There are no samples')
    expect(() =>
      fitLine([
        [3, 1],
        [3, 2],
      ]),
    ).toThrow('All points have x = 3; give at least two different ones.')
    expect(() =>
      fitLine([
        [3, NaN],
        [4, 2],
      ]),
    ).toThrow('NaN')
  })

  it('says so when a sum overflows', () => {
    const answer = 'The numbers are too large: a sum of their products overflows.'
    // A finite covariance divided by an infinite variance would give a slope of 0.
    expect(() =>
      fitLine([
        [1e200, 1],
        [2e200, 2],
        [3e200, 3],
      ]),
    ).toThrow(answer)
    expect(() =>
      fitLine([
        [1e-100, 1e300],
        [2e-100, -1e300],
      ]),
    ).toThrow(answer)
    expect(() =>
      fitLine([
        [-1.7e308, 1],
        [1.7e308, 2],
      ]),
    ).toThrow(answer)
    expect(
      fitLine([
        [1e150, 1],
        [2e150, 2],
        [3e150, 3],
      ]).slope,
    ).toBeCloseTo(1e-150, 160)
  })

  it('recognises equal values whose sum is rounded', () => {
    expect(() =>
      fitLine([
        [0.1, 1],
        [0.1, 2],
        [0.1, 4],
      ]),
    ).toThrow('All points have x = 0.1; give at least two different ones.')
    const samples = [1, 2, 4].map((target) => ({ features: [0.1], target }))
    expect(() => fitLinearRegression(samples)).toThrow('The features depend on each other')
    const constant = [1, 2, 4].map((value) => ({ features: [value], target: 0.1 }))
    expect(coefficientOfDetermination({ weights: [1], intercept: 0 }, constant)).toBeNaN()
  })
})

describe('a linear model', () => {
  it('finds the weights that made the data', () => {
    fc.assert(
      fc.property(samplesOf(3), fc.tuple(value, value, value, value), (samples, [a, b, c, intercept]) => {
        const exact = samples.map(({ features }) => ({
          features,
          target: linearScore({ weights: [a, b, c], intercept }, features),
        }))
        const model = fitOrSkip(exact)
        for (const { features, target } of exact) expect(linearScore(model, features)).toBeCloseTo(target, 4)
      }),
    )
  })

  it('cannot be bettered by a small change', () => {
    fc.assert(
      fc.property(samplesOf(2), (samples) => {
        const { weights, intercept } = fitOrSkip(samples)
        const least = squaredError(samples, weights, intercept)
        for (const step of [-0.01, 0.01]) {
          expect(squaredError(samples, weights, intercept + step)).toBeGreaterThanOrEqual(least - 1e-6)
          for (const [index, weight] of weights.entries()) {
            expect(squaredError(samples, weights.with(index, weight + step), intercept)).toBeGreaterThanOrEqual(
              least - 1e-6,
            )
          }
        }
      }),
    )
  })

  it('is a line for one feature, and the mean for none', () => {
    const points: [number, number][] = [
      [1, 2],
      [2, 3],
      [3, 5],
      [4, 4],
    ]
    const model = fitLinearRegression(points.map(([x, y]) => ({ features: [x], target: y })))
    const line = fitLine(points)
    expect(model.weights[0]).toBeCloseTo(line.slope, 12)
    expect(model.intercept).toBeCloseTo(line.intercept, 12)
    expect(
      fitLinearRegression([
        { features: [], target: 2 },
        { features: [], target: 4 },
      ]),
    ).toEqual({ weights: [], intercept: 3 })
  })

  it('needs independent features, or a ridge', () => {
    const doubled = [1, 2, 3].map((x) => ({ features: [x, 2 * x], target: x }))
    expect(() => fitLinearRegression(doubled)).toThrow('The features depend on each other')
    const { weights } = fitLinearRegression(doubled, { ridge: 0.001 })
    expect(weights[0]).toBeCloseTo(0.2, 3)
    expect(weights[1]).toBeCloseTo(0.4, 3)
    expect(() => fitLinearRegression(doubled, { ridge: -1 })).toThrow('The ridge is -1')
    expect(() => fitLinearRegression([{ features: [1], target: NaN }])).toThrow('target NaN')
  })

  it('may take rounding for independence, and then divides the weight by chance', () => {
    const twice = [
      [0.1, 100],
      [0.3, 300],
      [0.7, 700],
      [1.1, 1100],
    ].map((features, index) => ({ features, target: index + 1 }))
    const [kilograms = NaN, grams = NaN] = fitLinearRegression(twice).weights
    expect([kilograms.toFixed(3), grams.toFixed(5)]).toEqual(['0.928', '0.00195'])
    expect(kilograms + 1000 * grams).toBeCloseTo(
      fitLine([
        [0.1, 1],
        [0.3, 2],
        [0.7, 3],
        [1.1, 4],
      ]).slope,
      12,
    )
  })

  it('says so when a sum overflows', () => {
    const answer = 'The numbers are too large: a sum of their products overflows.'
    const samplesAt = (size: number) => [1, 2, 3].map((x) => ({ features: [x * size], target: x }))
    expect(() => fitLinearRegression(samplesAt(1e200))).toThrow(answer)
    expect(() => fitLinearRegression(samplesAt(1e200), { ridge: 1 })).toThrow(answer)
    expect(() =>
      fitLinearRegression([
        { features: [1], target: 1e308 },
        { features: [2], target: -1e308 },
      ]),
    ).toThrow(answer)
    expect(fitLinearRegression(samplesAt(1e150)).weights[0]).toBeCloseTo(1e-150, 160)
  })
})

describe('gradient descent', () => {
  const samples = [
    [0, 1],
    [1, 0],
    [2, 1],
    [1, 2],
    [0, 0],
  ].map(([x = 0, y = 0]) => ({ features: [x, y], target: 3 * x - 2 * y + 1 }))

  it('comes to the same model', () => {
    const model = fitLinearRegressionByDescent(samples, { rounds: 10_000 })
    const exact = fitLinearRegression(samples)
    expect(model.intercept).toBeCloseTo(exact.intercept, 6)
    for (const [index, weight] of model.weights.entries()) expect(weight).toBeCloseTo(exact.weights[index] ?? NaN, 6)
  })

  it('stops early where the error is flat, and late where the options say so', () => {
    expect(fitLinearRegressionByDescent([{ features: [1], target: 0 }])).toEqual({ weights: [0], intercept: 0 })
    expect(fitLinearRegressionByDescent([{ features: [2], target: 1 }], { rounds: 1, rate: 0.1 })).toEqual({
      weights: [0.2],
      intercept: 0.1,
    })
    const tiny = [1, 2, 3].map((x) => ({ features: [x], target: x * 1e-10 }))
    expect(fitLinearRegressionByDescent(tiny).weights[0]).toBeCloseTo(4.67e-11, 12)
    expect(fitLinearRegressionByDescent(tiny, { tolerance: 0 }).weights[0]).toBeCloseTo(1e-10, 15)
  })

  it('is pulled to 0 by a ridge', () => {
    const free = fitLinearRegressionByDescent(samples)
    const pulled = fitLinearRegressionByDescent(samples, { ridge: 10, rate: 0.01 })
    expect(Math.abs(pulled.weights[0] ?? NaN)).toBeLessThan(Math.abs(free.weights[0] ?? NaN))
  })

  it('measures the ridge against the mean error, where the equations take the sum', () => {
    const pulled = fitLinearRegressionByDescent(samples, { ridge: 0.5, rounds: 10_000 })
    const exact = fitLinearRegression(samples, { ridge: 0.5 * samples.length })
    expect(pulled.intercept).toBeCloseTo(exact.intercept, 6)
    for (const [index, weight] of pulled.weights.entries()) expect(weight).toBeCloseTo(exact.weights[index] ?? NaN, 6)
  })

  it('says that it diverges or cannot start', () => {
    expect(() => fitLinearRegressionByDescent(samples, { rate: 100 })).toThrow('The model diverges at the rate 100')
    // It diverges so slowly that no number overflows in the allowed rounds. The limit for these samples is near 0.238.
    const line = [
      [1, 2],
      [2, 3],
      [3, 5],
      [4, 4],
    ].map(([x = 0, target = 0]) => ({ features: [x], target }))
    expect(fitLinearRegressionByDescent(line, { rate: 0.23, rounds: 5000 }).weights[0]).toBeCloseTo(0.8, 6)
    expect(() => fitLinearRegressionByDescent(line, { rate: 0.24 })).toThrow('The model diverges at the rate 0.24')
    expect(() => fitLinearRegressionByDescent(samples, { rate: 0 })).toThrow(
      'Rate 0, ridge 0 and tolerance 1e-9 do not fit',
    )
    expect(() => fitLinearRegressionByDescent(samples, { rounds: 0 })).toThrow('The number of rounds is 0')
    expect(() => fitLinearRegressionByDescent([{ features: [1], target: NaN }])).toThrow('target NaN')
  })

  it('does not take rounding errors at the bottom for a divergence', () => {
    const feature = fc.double({ min: -1, max: 1, noNaN: true })
    const point = fc.tuple(feature, feature)
    fc.assert(
      fc.property(fc.array(point, { minLength: 4, maxLength: 12 }), fc.constantFrom(1, 1e9), (points, scale) => {
        fc.pre(new Set(points.map(([x]) => Math.round(x * 100))).size > 1)
        const line = fitLine(points)
        // The best model for what a fitted line leaves over is 0, apart from rounding. The descent starts there.
        const rest = points.map(([x, y]) => ({ features: [x], target: scale * (y - line.slope * x - line.intercept) }))
        const { weights, intercept } = fitLinearRegressionByDescent(rest, { tolerance: 0, rounds: 50 })
        expect(Math.abs(weights[0] ?? NaN)).toBeLessThan(scale * 1e-9)
        expect(Math.abs(intercept)).toBeLessThan(scale * 1e-9)
      }),
      { numRuns: 400 },
    )
  })
})

it('rates a model against the mean', () => {
  const samples = [1, 2, 3].map((x) => ({ features: [x], target: x }))
  expect(coefficientOfDetermination({ weights: [1], intercept: 0 }, samples)).toBe(1)
  expect(coefficientOfDetermination({ weights: [0], intercept: 2 }, samples)).toBe(0)
  expect(coefficientOfDetermination({ weights: [-1], intercept: 0 }, samples)).toBeLessThan(0)
  expect(coefficientOfDetermination({ weights: [0], intercept: 2 }, [{ features: [1], target: 2 }])).toBeNaN()
})

/** Fits a model, and skips random samples whose features depend on each other. Another test covers those. */
const fitOrSkip = (samples: readonly Sample<number>[]) => {
  const { weights, intercept } = fitLinearRegression(samples, { ridge: 1e-9 })
  fc.pre(weights.every((weight) => Math.abs(weight) < 1e4))
  return { weights, intercept }
}
