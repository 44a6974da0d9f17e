import type { Edge, Graph } from '../data-structures/graph.ts'
import { PriorityQueue } from '../data-structures/priority-queue.ts'
import { sameValueZero } from '../equal.ts'
import type { ShortestPaths } from './shortest-paths.ts'

// #region dijkstra
/**
 * Returns the shortest paths from `start` to every vertex that can be reached; with `target`, stops when that one is
 * settled, and the other distances may then be missing or too large. O((V + E) log V) time with a binary heap, O(V)
 * space. An edge of infinite weight counts as none. Throws a `RangeError` when the graph has no such start or an edge
 * that is looked at has a negative weight: use `bellmanFord` for those.
 * Source: Dijkstra, "A note on two problems in connexion with graphs", Numerische Mathematik 1 (1959).
 */
export const dijkstra = <V>(graph: Graph<V>, start: V, { target }: { target?: V } = {}): ShortestPaths<V> => {
  const distances = new Map([[start, 0]])
  const arrivals = new Map<V, Edge<V>>()
  const waiting = new PriorityQueue<V>().enqueue(start, 0)
  // What leaves the queue is settled: every other way to it leads through a vertex that is no nearer.
  for (let nearest = waiting.dequeue(); nearest; nearest = waiting.dequeue()) {
    const { value: vertex, priority: distance } = nearest
    if (target !== undefined && sameValueZero(vertex, target)) break
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
      waiting.enqueue(edge.to, candidate)
    }
  }
  return { distances, arrivals }
}
// #endregion dijkstra
