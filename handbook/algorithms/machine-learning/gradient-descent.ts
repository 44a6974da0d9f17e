import { checkInteger } from '../math/check-integer.ts'
import { linearScore, type LinearModel } from './linear-model.ts'
import { checkSamples, checkTargets, type Sample } from './sample.ts'

/** Settings of gradient descent. */
export interface DescentOptions {
  /**
   * Learning rate: the factor between the gradient and a step. If it is too
   * large, the model diverges. If it is too small, training takes long.
   */
  readonly rate?: number
  /** The largest number of steps. */
  readonly rounds?: number
  /**
   * Training ends early when no part of the gradient is larger than this.
   * The value is absolute, so it must suit the size of the targets.
   */
  readonly tolerance?: number
  /**
   * Strength with which all weights except the intercept are pulled towards
   * 0 (ridge, or L2 penalty). It is compared with the mean error, so it has
   * n times the effect that it has in `fitLinearRegression`, which sums
   * errors.
   */
  readonly ridge?: number
}

// #region descend
/**
 * Returns the linear model that full-batch gradient descent reaches from
 * all zeros. `predict` turns a score into the value that is compared with
 * the target. O(n · d) per round. Scale the features to a similar size,
 * because one rate serves all of them. Throws a `RangeError` for invalid
 * samples or options, and when the model diverges.
 */
export const descend = (
  samples: readonly Sample<number>[],
  predict: (score: number) => number,
  { rate = 0.1, rounds = 1000, tolerance = 1e-9, ridge = 0 }: DescentOptions,
): LinearModel => {
  const dimensions = checkSamples(samples)
  checkTargets(samples)
  checkInteger('The number of rounds', rounds, 1)
  if (!(rate > 0 && ridge >= 0 && tolerance >= 0)) {
    throw new RangeError(
      `Rate ${rate}, ridge ${ridge} and tolerance ${tolerance} do not fit; use a positive rate, and non-negative numbers for the others.`,
    )
  }
  let model: LinearModel = {
    weights: Array.from({ length: dimensions }, () => 0),
    intercept: 0,
  }
  let first = 0
  let steepest = 0
  for (let round = 0; round < rounds; round++) {
    const slopes = model.weights.map((weight) => ridge * weight)
    let interceptSlope = 0
    for (const { features, target } of samples) {
      const error =
        (predict(linearScore(model, features)) - target) / samples.length
      interceptSlope += error
      for (const [index, value] of features.entries())
        slopes[index] = (slopes[index] as number) + error * value
    }
    model = {
      weights: model.weights.map(
        (weight, index) => weight - rate * (slopes[index] as number),
      ),
      intercept: model.intercept - rate * interceptSlope,
    }
    steepest = slopes.reduce(
      (steepest, slope) => Math.max(steepest, Math.abs(slope)),
      Math.abs(interceptSlope),
    )
    if (round === 0) first = steepest
    if (!Number.isFinite(steepest)) throw divergence(rate)
    if (steepest <= tolerance) return model
  }
  // At a suitable rate, the gradient gets longer only by rounding. So its
  // largest part grows at most by the square root of the number of its
  // parts, unless the descent began at the bottom.
  const limit = first * Math.sqrt(dimensions + 1)
  if (steepest > limit && steepest > roundingErrorAtStart(samples, predict))
    throw divergence(rate)
  return model
}
// #endregion descend

/**
 * Returns how far rounding alone can move a part of the first gradient away
 * from 0.
 */
const roundingErrorAtStart = (
  samples: readonly Sample<number>[],
  predict: (score: number) => number,
): number => {
  let largest = 0
  for (const { features, target } of samples) {
    for (const value of [1, ...features])
      largest = Math.max(largest, Math.abs((predict(0) - target) * value))
  }
  return (samples.length + 3) * Number.EPSILON * largest
}

const divergence = (rate: number): RangeError =>
  new RangeError(
    `The model diverges at the rate ${rate}; use a smaller one, or scale the features.`,
  )
