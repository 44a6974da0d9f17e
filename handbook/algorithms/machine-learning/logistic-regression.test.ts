import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classifyByProbability, fitLogisticRegression, logLoss, probabilityOf, sigmoid } from './logistic-regression.ts'

const exam = [
  [0.5, false],
  [1, false],
  [1.5, false],
  [2, false],
  [2.5, true],
  [3, false],
  [3.5, true],
  [4, true],
  [4.5, true],
  [5, true],
].map(([hours, passed]) => ({ features: [Number(hours)], target: Boolean(passed) }))

describe('the sigmoid', () => {
  it('turns scores into probabilities', () => {
    expect(sigmoid(0)).toBe(0.5)
    expect([sigmoid(1000), sigmoid(-1000), sigmoid(Infinity), sigmoid(-Infinity)]).toEqual([1, 0, 1, 0])
    expect(sigmoid(-700)).toBeGreaterThan(0)
    expect(sigmoid(NaN)).toBeNaN()
  })

  it('is symmetric and rises', () => {
    const score = fc.double({ min: -30, max: 30, noNaN: true })
    fc.assert(
      fc.property(score, score, (a, b) => {
        expect(sigmoid(a) + sigmoid(-a)).toBeCloseTo(1, 12)
        expect(sigmoid(Math.min(a, b))).toBeLessThanOrEqual(sigmoid(Math.max(a, b)))
      }),
    )
  })
})

describe('logistic regression', () => {
  const model = fitLogisticRegression(exam, { rate: 0.5, rounds: 20_000 })

  it('meets its condition: the errors cancel out, plain and weighted by each feature', () => {
    const errors = exam.map(({ features, target }) => probabilityOf(model, features) - Number(target))
    expect(errors.reduce((sum, error) => sum + error, 0)).toBeCloseTo(0, 6)
    expect(errors.reduce((sum, error, index) => sum + error * (exam[index]?.features[0] ?? NaN), 0)).toBeCloseTo(0, 6)
  })

  it('stops after the default rounds, even far from the best weights', () => {
    const [weight = NaN] = fitLogisticRegression(exam).weights
    expect(weight).toBeCloseTo(1.74, 3)
    expect(model.weights[0]).toBeCloseTo(2.603, 3)
  })

  it('classifies with a threshold', () => {
    expect(classifyByProbability(model, [1])).toBe(false)
    expect(classifyByProbability(model, [4.5])).toBe(true)
    expect(classifyByProbability(model, [4.5], 0.9999)).toBe(false)
  })

  it('loses less than guessing and any near model', () => {
    const loss = logLoss(model, exam)
    expect(loss).toBeLessThan(Math.LN2)
    expect(logLoss({ weights: [0], intercept: 0 }, exam)).toBeCloseTo(Math.LN2, 12)
    for (const step of [-0.05, 0.05]) {
      expect(logLoss({ ...model, intercept: model.intercept + step }, exam)).toBeGreaterThan(loss)
      expect(logLoss({ ...model, weights: model.weights.map((weight) => weight + step) }, exam)).toBeGreaterThan(loss)
    }
  })

  it('stays finite with a ridge where the data can be parted', () => {
    const parted = [-2, -1, 1, 2].map((x) => ({ features: [x], target: x > 0 }))
    const weightAfter = (rounds: number, ridge: number) =>
      fitLogisticRegression(parted, { rounds, ridge, rate: 0.5 }).weights[0] ?? NaN
    expect(weightAfter(4000, 0.1)).toBeCloseTo(weightAfter(2000, 0.1), 6)
    expect(weightAfter(4000, 0)).toBeGreaterThan(weightAfter(2000, 0) + 0.1)
    const fitted = fitLogisticRegression(parted)
    expect(parted.map(({ features }) => classifyByProbability(fitted, features))).toEqual([false, false, true, true])
  })

  it('measures a loss that probabilities could not hold', () => {
    expect(logLoss({ weights: [1000], intercept: 0 }, [{ features: [1], target: false }])).toBe(1000)
    expect(logLoss({ weights: [1000], intercept: 0 }, [{ features: [1], target: true }])).toBe(0)
    expect(() => logLoss(model, [])).toThrow('There are no samples')
  })
})
