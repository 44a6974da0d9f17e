import type { Edge, Graph } from '../data-structures/graph.ts'
import { lowLinks } from './low-links.ts'

// #region bridges
/**
 * Returns the edges of an undirected graph whose removal leaves more
 * components than before, in no particular order. Parallel edges are never
 * bridges. O(V + E) time, O(V) space. Throws a `RangeError` for a directed
 * graph.
 * Source: Tarjan, "A note on finding the bridges of a graph", Information
 * Processing Letters 2 (1974).
 */
export const bridges = <V>(graph: Graph<V>): Edge<V>[] => {
  const found: Edge<V>[] = []
  for (const { edge, index, low } of lowLinks(graph))
    if (low > index) found.push(edge)
  return found
}
// #endregion bridges
