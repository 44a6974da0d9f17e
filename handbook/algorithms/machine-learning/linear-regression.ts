import { solve } from '../math/matrices.ts'
import { descend, type DescentOptions } from './gradient-descent.ts'
import { linearScore, type LinearModel } from './linear-model.ts'
import { checkSamples, checkTargets, type Sample } from './sample.ts'

/** A straight line: y = slope · x + intercept. */
export interface Line {
  readonly slope: number
  readonly intercept: number
}

// #region line
/**
 * Returns the line with the smallest sum of squared vertical distances to
 * the points. O(n). It sums deviations from the means, because the textbook
 * formula n · Σxy - Σx · Σy loses digits. Squares of deviations below
 * 10^-162 become 0. Throws a `RangeError` without points, when a coordinate
 * is not finite, when all points have the same x, or when a sum overflows,
 * as squares do above 1.35 · 10^154.
 */
export const fitLine = (
  points: readonly (readonly [x: number, y: number])[],
): Line => {
  checkSamples(points.map((features) => ({ features })))
  const meanX = mean(points.map(([x]) => x))
  const meanY = mean(points.map(([, y]) => y))
  let covariance = 0
  let variance = 0
  for (const [x, y] of points) {
    covariance += (x - meanX) * (y - meanY)
    variance += (x - meanX) ** 2
  }
  if (variance === 0)
    throw new RangeError(
      `All points have x = ${meanX}; give at least two different ones.`,
    )
  const slope = covariance / variance
  const intercept = meanY - slope * meanX
  checkOverflow([variance, slope, intercept])
  return { slope, intercept }
}
// #endregion line

// #region normal-equations
/**
 * Returns the linear model with the smallest sum of squared errors. Solves
 * the normal equations. O(n · d² + d³). `ridge` above 0 adds this multiple
 * of the sum of squared weights to the error, which keeps weights small
 * when features are nearly equal. Throws a `RangeError` for invalid
 * samples, when a sum overflows, and when features depend on each other or
 * samples are too few. Only a pivot of exactly 0 shows this, so rounding
 * can hide it.
 * Source: Hastie, Tibshirani and Friedman, "The Elements of Statistical
 * Learning", chapter 3.
 */
export const fitLinearRegression = (
  samples: readonly Sample<number>[],
  { ridge = 0 } = {},
): LinearModel => {
  const dimensions = checkSamples(samples)
  checkTargets(samples)
  if (!(ridge >= 0))
    throw new RangeError(`The ridge is ${ridge}; use 0 or more.`)
  const meanTarget = mean(samples.map(({ target }) => target))
  const columnOf = (axis: number): number[] =>
    samples.map(({ features }) => features[axis] as number)
  const means = Array.from({ length: dimensions }, (_, axis) =>
    mean(columnOf(axis)),
  )
  // Centred data need no column of ones for the intercept, and lose fewer
  // digits.
  const products = means.map((_, i) =>
    means.map((_, j) => (i === j ? ridge : 0)),
  )
  const right = means.map(() => [0])
  for (const { features, target } of samples) {
    const deviations = features.map(
      (value, axis) => value - (means[axis] as number),
    )
    for (const [i, deviation] of deviations.entries()) {
      const row = products[i] as number[]
      for (const [j, other] of deviations.entries())
        row[j] = (row[j] as number) + deviation * other
      right[i] = [(right[i]?.[0] as number) + deviation * (target - meanTarget)]
    }
  }
  checkOverflow(products.flat())
  const weights = dimensions === 0 ? [] : solveForWeights(products, right)
  const intercept = meanTarget - linearScore({ weights, intercept: 0 }, means)
  checkOverflow([...weights, intercept])
  return { weights, intercept }
}
// #endregion normal-equations

/**
 * Returns nearly the same model by gradient descent, which can be faster
 * for thousands of features, if few rounds are enough. O(n · d) per round.
 * Throws a `RangeError` for invalid samples or options, and when the model
 * diverges.
 */
export const fitLinearRegressionByDescent = (
  samples: readonly Sample<number>[],
  options: DescentOptions = {},
): LinearModel => descend(samples, (score) => score, options)

// #region determination
/**
 * Returns the share of the targets' variance that the model explains. 1
 * means all of it. 0 means that the model is as good as the mean of the
 * targets, and a negative value that it is worse. NaN when the targets do
 * not vary. O(n · d). Throws a `RangeError` without samples.
 */
export const coefficientOfDetermination = (
  model: LinearModel,
  samples: readonly Sample<number>[],
): number => {
  checkSamples(samples)
  const meanTarget = mean(samples.map(({ target }) => target))
  let unexplained = 0
  let total = 0
  for (const { features, target } of samples) {
    unexplained += (target - linearScore(model, features)) ** 2
    total += (target - meanTarget) ** 2
  }
  return total === 0 ? NaN : 1 - unexplained / total
}
// #endregion determination

const solveForWeights = (products: number[][], right: number[][]): number[] => {
  try {
    return solve(products, right).map(([weight]) => weight as number)
  } catch (cause) {
    throw new RangeError(
      'The features depend on each other, or there are too few samples; drop features or set `ridge` above 0.',
      { cause },
    )
  }
}

/**
 * A number divided by an infinite sum is 0, which is finite. So the sums
 * are checked too.
 */
const checkOverflow = (values: readonly number[]): void => {
  if (!values.every(Number.isFinite)) {
    throw new RangeError(
      'The numbers are too large: a sum of their products overflows. Divide features or targets by a constant.',
    )
  }
}

const mean = (values: readonly number[]): number => {
  // Deviations from the first value are averaged. The mean of equal values
  // is then exactly that value, while their sum would be rounded (0.1 three
  // times).
  const first = values[0] as number
  let sum = 0
  for (const value of values) sum += value - first
  return first + sum / values.length
}
