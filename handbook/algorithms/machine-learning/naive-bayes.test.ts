import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  gaussianProbabilities,
  mostProbable,
  textProbabilities,
  trainGaussianBayes,
  trainTextBayes,
} from './naive-bayes.ts'

describe('numbers', () => {
  const classes = trainGaussianBayes([
    { features: [6, 180], target: 'adult' },
    { features: [5.9, 190], target: 'adult' },
    { features: [5.6, 170], target: 'adult' },
    { features: [4, 70], target: 'child' },
    { features: [3.5, 60], target: 'child' },
  ])

  it('are summed up by class', () => {
    expect(classes.map(({ label }) => label)).toEqual(['adult', 'child'])
    expect(classes[0]?.means[1]).toBeCloseTo(180, 9)
    expect(classes[0]?.variances[1]).toBeCloseTo(200 / 3, 3)
    expect(Math.exp(classes[1]?.logPrior ?? NaN)).toBeCloseTo(0.4, 12)
  })

  it('predict the class', () => {
    expect(mostProbable(gaussianProbabilities(classes, [5.8, 175]))).toBe('adult')
    expect(mostProbable(gaussianProbabilities(classes, [3.9, 66]))).toBe('child')
  })

  it("follow Bayes' theorem", () => {
    // One feature, variance 1 around -1 and around 1, equal priors: the odds at x are e^2x.
    const symmetric = trainGaussianBayes([-2, 0, 0, 2].map((x, index) => ({ features: [x], target: index < 2 })))
    const probability = gaussianProbabilities(symmetric, [0.5]).get(false) ?? NaN
    expect(probability / (1 - probability)).toBeCloseTo(Math.E, 6)
  })

  it('sum to 1, far from all that was seen too', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 2, maxLength: 2 }),
        (features) => {
          const sum = [...gaussianProbabilities(classes, features).values()].reduce((sum, value) => sum + value, 0)
          expect(sum).toBeCloseTo(1, 9)
        },
      ),
    )
  })

  it('rule out nearly all other values where they never vary', () => {
    const classes = trainGaussianBayes(
      [1, 1, 5, 6].map((value, index) => ({ features: [value], target: index < 2 ? 'a' : 'b' })),
    )
    expect(gaussianProbabilities(classes, [1]).get('a')).toBeCloseTo(1, 3)
    expect(gaussianProbabilities(classes, [1.001]).get('a')).toBeLessThan(1e-20)
  })

  it('may never vary', () => {
    const constant = trainGaussianBayes([
      { features: [1], target: 'a' },
      { features: [1], target: 'b' },
    ])
    expect([...gaussianProbabilities(constant, [7]).values()]).toEqual([0.5, 0.5])
  })

  it('say nothing where they are the same in both classes, however a sum of them is rounded', () => {
    const labels = ['a', 'a', 'a', 'b', 'b', 'b', 'b', 'b', 'b', 'b']
    const constant = trainGaussianBayes(labels.map((target) => ({ features: [0.1], target })))
    expect(gaussianProbabilities(constant, [0.1]).get('a')).toBeCloseTo(0.3, 12)
  })

  it('may have any unit', () => {
    const samples = [
      [20, 1],
      [300, 1.2],
      [150, 0.8],
      [20, 9],
      [280, 9.2],
      [160, 8.8],
    ]
    const probability = (unit: number) => {
      const classes = trainGaussianBayes(
        samples.map(([income = 0, size = 0], index) => ({ features: [income * unit, size], target: index < 3 })),
      )
      return gaussianProbabilities(classes, [150 * unit, 4.9]).get(true) ?? NaN
    }
    expect(probability(1)).toBeGreaterThan(0.6)
    for (const unit of [0.001, 1000, 1e6]) expect(probability(unit)).toBeCloseTo(probability(1), 6)
  })

  it('must fit', () => {
    const scaleThem = 'The squares of the features overflow or become 0; scale the features.'
    expect(() => gaussianProbabilities(classes, [1, 1e200])).toThrow(scaleThem)
    const tiny = [1e-160, 3e-160].map((size) => ({ features: [size], target: size }))
    expect(() => gaussianProbabilities(trainGaussianBayes(tiny), [1e-160])).toThrow(scaleThem)
    expect(() => gaussianProbabilities(classes, [1])).toThrow('There are 1 features; use 2, as in training.')
    expect(() => gaussianProbabilities(classes, [1, Infinity])).toThrow('Infinity')
    expect(() => gaussianProbabilities([], [1])).toThrow('There are no classes')
    expect(() => trainGaussianBayes([])).toThrow('There are no samples')
  })
})

describe('words', () => {
  const texts = [
    { words: ['chinese', 'beijing', 'chinese'], target: true },
    { words: ['chinese', 'chinese', 'shanghai'], target: true },
    { words: ['chinese', 'macao'], target: true },
    { words: ['tokyo', 'japan', 'chinese'], target: false },
  ]
  const classes = trainTextBayes(texts)

  it('are counted by class', () => {
    expect(classes[0]?.counts.get('chinese')).toBe(5)
    expect(classes.map(({ total, vocabularySize }) => [total, vocabularySize])).toEqual([
      [8, 6],
      [3, 6],
    ])
  })

  it('give the probability worked out by hand', () => {
    const words = ['chinese', 'chinese', 'chinese', 'tokyo', 'japan']
    // Each count is raised by 1, and each total by 6 + 1: 6/15 and 1/15 with the prior 3/4, and 2/10 with the prior 1/4.
    const yes = (3 / 4) * (6 / 15) ** 3 * (1 / 15) ** 2
    const no = (1 / 4) * (2 / 10) ** 5
    expect(textProbabilities(classes, words).get(true)).toBeCloseTo(yes / (yes + no), 12)
    expect(mostProbable(textProbabilities(classes, words))).toBe(true)
  })

  it('may be unknown, or too many for a product of probabilities', () => {
    expect(textProbabilities(classes, []).get(true)).toBeCloseTo(0.75, 12)
    const many = Array.from({ length: 5000 }, () => 'tokyo')
    expect(textProbabilities(classes, many).get(false)).toBe(1)
    expect(textProbabilities(classes, ['paris', '__proto__']).get(true)).toBeGreaterThan(0)
  })

  it('need a class', () => {
    expect(() => trainTextBayes([])).toThrow('There are no texts')
    expect(() => textProbabilities([], ['a'])).toThrow('There are no classes')
    expect(() => mostProbable(new Map())).toThrow('There are no classes')
    expect(
      mostProbable(
        new Map([
          ['a', 0.2],
          ['b', 0.4],
          ['c', 0.4],
        ]),
      ),
    ).toBe('b')
  })
})
