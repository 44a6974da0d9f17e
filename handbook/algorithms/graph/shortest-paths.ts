import type { Edge } from '../data-structures/graph.ts'

// #region shortest-paths
/**
 * Shortest paths from one vertex to all vertices that can be reached from
 * it.
 */
export interface ShortestPaths<V> {
  /**
   * Length of the shortest path to each vertex that can be reached,
   * including the start.
   */
  readonly distances: ReadonlyMap<V, number>
  /**
   * The last edge of the shortest path to each of these vertices, except
   * for the start.
   */
  readonly arrivals: ReadonlyMap<V, Edge<V>>
}

/**
 * Returns the vertices of the shortest path to `target` including both
 * ends, or `undefined` when there is no path. O(k) for k vertices on the
 * path: follows the last edges back to the start. Throws a `RangeError`
 * when these edges form a cycle. Such a cycle has a negative length, or a
 * length of 0 that rounding made negative.
 */
export const pathTo = <V>(
  { distances, arrivals }: ShortestPaths<V>,
  target: V,
): V[] | undefined => {
  if (!distances.has(target)) return undefined
  const path = [target]
  for (let edge = arrivals.get(target); edge; edge = arrivals.get(edge.from)) {
    // A shortest path visits no vertex twice.
    if (path.length === distances.size) {
      throw new RangeError(
        `The last edges before ${String(target)} lead round a cycle; check negativeCycle, and use whole numbers as weights.`,
      )
    }
    path.push(edge.from)
  }
  return path.toReversed()
}
// #endregion shortest-paths
