import type { Edge, Graph } from '../data-structures/graph.ts'
import { PriorityQueue } from '../data-structures/priority-queue.ts'
import { checkUndirected } from './check-direction.ts'
import type { SpanningForest } from './spanning-forest.ts'

// #region prim
/**
 * Returns a minimum spanning tree, or one tree for each component of a
 * disconnected graph. The tree grows from one vertex, each time by the
 * cheapest edge that leaves it. Negative weights are allowed. O((V + E) log
 * V) time with a binary heap, O(V) space. Throws a `RangeError` for a
 * directed graph.
 * Source: Prim, "Shortest connection networks and some generalizations",
 * Bell System Technical Journal 36 (1957).
 */
export const prim = <V>(graph: Graph<V>): SpanningForest<V> => {
  checkUndirected(graph)
  const reached = new Set<V>()
  const edges: Edge<V>[] = []
  let weight = 0
  /**
   * For each vertex beside the tree, the cheapest edge from the tree to it.
   */
  const cheapest = new Map<V, Edge<V>>()
  const waiting = new PriorityQueue<V>()
  const reach = (vertex: V): void => {
    reached.add(vertex)
    for (const edge of graph.neighbors(vertex)) {
      const known = waiting.priorityOf(edge.to)
      if (reached.has(edge.to) || (known !== undefined && edge.weight >= known))
        continue
      cheapest.set(edge.to, edge)
      waiting.enqueue(edge.to, edge.weight)
    }
  }
  for (const start of graph.vertices()) {
    if (reached.has(start)) continue
    reach(start)
    for (let next = waiting.dequeue(); next; next = waiting.dequeue()) {
      edges.push(cheapest.get(next.value) as Edge<V>)
      weight += next.priority
      reach(next.value)
    }
  }
  return { edges, weight }
}
// #endregion prim
