import type { Point } from '../math/euclidean-distance.ts'
import { checkSamples, type Sample } from './sample.ts'

/**
 * What has been learnt about the numbers of one class: for each feature the
 * bell curve of its values.
 */
export interface GaussianClass<T> {
  readonly label: T
  readonly logPrior: number
  readonly means: readonly number[]
  readonly variances: readonly number[]
}

// #region gaussian-training
/**
 * Returns what samples with numeric features say about each class, in the
 * order of their first samples. O(n · d). "Naive": within a class, features
 * are taken as independent. A billionth of a feature's variance over all
 * classes is added to that within each, so that nothing is divided by 0
 * when one never varies within a class. Values that differ from it by more
 * than a few ten-thousandths of its deviation over all classes are still
 * all but ruled out. Throws a `RangeError` for samples that make no sense.
 * Source: Hastie, Tibshirani and Friedman, "The Elements of Statistical
 * Learning", section 6.6.3.
 */
export const trainGaussianBayes = <T>(
  samples: readonly Sample<T>[],
): GaussianClass<T>[] => {
  const dimensions = checkSamples(samples)
  const overall = variancesOf(
    samples.map(({ features }) => features),
    dimensions,
  )
  const smoothing = overall.variances.map(
    (variance) => 1e-9 * (variance === 0 ? 1 : variance),
  )
  const groups = new Map<T, Point[]>()
  for (const { features, target } of samples) {
    const group = groups.get(target)
    if (group) group.push(features)
    else groups.set(target, [features])
  }
  return [...groups].map(([label, points]) => {
    const { means, variances } = variancesOf(points, dimensions)
    return {
      label,
      logPrior: Math.log(points.length / samples.length),
      means,
      variances: variances.map(
        (variance, axis) => variance + (smoothing[axis] as number),
      ),
    }
  })
}
// #endregion gaussian-training

// #region gaussian-probabilities
/**
 * Returns the probability of each class for the features, summing to 1. O(k
 * · d) for k classes. Throws a `RangeError` without classes, when the
 * number of features is not that of the training, or when one is not finite
 * or so large that its square overflows.
 */
export const gaussianProbabilities = <T>(
  classes: readonly GaussianClass<T>[],
  features: Point,
): Map<T, number> => {
  checkSamples([{ features }])
  return normalize(
    classes.map(({ label, logPrior, means, variances }) => {
      if (features.length !== means.length) {
        throw new RangeError(
          `There are ${features.length} features; use ${means.length}, as in training.`,
        )
      }
      // Logarithms: a product of many small densities would vanish.
      let score = logPrior
      for (const [index, value] of features.entries()) {
        const variance = variances[index] as number
        score -=
          (Math.log(2 * Math.PI * variance) +
            (value - (means[index] as number)) ** 2 / variance) /
          2
      }
      return [label, score]
    }),
  )
}
// #endregion gaussian-probabilities

/** What has been learnt about the words of one class. */
export interface TextClass<T> {
  readonly label: T
  readonly logPrior: number
  readonly counts: ReadonlyMap<string, number>
  readonly total: number
  /** Different words in all classes together. */
  readonly vocabularySize: number
}

/** A text as its words; how to cut and fold them is the caller's choice. */
export interface LabelledText<T> {
  readonly words: readonly string[]
  readonly target: T
}

// #region text-training
/**
 * Returns how often each class uses which word (multinomial naive Bayes),
 * in the order of the first texts. O(n) for n words in all. Throws a
 * `RangeError` without texts.
 * Source: Manning, Raghavan and Schütze, "Introduction to Information
 * Retrieval", chapter 13.
 */
export const trainTextBayes = <T>(
  texts: readonly LabelledText<T>[],
): TextClass<T>[] => {
  if (texts.length === 0)
    throw new RangeError('There are no texts; give at least one.')
  const vocabulary = new Set<string>()
  const groups = new Map<
    T,
    { texts: number; counts: Map<string, number>; total: number }
  >()
  for (const { words, target } of texts) {
    const group = groups.get(target) ?? {
      texts: 0,
      counts: new Map<string, number>(),
      total: 0,
    }
    groups.set(target, group)
    group.texts++
    for (const word of words) {
      vocabulary.add(word)
      group.counts.set(word, (group.counts.get(word) ?? 0) + 1)
      group.total++
    }
  }
  return [...groups].map(([label, { texts: count, counts, total }]) => ({
    label,
    logPrior: Math.log(count / texts.length),
    counts,
    total,
    vocabularySize: vocabulary.size,
  }))
}
// #endregion text-training

// #region text-probabilities
/**
 * Returns the probability of each class for a text, summing to 1. O(n · k)
 * for n words and k classes. Laplace smoothing counts every known word once
 * more than it was seen, and one unknown word: unseen does not mean
 * impossible. Throws a `RangeError` without classes.
 */
export const textProbabilities = <T>(
  classes: readonly TextClass<T>[],
  words: readonly string[],
): Map<T, number> =>
  normalize(
    classes.map(({ label, logPrior, counts, total, vocabularySize }) => {
      let score = logPrior
      for (const word of words)
        score += Math.log(
          ((counts.get(word) ?? 0) + 1) / (total + vocabularySize + 1),
        )
      return [label, score]
    }),
  )
// #endregion text-probabilities

/**
 * Returns the most probable label, the first of equally probable ones.
 * O(k). Throws a `RangeError` when there is none.
 */
export const mostProbable = <T>(probabilities: ReadonlyMap<T, number>): T => {
  const [first, ...others] = probabilities
  if (!first)
    throw new RangeError(
      'There are no classes; train with at least one sample.',
    )
  let [label, largest] = first
  for (const [candidate, probability] of others)
    if (probability > largest) [label, largest] = [candidate, probability]
  return label
}

// #region normalize
/**
 * Turns logarithms of weights into probabilities. Subtracting the largest
 * first leaves nothing to overflow.
 */
const normalize = <T>(
  scores: readonly (readonly [label: T, score: number])[],
): Map<T, number> => {
  if (scores.length === 0)
    throw new RangeError(
      'There are no classes; train with at least one sample.',
    )
  let largest = -Infinity
  for (const [, score] of scores) largest = Math.max(largest, score)
  if (!Number.isFinite(largest))
    throw new RangeError(
      'The squares of the features overflow; scale the features down.',
    )
  let sum = 0
  for (const [, score] of scores) sum += Math.exp(score - largest)
  return new Map(
    scores.map(([label, score]) => [label, Math.exp(score - largest) / sum]),
  )
}
// #endregion normalize

const variancesOf = (
  points: readonly Point[],
  dimensions: number,
): { means: number[]; variances: number[] } => {
  // Measured from the first point: equal values have exactly that mean,
  // where their sum would be rounded, and no variance.
  const first = points[0] as Point
  const means = [...first]
  const variances = Array.from({ length: dimensions }, () => 0)
  for (const point of points) {
    for (const [axis, value] of point.entries()) {
      means[axis] =
        (means[axis] as number) +
        (value - (first[axis] as number)) / points.length
    }
  }
  for (const point of points) {
    for (const [axis, value] of point.entries()) {
      variances[axis] =
        (variances[axis] as number) +
        (value - (means[axis] as number)) ** 2 / points.length
    }
  }
  return { means, variances }
}
