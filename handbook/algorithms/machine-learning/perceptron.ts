import { checkInteger } from '../math/check-integer.ts'
import type { Point } from '../math/euclidean-distance.ts'
import { linearScore, type LinearModel } from './linear-model.ts'
import { checkSamples, type Sample } from './sample.ts'

/** A trained perceptron, and the result of its training. */
export interface TrainedPerceptron extends LinearModel {
  /** Total number of corrections. */
  readonly corrections: number
  /**
   * Whether the last round made no mistake. Then a plane separates both
   * kinds.
   */
  readonly converged: boolean
}

// #region train
/**
 * Returns a plane that separates yes from no. Every sample on the wrong
 * side corrects the plane. O(n · d) per round. If such a plane exists with
 * a margin, there are at most (R / margin)² corrections (Novikoff's
 * theorem). R is the length of the longest sample, with a 1 appended for
 * the intercept. If no such plane exists, the corrections continue until
 * `maxRounds`. Throws a `RangeError` for invalid samples, and unless
 * `maxRounds` is a positive integer.
 * Source: Rosenblatt, "The perceptron: a probabilistic model for
 * information storage and organization in the brain", Psychological Review
 * 65 (1958).
 */
export const trainPerceptron = (
  samples: readonly Sample<boolean>[],
  { maxRounds = 1000 } = {},
): TrainedPerceptron => {
  const dimensions = checkSamples(samples)
  checkInteger('The number of rounds', maxRounds, 1)
  const weights = Array.from({ length: dimensions }, () => 0)
  let intercept = 0
  let corrections = 0
  for (let round = 0; round < maxRounds; round++) {
    const before = corrections
    for (const { features, target } of samples) {
      const direction = target ? 1 : -1
      // A sample on the plane also counts as wrong. Otherwise the first
      // plane, all zeros, would never change.
      if (linearScore({ weights, intercept }, features) * direction > 0)
        continue
      for (const [index, value] of features.entries())
        weights[index] = (weights[index] as number) + direction * value
      intercept += direction
      corrections++
    }
    if (corrections === before)
      return { weights, intercept, corrections, converged: true }
  }
  return { weights, intercept, corrections, converged: false }
}
// #endregion train

// #region classify
/**
 * Whether the features are on the side of "yes". O(d). Throws a
 * `RangeError` when the number of features differs from the number of
 * weights.
 */
export const classifyByPerceptron = (
  model: LinearModel,
  features: Point,
): boolean => linearScore(model, features) > 0
// #endregion classify
