import type { Edge, Graph } from '../data-structures/graph.ts'
import { PriorityQueue } from '../data-structures/priority-queue.ts'
import { sameValueZero } from '../equal.ts'
import { pathTo } from './shortest-paths.ts'

/**
 * The input of the search: the ends of the path, and an estimate of
 * distances.
 */
export interface AStarQuery<V> {
  readonly graph: Graph<V>
  readonly start: V
  readonly goal: V
  /**
   * Estimates the distance from a vertex to the goal. The estimate must be
   * 0 at the goal and never too large (admissible). Otherwise the path
   * found may not be the shortest. With 0 for all vertices, the search is
   * Dijkstra's algorithm.
   */
  readonly heuristic: (vertex: V) => number
}

/** A path and its length. */
export interface FoundPath<V> {
  readonly path: V[]
  readonly distance: number
}

// #region a-star
/**
 * Returns the shortest path from `start` to `goal`, `undefined` when there
 * is none. The search continues at the vertex with the smallest sum of the
 * path so far and the estimate of the rest. O((V + E) log V) time when the
 * estimate never falls by more than the weight of an edge along that edge
 * (consistent). Otherwise a vertex may be visited several times, in the
 * worst case exponentially often. O(V) space. Throws a `RangeError`
 * when `start` is not in the graph, when the search meets a negative
 * weight, or when an estimate is NaN.
 * Source: Hart, Nilsson and Raphael, "A formal basis for the heuristic
 * determination of minimum cost paths", IEEE Transactions on Systems
 * Science and Cybernetics 4 (1968).
 */
export const aStar = <V>({
  graph,
  start,
  goal,
  heuristic,
}: AStarQuery<V>): FoundPath<V> | undefined => {
  const distances = new Map([[start, 0]])
  const arrivals = new Map<V, Edge<V>>()
  const waiting = new PriorityQueue<V>().enqueue(start, heuristic(start))
  for (let best = waiting.dequeue(); best; best = waiting.dequeue()) {
    const vertex = best.value
    const edges = graph.neighbors(vertex)
    const distance = distances.get(vertex) as number
    if (sameValueZero(vertex, goal))
      return { path: pathTo({ distances, arrivals }, goal) as V[], distance }
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
      waiting.enqueue(edge.to, candidate + heuristic(edge.to))
    }
  }
  return undefined
}
// #endregion a-star
