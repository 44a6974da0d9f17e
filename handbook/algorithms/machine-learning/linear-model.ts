import type { Point } from '../math/euclidean-distance.ts'

// #region linear-model
/**
 * A weighted sum of features: score = weights · features + intercept.
 * Several algorithms train such a model, each with its own method.
 */
export interface LinearModel {
  readonly weights: readonly number[]
  readonly intercept: number
}

/**
 * Returns the model's score for the features. O(d). Throws a `RangeError`
 * when the number of features differs from the number of weights.
 */
export const linearScore = (
  { weights, intercept }: LinearModel,
  features: Point,
): number => {
  if (features.length !== weights.length) {
    throw new RangeError(
      `There are ${features.length} features; use ${weights.length}, one for each weight of the model.`,
    )
  }
  let score = intercept
  for (const [index, weight] of weights.entries())
    score += weight * (features[index] as number)
  return score
}
// #endregion linear-model
