import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classifyByPerceptron, trainPerceptron } from './perceptron.ts'

const corners = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
]
const learn = (truth: (a: number, b: number) => boolean) =>
  trainPerceptron(corners.map(([a = 0, b = 0]) => ({ features: [a, b], target: truth(a, b) })))

describe('the perceptron', () => {
  it.each<[string, (a: number, b: number) => boolean]>([
    ['and', (a, b) => a === 1 && b === 1],
    ['or', (a, b) => a === 1 || b === 1],
    ['not both', (a, b) => a + b < 2],
    ['always', () => true],
    ['never', () => false],
  ])('learns "%s"', (_, truth) => {
    const model = learn(truth)
    expect(model.converged).toBe(true)
    for (const [a = 0, b = 0] of corners) expect(classifyByPerceptron(model, [a, b])).toBe(truth(a, b))
  })

  it('cannot learn "either or", which no line parts', () => {
    const model = learn((a, b) => a !== b)
    expect(model.converged).toBe(false)
    expect(model.corrections).toBeGreaterThan(1000)
  })

  it('needs no more corrections than the theorem allows', () => {
    const coordinate = fc.integer({ min: -10, max: 10 })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 30 }),
        coordinate,
        coordinate,
        (points, a, b) => {
          // The plane a · x + b · y + 1/2 = 0 separates the points, because no integer point lies on it.
          const plane = [a, b, 0.5]
          const samples = points.map(([x, y]) => ({ features: [x, y], target: a * x + b * y + 0.5 > 0 }))
          const model = trainPerceptron(samples, { maxRounds: 1_000_000 })
          expect(model.converged).toBe(true)
          expect(samples.every(({ features, target }) => classifyByPerceptron(model, features) === target)).toBe(true)
          const radius = Math.max(...points.map(([x, y]) => Math.hypot(x, y, 1)))
          const margin = Math.min(...points.map(([x, y]) => Math.abs(a * x + b * y + 0.5))) / Math.hypot(...plane)
          expect(model.corrections).toBeLessThanOrEqual((radius / margin) ** 2)
        },
      ),
      { numRuns: 50 },
    )
  })

  it('does not converge within the default rounds on features of unlike scales', () => {
    const samples = corners.map(([a = 0, b = 0]) => ({ features: [a, b * 100], target: a === 1 && b === 1 }))
    expect(trainPerceptron(samples).converged).toBe(false)
    expect(trainPerceptron(samples, { maxRounds: 1_000_000 }).converged).toBe(true)
  })

  it('does not converge when weights overflow', () => {
    const samples = [
      { features: [1e308, -1e308], target: true },
      { features: [1e308, -0.9e308], target: false },
    ]
    expect(trainPerceptron(samples).converged).toBe(false)
  })

  it('refuses what it cannot learn from', () => {
    expect(() => trainPerceptron([])).toThrow('There are no samples')
    expect(() => trainPerceptron([{ features: [1], target: true }], { maxRounds: 0 })).toThrow(
      'The number of rounds is 0',
    )
    expect(() => classifyByPerceptron({ weights: [1], intercept: 0 }, [1, 2])).toThrow('There are 2 features; use 1')
  })
})
