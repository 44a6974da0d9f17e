import { DisjointSet } from '../data-structures/disjoint-set.ts'
import type { Graph } from '../data-structures/graph.ts'
import { depthFirstWalk } from './depth-first-search.ts'

// #region find-cycle
/**
 * Returns the vertices of a cycle in order, or `undefined` when there is
 * none. The last vertex has an edge to the first. A self loop is a cycle of
 * one vertex, and two parallel undirected edges form a cycle of two.
 * O(V + E) time, O(V) space.
 * Source: Cormen, Leiserson, Rivest and Stein, "Introduction to
 * Algorithms", section "Depth-first search".
 */
export const findCycle = <V>(graph: Graph<V>): V[] | undefined => {
  // The vertices on the current path of the walk, each with its place on
  // that path.
  const path: V[] = []
  const places = new Map<V, number>()
  for (const step of depthFirstWalk(graph)) {
    if (step.kind === 'enter') {
      places.set(step.vertex, path.length)
      path.push(step.vertex)
    } else if (step.kind === 'leave') {
      path.pop()
      places.delete(step.vertex)
    } else {
      // In a directed graph, an edge to a vertex that the walk has left
      // closes no cycle.
      const place = places.get(step.edge.to)
      if (place !== undefined) return path.slice(place)
    }
  }
  return undefined
}
// #endregion find-cycle

// #region union
/**
 * Whether an undirected graph has a cycle. An edge closes a cycle when its
 * ends are already connected. O(V α(V)) time, because the first V edges
 * contain a cycle. O(V) space. Throws a `RangeError` for a directed graph,
 * because an edge between connected vertices need not close a cycle there.
 * Source: Sedgewick and Wayne, "Algorithms", 4th edition, section 1.5.
 */
export const hasCycleByUnion = <V>(graph: Graph<V>): boolean => {
  if (graph.directed)
    throw new RangeError(
      'The graph is directed; use findCycle, or an undirected graph.',
    )
  const parts = new DisjointSet(graph.vertices())
  for (const { from, to } of graph.edges())
    if (!parts.union(from, to)) return true
  return false
}
// #endregion union
