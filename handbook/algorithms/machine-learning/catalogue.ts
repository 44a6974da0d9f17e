import { always, bound, constant, linear, log } from '../bounds.ts'
import type { CatalogueEntry, OperationBounds } from '../catalogue-entry.ts'

const dimensions = bound('d', (d) => d, 'd')
const samples = bound('n · d', (n, d) => n * d, 'n', 'd')
const samplesAndHeap = bound('n · d + n log k', (n, d, k) => n * d + n * log(k), 'n', 'd', 'k')
const neighbors = bound('k', (k) => k, 'k')
const samplesAndCenters = bound('n + k · d', (n, k, d) => n + k * d, 'n', 'k', 'd')
const centers = bound('k · d', (k, d) => k * d, 'k', 'd')
const seeding = bound('n · k · d', (n, k, d) => n * k * d, 'n', 'k', 'd')
const clusteringRounds = bound('n · k · d · m', (n, k, d, m) => n * k * d * m, 'n', 'k', 'd', 'm')
const normalEquations = bound('n · d² + d³', (n, d) => n * d * d + d ** 3, 'n', 'd')
const samplesAndMatrix = bound('n + d²', (n, d) => n + d * d, 'n', 'd')
const samplesAndFeatures = bound('n + d', (n, d) => n + d, 'n', 'd')
const rounds = bound('n · d · m', (n, d, m) => n * d * m, 'n', 'd', 'm')
const wordsTimesClasses = bound('n · k', (n, k) => n * k, 'n', 'k')

const entry = (name: string, title: string, operations: readonly OperationBounds[], deterministic = true): CatalogueEntry => ({
  path: `algorithms/machine-learning/${name}`,
  title,
  kind: 'algorithm',
  source: `algorithms/machine-learning/${name}.ts`,
  operations,
  deterministic,
})

/** Machine learning algorithms in the order of their articles. */
export const machineLearning: readonly CatalogueEntry[] = [
  entry('k-nearest-neighbors', 'k-nearest neighbors', [
    { name: 'nearestNeighbors', best: samples, average: samples, worst: samplesAndHeap, space: neighbors, note: 'n samples with d features; best and average: for a small k; worst: each sample is nearer than all before it' },
    { name: 'classifyByNeighbors', best: samples, average: samples, worst: samplesAndHeap, space: neighbors, note: 'there is no training' },
  ]),
  entry('k-means', 'k-means clustering', [
    { name: 'kMeans', best: seeding, average: clusteringRounds, worst: clusteringRounds, space: samplesAndCenters, note: 'm rounds; best: the first round changes nothing' },
    { name: 'chooseCenters', ...always(seeding), space: linear },
  ], false),
  entry('linear-regression', 'Linear regression', [
    { name: 'fitLine', ...always(linear), space: linear, note: 'for one feature' },
    { name: 'fitLinearRegression', ...always(normalEquations), space: samplesAndMatrix, note: 'n samples with d features' },
    { name: 'fitLinearRegressionByDescent', best: samples, average: rounds, worst: rounds, space: dimensions, note: 'm rounds; best: weights of 0 already fit' },
  ]),
  entry('logistic-regression', 'Logistic regression', [
    { name: 'fitLogisticRegression', best: samples, average: rounds, worst: rounds, space: samplesAndFeatures, note: 'm rounds; best: weights of 0 already fit' },
    { name: 'probabilityOf', ...always(dimensions), space: constant },
  ]),
  entry('naive-bayes', 'Naive Bayes', [
    { name: 'trainGaussianBayes', ...always(samples), space: samplesAndCenters, note: 'n samples with d features, k classes' },
    { name: 'gaussianProbabilities', ...always(centers), space: neighbors, note: 'k classes' },
    { name: 'trainTextBayes', ...always(linear), space: linear, note: 'n words in all texts together' },
    { name: 'textProbabilities', ...always(wordsTimesClasses), space: neighbors, note: 'n words in the text, k classes' },
  ]),
  entry('perceptron', 'Perceptron', [
    { name: 'trainPerceptron', best: samples, average: rounds, worst: rounds, space: dimensions, note: 'm rounds; worst: no plane separates the samples' },
    { name: 'classifyByPerceptron', ...always(dimensions), space: constant },
  ]),
]
