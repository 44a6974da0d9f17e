import type { Graph } from '../data-structures/graph.ts'
import { Queue } from '../data-structures/queue.ts'
import { checkDirected } from './check-direction.ts'
import { depthFirstWalk } from './depth-first-search.ts'

// #region kahn
/**
 * Returns the vertices ordered so that every edge leads forwards,
 * `undefined` when a cycle makes that impossible (`findCycle` tells which).
 * Kahn's algorithm: take away what nothing leads to, again and again. O(V +
 * E) time, O(V) space. Throws a `RangeError` for an undirected graph.
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
  // The vertices of a cycle wait for each other and never become ready.
  return order.length === graph.vertexCount ? order : undefined
}
// #endregion kahn

// #region depth-first
/**
 * Returns such an order too, found depth-first: a vertex is left after all
 * that follow from it, so the order of leaving, reversed, is one. O(V + E)
 * time, O(V) space. Throws a `RangeError` for an undirected graph.
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
    // Entered but not left: the edge leads back to a vertex that the walk
    // is still below.
    if (step.kind === 'revisit' && !left.has(step.edge.to)) return undefined
  }
  return [...left].toReversed()
}
// #endregion depth-first
