import type { Graph } from '../data-structures/graph.ts'
import { Queue } from '../data-structures/queue.ts'
import { checkDirected } from './check-direction.ts'
import { depthFirstWalk } from './depth-first-search.ts'

// #region kahn
/**
 * Returns the vertices in an order in which every edge leads forwards.
 * Returns `undefined` when a cycle makes that impossible (`findCycle`
 * returns such a cycle). Kahn's algorithm: removes a vertex without
 * incoming edges, again and again. O(V + E) time, O(V) space. Throws a
 * `RangeError` for an undirected graph.
 * Source: Kahn, "Topological sorting of large networks", Communications of
 * the ACM 5 (1962).
 */
export const topologicalSort = <V>(graph: Graph<V>): V[] | undefined => {
  checkDirected(graph)
  const incoming = new Map<V, number>()
  for (const vertex of graph.vertices()) incoming.set(vertex, 0)
  for (const { to } of graph.edges())
    incoming.set(to, (incoming.get(to) as number) + 1)
  const ready = new Queue<V>()
  for (const [vertex, count] of incoming) if (count === 0) ready.enqueue(vertex)
  const order: V[] = []
  while (ready.size > 0) {
    const vertex = ready.dequeue() as V
    order.push(vertex)
    for (const { to } of graph.neighbors(vertex)) {
      const count = (incoming.get(to) as number) - 1
      incoming.set(to, count)
      if (count === 0) ready.enqueue(to)
    }
  }
  // The vertices of a cycle wait for each other, so they never become
  // ready.
  return order.length === graph.vertexCount ? order : undefined
}
// #endregion kahn

// #region depth-first
/**
 * Returns such an order by depth-first search. A vertex is left after all
 * vertices that it leads to, so the reversed order of leaving is a
 * topological order. O(V + E) time, O(V) space. Throws a `RangeError` for
 * an undirected graph.
 * Source: Tarjan, "Edge-disjoint spanning trees and depth-first search",
 * Acta Informatica 6 (1976).
 */
export const topologicalSortDepthFirst = <V>(
  graph: Graph<V>,
): V[] | undefined => {
  checkDirected(graph)
  const left = new Set<V>()
  for (const step of depthFirstWalk(graph)) {
    if (step.kind === 'leave') left.add(step.vertex)
    // The vertex was entered but not left: the edge leads back to a vertex
    // on the current path.
    if (step.kind === 'revisit' && !left.has(step.edge.to)) return undefined
  }
  return [...left].toReversed()
}
// #endregion depth-first
