import { checkInteger } from '../math/check-integer.ts'
import type { Point } from '../math/euclidean-distance.ts'
import { linearScore, type LinearModel } from './linear-model.ts'
import { checkSamples, type Sample } from './sample.ts'

/** A trained perceptron and how training ended. */
export interface TrainedPerceptron extends LinearModel {
  /** Corrections that were made in all. */
  readonly corrections: number
  /**
   * Whether the last round made no mistake: a plane separates the two
   * kinds.
   */
  readonly converged: boolean
}

// #region train
/**
 * Returns a plane that separates yes from no, by correcting it at every
 * sample on its wrong side. O(n · d) per round. If such a plane exists with
 * a margin, at most (R / margin)² corrections are made, R being the length
 * of the longest sample with a 1 appended for the intercept (Novikoff's
 * theorem); if there is none, the corrections continue until `maxRounds`.
 * Throws a `RangeError` for samples that make no sense, and unless
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
      // A sample on the plane itself is wrong too, or the first plane, all
      // zeros, would stay.
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
 * Whether the features lie on the side of "yes". O(d). Throws a
 * `RangeError` when features and weights differ in number.
 */
export const classifyByPerceptron = (
  model: LinearModel,
  features: Point,
): boolean => linearScore(model, features) > 0
// #endregion classify
