import type { Edge, Graph } from '../data-structures/graph.ts'
import { PriorityQueue } from '../data-structures/priority-queue.ts'
import { sameValueZero } from '../equal.ts'
import type { ShortestPaths } from './shortest-paths.ts'

// #region dijkstra
/**
 * Returns the shortest paths from `start` to every vertex that can be
 * reached. With `target`, the search stops when the target is settled.
 * Other distances may then be missing or too large. O((V + E) log V) time
 * with a binary heap, O(V) space. An edge of infinite weight counts as
 * missing. Throws a `RangeError` when the graph has no such start, or when
 * the search meets a negative weight: use `bellmanFord` for such graphs.
 * Source: Dijkstra, "A note on two problems in connexion with graphs",
 * Numerische Mathematik 1 (1959).
 */
export const dijkstra = <V>(
  graph: Graph<V>,
  start: V,
  { target }: { target?: V } = {},
): ShortestPaths<V> => {
  const distances = new Map([[start, 0]])
  const arrivals = new Map<V, Edge<V>>()
  const waiting = new PriorityQueue<V>().enqueue(start, 0)
  // A vertex that leaves the queue is settled. All paths to it over settled
  // vertices have been compared. Any other path leads through a waiting
  // vertex, which is at least as far away.
  for (let nearest = waiting.dequeue(); nearest; nearest = waiting.dequeue()) {
    const { value: vertex, priority: distance } = nearest
    const edges = graph.neighbors(vertex)
    if (target !== undefined && sameValueZero(vertex, target)) break
    for (const edge of edges) {
      if (edge.weight < 0) {
        throw new RangeError(
          `The edge from ${String(edge.from)} to ${String(edge.to)} has the weight ${edge.weight}; use bellmanFord.`,
        )
      }
      const candidate = distance + edge.weight
      if (candidate >= (distances.get(edge.to) ?? Infinity)) continue
      distances.set(edge.to, candidate)
      arrivals.set(edge.to, edge)
      waiting.enqueue(edge.to, candidate)
    }
  }
  return { distances, arrivals }
}
// #endregion dijkstra

// #region dense
/**
 * Returns shortest paths like `dijkstra`, but without a queue: each round
 * looks for the nearest vertex among all reached vertices. O(V² + E) time,
 * a better worst case than with a heap when E is near V². O(V) space. Throws a
 * `RangeError` when the graph has no such start or an edge has a negative
 * weight.
 * Source: Dijkstra, "A note on two problems in connexion with graphs",
 * Numerische Mathematik 1 (1959).
 */
export const dijkstraDense = <V>(
  graph: Graph<V>,
  start: V,
): ShortestPaths<V> => {
  const distances = new Map([[start, 0]])
  const arrivals = new Map<V, Edge<V>>()
  const settled = new Set<V>()
  for (
    let nearest = nearestOf(distances, settled);
    nearest;
    nearest = nearestOf(distances, settled)
  ) {
    const [vertex, distance] = nearest
    settled.add(vertex)
    for (const edge of graph.neighbors(vertex)) {
      if (edge.weight < 0) {
        throw new RangeError(
          `The edge from ${String(edge.from)} to ${String(edge.to)} has the weight ${edge.weight}; use bellmanFord.`,
        )
      }
      const candidate = distance + edge.weight
      if (candidate >= (distances.get(edge.to) ?? Infinity)) continue
      distances.set(edge.to, candidate)
      arrivals.set(edge.to, edge)
    }
  }
  return { distances, arrivals }
}

/** The unsettled vertex with the smallest distance, and that distance. */
const nearestOf = <V>(
  distances: ReadonlyMap<V, number>,
  settled: ReadonlySet<V>,
): [V, number] | undefined => {
  let nearest: [V, number] | undefined
  for (const [vertex, distance] of distances) {
    if (!settled.has(vertex) && distance < (nearest?.[1] ?? Infinity))
      nearest = [vertex, distance]
  }
  return nearest
}
// #endregion dense
