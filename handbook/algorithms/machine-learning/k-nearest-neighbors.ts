import { by, reverse } from '../compare.ts'
import { Heap } from '../data-structures/heap.ts'
import { checkInteger } from '../math/check-integer.ts'
import { euclideanDistance, type Point } from '../math/euclidean-distance.ts'
import { checkSamples, checkTargets, type Sample } from './sample.ts'

/**
 * Measures how different two points are. It must return 0 for equal points,
 * and never NaN.
 */
export type Distance = (a: Point, b: Point) => number

/** A known sample and its distance from the given point. */
export interface Neighbor<T> {
  readonly sample: Sample<T>
  readonly distance: number
}

/** The point, the samples, and the options of the search. */
export interface NeighborQuery<T> {
  readonly samples: readonly Sample<T>[]
  readonly point: Point
  /**
   * Number of neighbours that decide. When there are fewer samples, all of
   * them decide.
   */
  readonly k: number
  readonly distance?: Distance
}

// #region nearest
/**
 * Returns the k nearest samples, nearest first. Of equally near samples,
 * the earlier ones come first. O(n · d + n log k) time and O(k) space: a
 * heap holds the k best samples so far, with the worst of them on top.
 * Throws a `RangeError` without samples, when the number of features
 * differs from that of the point, when `k` is not a positive integer, or
 * when a distance is NaN.
 */
export const nearestNeighbors = <T>(query: NeighborQuery<T>): Neighbor<T>[] => {
  const { samples, point, k, distance = euclideanDistance } = query
  checkSamples(samples)
  checkInteger('k', k, 1)
  const farther = by<Candidate<T>, number>((candidate) => candidate.distance)
  const worstFirst = new Heap<Candidate<T>>(
    (a, b) => reverse(farther)(a, b) || b.order - a.order,
  )
  for (const [order, sample] of samples.entries()) {
    const candidate = {
      sample,
      order,
      distance: distance(sample.features, point),
    }
    if (Number.isNaN(candidate.distance)) {
      throw new RangeError(
        `The distance to sample ${order} is NaN; use finite features, and a distance that is never NaN.`,
      )
    }
    const worst = worstFirst.peek()
    if (worst === undefined || worstFirst.size < k) worstFirst.push(candidate)
    else if (candidate.distance < worst.distance) worstFirst.replace(candidate)
  }
  return [...worstFirst]
    .toSorted((a, b) => farther(a, b) || a.order - b.order)
    .map(({ sample, distance }) => ({ sample, distance }))
}
// #endregion nearest

interface Candidate<T> extends Neighbor<T> {
  readonly order: number
}

// #region classify
/**
 * Returns the label that most of the k nearest samples have. Among labels
 * with equally many votes, the label of the nearest sample wins. Labels are
 * compared like the keys of a `Map`. O(n · d + n log k). Throws as
 * `nearestNeighbors`.
 * Source: Cover and Hart, "Nearest neighbor pattern classification", IEEE
 * Transactions on Information Theory 13 (1967).
 */
export const classifyByNeighbors = <T>(query: NeighborQuery<T>): T => {
  const votes = new Map<T, number>()
  for (const { sample } of nearestNeighbors(query))
    votes.set(sample.target, (votes.get(sample.target) ?? 0) + 1)
  // Entries are in the order of the first vote for them. A later label
  // replaces the best label only with more votes.
  const [[winner]] = [...votes].toSorted(([, a], [, b]) => b - a) as [
    [T, number],
  ]
  return winner
}
// #endregion classify

// #region predict
/**
 * Returns the mean value of the k nearest samples, which is a prediction of
 * a number. O(n · d + n log k). Throws as `nearestNeighbors`.
 */
export const predictByNeighbors = (query: NeighborQuery<number>): number => {
  checkTargets(query.samples)
  const neighbors = nearestNeighbors(query)
  let sum = 0
  for (const { sample } of neighbors) sum += sample.target
  return sum / neighbors.length
}
// #endregion predict
