import { describe } from 'vitest'
import type { Sizes } from '../bounds.ts'
import { testCatalogueGrowth } from '../contracts/catalogue-growth.ts'
import { measurementRandom } from '../contracts/measurement-random.ts'
import { machineLearning } from './catalogue.ts'
import * as neighbors from './k-nearest-neighbors.ts?counted'
import * as clusters from './k-means.ts?counted'
import * as linear from './linear-regression.ts?counted'
import * as logistic from './logistic-regression.ts?counted'
import * as bayes from './naive-bayes.ts?counted'
import * as perceptron from './perceptron.ts?counted'

const sizes: Sizes[] = [{ n: 64, d: 4, k: 2, m: 4 }, { n: 128, d: 8, k: 4, m: 8 }, { n: 512, d: 16, k: 8, m: 12 }]

/** Seeded random points, so that equal sizes give equal points. */
const points = ({ n = 0, d = 1 }: Sizes): number[][] => {
  const random = measurementRandom(n + d)
  return Array.from({ length: n }, () => Array.from({ length: d }, () => random() - 0.5))
}
const samples = <T>(size: Sizes, target: (features: number[], index: number) => T) =>
  points(size).map((features, index) => ({ features, target: target(features, index) }))
/** Samples in the order of their distance from the origin: `1` for growing distances, `-1` for shrinking distances. */
const ordered = ({ n = 0, d = 1 }: Sizes, direction: 1 | -1) =>
  Array.from({ length: n }, (_, index) => ({ features: Array.from({ length: d }, () => (direction === 1 ? index : n - index)), target: index % 2 }))
const origin = ({ d = 1 }: Sizes): number[] => Array.from({ length: d }, () => 0)
const neighborSizes: Sizes[] = [{ n: 256, d: 8, k: 4 }, { n: 1024, d: 8, k: 16 }, { n: 4096, d: 8, k: 64 }]
const neighborMeasurement = (run: (query: object) => unknown) => ({
  sizes: neighborSizes,
  best: (size: Sizes) => run({ samples: ordered(size, 1), point: origin(size), k: size.k }),
  average: (size: Sizes) => run({ samples: samples(size, () => 0), point: origin(size), k: size.k }),
  worst: (size: Sizes) => run({ samples: ordered(size, -1), point: origin(size), k: size.k }),
})
const words = ({ n = 0 }: Sizes): string[] => Array.from({ length: n }, (_, index) => `word${index % 20}`)
const classesOf = ({ k = 1, d = 1 }: Sizes) =>
  bayes.trainGaussianBayes(samples({ n: 3 * k, d }, (_, index) => index % k))

describe('machine learning', () => {
  testCatalogueGrowth(machineLearning, {
    nearestNeighbors: neighborMeasurement(neighbors.nearestNeighbors),
    classifyByNeighbors: neighborMeasurement(neighbors.classifyByNeighbors),

    kMeans: {
      sizes,
      // The points stand on k spots, and the first centres are already their means.
      best: ({ n = 0, d = 1, k = 1 }) => {
        const spots = Array.from({ length: n }, (_, index) => Array.from({ length: d }, () => index % k))
        clusters.kMeans(spots, k, { initialCenters: spots.slice(0, k) })
      },
      every: (size) => clusters.kMeans(points(size), size.k, { maxRounds: size.m, random: measurementRandom(1) }),
      // Some inputs need fewer rounds than the limit allows.
      upper: ['average', 'worst'],
    },
    chooseCenters: { sizes, every: (size) => clusters.chooseCenters(points(size), size.k, measurementRandom(1)) },

    fitLine: { sizes, every: ({ n = 0 }) => linear.fitLine(points({ n, d: 2 })) },
    fitLinearRegression: { sizes, every: (size) => linear.fitLinearRegression(samples(size, (_, index) => index)) },
    fitLinearRegressionByDescent: {
      sizes,
      best: (size) => linear.fitLinearRegressionByDescent(samples(size, () => 0)),
      every: (size) => linear.fitLinearRegressionByDescent(samples(size, (_, index) => index), { rounds: size.m }),
    },

    fitLogisticRegression: {
      sizes,
      // Each point is in the samples once as yes and once as no, so probabilities of a half fit best.
      best: ({ n = 0, d = 0 }) =>
        logistic.fitLogisticRegression(points({ n: n / 2, d }).flatMap((features) => [{ features, target: true }, { features, target: false }])),
      every: (size) => logistic.fitLogisticRegression(samples(size, (_, index) => index % 2 === 0), { rounds: size.m }),
    },
    probabilityOf: { sizes: [{ d: 64 }, { d: 256 }, { d: 1024 }], every: (size) => logistic.probabilityOf({ weights: origin(size), intercept: 0 }, origin(size)) },

    trainGaussianBayes: { sizes, every: (size) => bayes.trainGaussianBayes(samples(size, (_, index) => index % 3)) },
    gaussianProbabilities: {
      sizes: [{ k: 4, d: 8 }, { k: 8, d: 16 }, { k: 16, d: 32 }],
      every: (size) => {
        const classes = classesOf(size)
        globalThis.operationCounter.count = 0
        bayes.gaussianProbabilities(classes, origin(size))
      },
    },
    trainTextBayes: { sizes, every: (size) => bayes.trainTextBayes([{ words: words(size), target: 'a' }]) },
    textProbabilities: {
      sizes,
      every: (size) => {
        const classes = bayes.trainTextBayes(Array.from({ length: size.k ?? 0 }, (_, index) => ({ words: words(size), target: index })))
        globalThis.operationCounter.count = 0
        bayes.textProbabilities(classes, words(size))
      },
    },

    trainPerceptron: {
      sizes,
      best: (size) => perceptron.trainPerceptron(samples(size, () => true)),
      // The same point is labelled yes and no, so no plane separates the samples.
      every: ({ n = 0, d = 0, m }) =>
        perceptron.trainPerceptron(points({ n: n / 2, d }).flatMap((features) => [{ features, target: true }, { features, target: false }]), { maxRounds: m }),
    },
    classifyByPerceptron: { sizes: [{ d: 64 }, { d: 256 }, { d: 1024 }], every: (size) => perceptron.classifyByPerceptron({ weights: origin(size), intercept: 0 }, origin(size)) },
  })
})
