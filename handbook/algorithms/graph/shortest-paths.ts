import type { Edge } from '../data-structures/graph.ts'

// #region shortest-paths
/** Cheapest paths from one vertex to all that it reaches. */
export interface ShortestPaths<V> {
  /**
   * Length of the shortest path to each vertex that can be reached, the
   * start included.
   */
  readonly distances: ReadonlyMap<V, number>
  /**
   * For each of them except the start, the last edge of its shortest path.
   */
  readonly arrivals: ReadonlyMap<V, Edge<V>>
}

/**
 * Returns the vertices of the shortest path to `target`, both ends
 * included, or `undefined` when it cannot be reached. O(k) for k vertices
 * on the path: walks the last edges back to the start. Throws a
 * `RangeError` when they lead round a cycle: one of negative length, or of
 * length 0 that rounding made negative.
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
