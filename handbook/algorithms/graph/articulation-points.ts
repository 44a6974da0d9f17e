import type { Graph } from '../data-structures/graph.ts'
import { lowLinks } from './low-links.ts'

// #region articulation-points
/**
 * Returns, in no particular order, the vertices of an undirected graph
 * whose removal leaves more components than before. O(V + E) time, O(V)
 * space. Throws a `RangeError` for a directed graph.
 * Source: Tarjan, "Depth-first search and linear graph algorithms", SIAM
 * Journal on Computing 1 (1972).
 */
export const articulationPoints = <V>(graph: Graph<V>): Set<V> => {
  const points = new Set<V>()
  const startsWithChild = new Set<V>()
  for (const { edge, index, low, fromStart } of lowLinks(graph)) {
    if (!fromStart) {
      // No vertex below this edge has an edge to a vertex above `from`.
      if (low >= index) points.add(edge.from)
    } else if (startsWithChild.has(edge.from)) {
      // No vertex is above the start of a walk. The start connects its
      // subtrees when it has at least two.
      points.add(edge.from)
    } else {
      startsWithChild.add(edge.from)
    }
  }
  return points
}
// #endregion articulation-points
