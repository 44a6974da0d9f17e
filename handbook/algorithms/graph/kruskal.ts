import { by } from '../compare.ts'
import { DisjointSet } from '../data-structures/disjoint-set.ts'
import type { Edge, Graph } from '../data-structures/graph.ts'
import { checkUndirected } from './check-direction.ts'
import type { SpanningForest } from './spanning-forest.ts'

// #region kruskal
/**
 * Returns a minimum spanning tree, or one tree for each component of a
 * disconnected graph. Takes the cheapest edge that joins two components,
 * again and again, and the first of equally cheap edges. Negative weights
 * are allowed. O(E log V) time for the sort, O(V + E) space. Throws a
 * `RangeError` for a directed graph.
 * Source: Kruskal, "On the shortest spanning subtree of a graph and the
 * traveling salesman problem", Proceedings of the American Mathematical
 * Society 7 (1956).
 */
export const kruskal = <V>(graph: Graph<V>): SpanningForest<V> => {
  checkUndirected(graph)
  const parts = new DisjointSet(graph.vertices())
  const edges: Edge<V>[] = []
  let weight = 0
  for (const edge of [...graph.edges()].toSorted(by((edge) => edge.weight))) {
    if (!parts.union(edge.from, edge.to)) continue
    edges.push(edge)
    weight += edge.weight
    if (parts.setCount === 1) break
  }
  return { edges, weight }
}
// #endregion kruskal
