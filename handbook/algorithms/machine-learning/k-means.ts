import { checkInteger } from '../math/check-integer.ts'
import { squaredDistance, type Point } from '../math/euclidean-distance.ts'
import { randomInteger, type Random } from '../random.ts'
import { checkSamples } from './sample.ts'

/** Points in groups, and the centre of each group. */
export interface Clustering {
  readonly centers: readonly Point[]
  /** For each point the index of its centre. */
  readonly assignments: readonly number[]
  /**
   * Sum of the squared distances from the points to their centres. The
   * algorithm reduces this sum.
   */
  readonly inertia: number
  /**
   * Whether the last round changed nothing. `false` when `maxRounds` ended
   * the search.
   */
  readonly converged: boolean
}

/** Settings of `kMeans`. */
export interface ClusteringOptions {
  readonly maxRounds?: number
  readonly random?: Random
  /** The first k centres, instead of chosen ones. */
  readonly initialCenters?: readonly Point[]
}

// #region k-means
/**
 * Returns k clusters by Lloyd's algorithm: assigns each point to its
 * nearest centre, and moves each centre to the mean of its points, until
 * nothing changes. O(n · k · d) per round. The result depends on the first
 * centres, and need not be the best clustering. Run it several times, and
 * keep the result with the smallest inertia. A centre without points stays
 * in its place. Throws a `RangeError` without points, for points or centres
 * that differ in dimensions or are not finite, and unless k is from 1 to
 * the number of points.
 * Source: Lloyd, "Least squares quantization in PCM", IEEE Transactions on
 * Information Theory 28 (1982).
 */
export const kMeans = (
  points: readonly Point[],
  k: number,
  options: ClusteringOptions = {},
): Clustering => {
  const { maxRounds = 100, random = Math.random, initialCenters } = options
  const dimensions = checkSamples(points.map((features) => ({ features })))
  checkInteger('k', k, 1, points.length)
  checkInteger('The number of rounds', maxRounds, 1)
  let centers = initialCenters ?? chooseCenters(points, k, random)
  if (centers.length !== k)
    throw new RangeError(
      `There are ${centers.length} initial centres; use k, which is ${k}.`,
    )
  for (const [index, center] of centers.entries()) {
    if (center.length !== dimensions || !center.every(Number.isFinite)) {
      throw new RangeError(
        `Centre ${index} is [${center.join(', ')}]; use ${dimensions} finite numbers, as in the points.`,
      )
    }
  }
  let assignments = points.map((point) => nearestCenter(centers, point).index)
  let converged = false
  for (let round = 0; round < maxRounds && !converged; round++) {
    centers = meansOf(points, assignments, centers)
    const next = points.map((point) => nearestCenter(centers, point).index)
    converged = next.every((center, index) => center === assignments[index])
    assignments = next
  }
  const inertia = points.reduce(
    (sum, point) => sum + nearestCenter(centers, point).distance,
    0,
  )
  return { centers, assignments, inertia, converged }
}
// #endregion k-means

// #region choose-centers
/**
 * Chooses k of the points as first centres. The first centre is a random
 * point. The chance of every other point is proportional to its squared
 * distance from the nearest chosen centre, so the centres spread out. O(n ·
 * k · d). When there are fewer than k different points, some are chosen
 * twice.
 * Source: Arthur and Vassilvitskii, "k-means++: the advantages of careful
 * seeding", SODA 2007.
 */
export const chooseCenters = (
  points: readonly Point[],
  k: number,
  random: Random = Math.random,
): Point[] => {
  const centers = [points[randomInteger(points.length, random)] as Point]
  const distances = points.map(() => Infinity)
  while (centers.length < k) {
    const latest = centers.at(-1) as Point
    let total = 0
    for (const [index, point] of points.entries()) {
      distances[index] = Math.min(
        distances[index] as number,
        squaredDistance(point, latest),
      )
      total += distances[index]
    }
    let rest = random() * total
    // Because of rounding, the loop may choose no point. Then the last
    // point that is not yet a centre is chosen.
    let chosen = distances.findLastIndex((distance) => distance > 0)
    for (const [index, distance] of distances.entries()) {
      rest -= distance
      if (rest < 0) {
        chosen = index
        break
      }
    }
    centers.push(points[Math.max(chosen, 0)] as Point)
  }
  return centers
}
// #endregion choose-centers

// #region nearest-center
/**
 * Returns the index of the nearest centre and its squared distance. Of
 * equally near centres, it takes the first. O(k · d).
 */
export const nearestCenter = (
  centers: readonly Point[],
  point: Point,
): { index: number; distance: number } => {
  let nearest = { index: 0, distance: Infinity }
  for (const [index, center] of centers.entries()) {
    const distance = squaredDistance(center, point)
    if (distance < nearest.distance) nearest = { index, distance }
  }
  return nearest
}
// #endregion nearest-center

// #region means
const meansOf = (
  points: readonly Point[],
  assignments: readonly number[],
  centers: readonly Point[],
): Point[] => {
  const sums = centers.map((center) => center.map(() => 0))
  const counts = centers.map(() => 0)
  for (const [index, point] of points.entries()) {
    const cluster = assignments[index] as number
    const sum = sums[cluster] as number[]
    counts[cluster] = (counts[cluster] as number) + 1
    for (const [axis, value] of point.entries())
      sum[axis] = (sum[axis] as number) + value
  }
  return sums.map((sum, cluster) => {
    const count = counts[cluster] as number
    return count === 0
      ? (centers[cluster] as Point)
      : sum.map((value) => value / count)
  })
}
// #endregion means
