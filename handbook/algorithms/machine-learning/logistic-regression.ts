import type { Point } from '../math/euclidean-distance.ts'
import { descend, type DescentOptions } from './gradient-descent.ts'
import { linearScore, type LinearModel } from './linear-model.ts'
import { checkSamples, type Sample } from './sample.ts'

// #region sigmoid
/**
 * Returns the probability of a score: 1 / (1 + e^-score), from 0 to 1.
 * O(1).
 */
export const sigmoid = (score: number): number => {
  // e to a large positive power overflows, so each sign has its own
  // formula.
  if (score >= 0) return 1 / (1 + Math.exp(-score))
  const power = Math.exp(score)
  return power / (1 + power)
}
// #endregion sigmoid

// #region fit
/**
 * Returns the model whose probabilities fit yes-or-no samples best, by
 * gradient descent. O(n · d) per round. When a plane separates both kinds
 * exactly, the weights grow with every round, because no finite weights are
 * best. Then set `ridge` above 0. Throws a `RangeError` for invalid samples
 * or options.
 * Source: Hastie, Tibshirani and Friedman, "The Elements of Statistical
 * Learning", section 4.4.
 */
export const fitLogisticRegression = (
  samples: readonly Sample<boolean>[],
  options: DescentOptions = {},
): LinearModel =>
  descend(
    samples.map(({ features, target }) => ({
      features,
      target: Number(target),
    })),
    sigmoid,
    options,
  )
// #endregion fit

// #region classify
/**
 * Returns the model's probability of "yes". O(d). Throws a `RangeError`
 * when the number of features differs from the number of weights.
 */
export const probabilityOf = (model: LinearModel, features: Point): number =>
  sigmoid(linearScore(model, features))

/**
 * Whether the model says "yes": its probability is at least `threshold`.
 * O(d). Throws a `RangeError` like `probabilityOf`.
 */
export const classifyByProbability = (
  model: LinearModel,
  features: Point,
  threshold = 0.5,
): boolean => probabilityOf(model, features) >= threshold
// #endregion classify

// #region log-loss
/**
 * Returns the mean of -ln(p), where p is the model's probability of the
 * true answer. 0 is perfect, and a model that always says 0.5 has ln 2.
 * O(n · d). It is computed from scores. A probability of the true answer
 * that is rounded to 0 would have no finite logarithm. Throws a
 * `RangeError` without samples.
 */
export const logLoss = (
  model: LinearModel,
  samples: readonly Sample<boolean>[],
): number => {
  checkSamples(samples)
  let sum = 0
  for (const { features, target } of samples) {
    const score = linearScore(model, features)
    const surprise = target ? -score : score
    // ln(1 + e^surprise) without overflow.
    sum += Math.max(surprise, 0) + Math.log1p(Math.exp(-Math.abs(surprise)))
  }
  return sum / samples.length
}
// #endregion log-loss
