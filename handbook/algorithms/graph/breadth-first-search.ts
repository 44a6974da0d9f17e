import type { Edge, Graph } from '../data-structures/graph.ts'
import { Queue } from '../data-structures/queue.ts'
import type { ShortestPaths } from './shortest-paths.ts'

// #region breadth-first-search
/**
 * Yields the vertices that can be reached from `start`, nearest first: the
 * start, its neighbours, their neighbours, and so on. O(V + E) time, O(V)
 * space. Throws a `RangeError`, at the first step, when the graph has no
 * such vertex.
 * Source: Cormen, Leiserson, Rivest and Stein, "Introduction to
 * Algorithms", section "Breadth-first search".
 */
export function* breadthFirstSearch<V>(
  graph: Graph<V>,
  start: V,
): Generator<V, void, undefined> {
  const seen = new Set([start])
  const waiting = new Queue([start])
  while (waiting.size > 0) {
    const vertex = waiting.dequeue() as V
    const edges = graph.neighbors(vertex)
    yield vertex
    for (const { to } of edges) {
      // A vertex is marked when it enters the queue. If it were marked
      // later, it would enter the queue once for each edge.
      if (seen.has(to)) continue
      seen.add(to)
      waiting.enqueue(to)
    }
  }
}
// #endregion breadth-first-search

// #region paths
/**
 * Returns the paths with the fewest edges from `start` to every vertex that
 * can be reached. Weights are ignored. O(V + E) time, O(V) space. Throws a
 * `RangeError` when the graph has no such vertex.
 */
export const breadthFirstPaths = <V>(
  graph: Graph<V>,
  start: V,
): ShortestPaths<V> => {
  const distances = new Map([[start, 0]])
  const arrivals = new Map<V, Edge<V>>()
  const waiting = new Queue([start])
  while (waiting.size > 0) {
    const vertex = waiting.dequeue() as V
    const distance = distances.get(vertex) as number
    for (const edge of graph.neighbors(vertex)) {
      if (distances.has(edge.to)) continue
      distances.set(edge.to, distance + 1)
      arrivals.set(edge.to, edge)
      waiting.enqueue(edge.to)
    }
  }
  return { distances, arrivals }
}
// #endregion paths

// #region components
/**
 * Returns the vertices of each connected component of an undirected graph.
 * O(V + E). Throws a `RangeError` for a directed graph.
 */
export const connectedComponents = <V>(graph: Graph<V>): V[][] => {
  if (graph.directed) {
    throw new RangeError(
      'The graph is directed; use stronglyConnectedComponents, or an undirected graph.',
    )
  }
  const seen = new Set<V>()
  const components: V[][] = []
  for (const vertex of graph.vertices()) {
    if (seen.has(vertex)) continue
    const component = [...breadthFirstSearch(graph, vertex)]
    for (const member of component) seen.add(member)
    components.push(component)
  }
  return components
}
// #endregion components
