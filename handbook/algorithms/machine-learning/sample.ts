import type { Point } from '../math/euclidean-distance.ts'

/**
 * An example for training: features as numbers, and the value to predict
 * from them.
 */
export interface Sample<T> {
  readonly features: Point
  readonly target: T
}

/**
 * Returns the number of features that all samples have. O(n · d). Throws a
 * `RangeError` without samples, when samples differ in their number of
 * features, or when a feature is not finite. Fill in missing values first.
 */
export const checkSamples = (
  samples: readonly { readonly features: Point }[],
): number => {
  const dimensions = samples[0]?.features.length
  if (dimensions === undefined)
    throw new RangeError('There are no samples; give at least one.')
  for (const [index, { features }] of samples.entries()) {
    if (features.length !== dimensions) {
      throw new RangeError(
        `Sample ${index} has ${features.length} features; use ${dimensions}, like sample 0.`,
      )
    }
    for (const value of features) {
      if (!Number.isFinite(value))
        throw new RangeError(
          `Sample ${index} has the feature ${value}; use finite numbers.`,
        )
    }
  }
  return dimensions
}

/**
 * Throws a `RangeError` when a target is not a finite number, for
 * algorithms that predict numbers. O(n).
 */
export const checkTargets = (samples: readonly Sample<number>[]): void => {
  for (const [index, { target }] of samples.entries()) {
    if (!Number.isFinite(target))
      throw new RangeError(
        `Sample ${index} has the target ${target}; use finite numbers.`,
      )
  }
}
