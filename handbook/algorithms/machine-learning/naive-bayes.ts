import type { Point } from '../math/euclidean-distance.ts'
import { checkSamples, type Sample } from './sample.ts'

/**
 * The model of one class with numeric features: the mean and the variance
 * of each feature.
 */
export interface GaussianClass<T> {
  readonly label: T
  readonly logPrior: number
  readonly means: readonly number[]
  readonly variances: readonly number[]
}

// #region gaussian-training
/**
 * Learns the distribution of numeric features in each class. Classes are in
 * the order of their first samples. O(n · d). "Naive": within a class,
 * features are treated as independent. A billionth of a feature's variance
 * over all classes is added to its variance within each class. So nothing
 * is divided by 0 when a feature does not vary within a class. For such a
 * class, values that differ by more than a few ten-thousandths of the
 * feature's deviation over all classes are still nearly impossible. Throws
 * a `RangeError` for invalid samples.
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
 * Returns the probability of each class for the features. The probabilities
 * sum to 1. O(k · d) for k classes. Throws a `RangeError` without classes,
 * when the number of features differs from training, or when a feature is
 * not finite or its square overflows. Very small features may throw, too.
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
      // Logarithms are added, because a product of many small densities
      // would become 0.
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

/** The model of one class with texts: its word counts. */
export interface TextClass<T> {
  readonly label: T
  readonly logPrior: number
  readonly counts: ReadonlyMap<string, number>
  readonly total: number
  /** Number of different words in all classes. */
  readonly vocabularySize: number
}

/**
 * A text as its words. The caller decides how to split and normalise them.
 */
export interface LabelledText<T> {
  readonly words: readonly string[]
  readonly target: T
}

// #region text-training
/**
 * Counts the words of each class (multinomial naive Bayes). Classes are in
 * the order of their first texts. O(n) for n words in all. Throws a
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
 * Returns the probability of each class for a text. The probabilities sum
 * to 1. O(n · k) for n words and k classes. Laplace smoothing adds 1 to the
 * count of every word of the vocabulary, and of one unknown word. So an
 * unseen word does not make a class impossible. Throws a `RangeError`
 * without classes.
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
 * Returns the most probable label. Of equally probable labels, it returns
 * the first. O(k). Throws a `RangeError` without labels.
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
 * Turns logarithms of weights into probabilities. The largest logarithm is
 * subtracted first, so that nothing overflows.
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
      'The squares of the features overflow or become 0; scale the features.',
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
  // Deviations from the first point are averaged. Equal values then have
  // exactly that mean and no variance, while their sum would be rounded.
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
