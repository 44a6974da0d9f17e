import type { Graph } from '../data-structures/graph.ts'
import { lowLinks } from './low-links.ts'

// #region articulation-points
/**
 * Returns the vertices without which an undirected graph falls into more
 * parts, in no particular order. O(V + E) time, O(V) space. Throws a
 * `RangeError` for a directed graph.
 * Source: Tarjan, "Depth-first search and linear graph algorithms", SIAM
 * Journal on Computing 1 (1972).
 */
export const articulationPoints = <V>(graph: Graph<V>): Set<V> => {
  const points = new Set<V>()
  const startsWithChild = new Set<V>()
  for (const { edge, index, low, fromStart } of lowLinks(graph)) {
    if (!fromStart) {
      // What hangs below reaches nothing above `from`.
      if (low >= index) points.add(edge.from)
    } else if (startsWithChild.has(edge.from)) {
      // The start of a walk has nothing above it; it ties its subtrees
      // together when it has two.
      points.add(edge.from)
    } else {
      startsWithChild.add(edge.from)
    }
  }
  return points
}
// #endregion articulation-points
