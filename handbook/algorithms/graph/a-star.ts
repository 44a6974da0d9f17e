import type { Edge, Graph } from '../data-structures/graph.ts'
import { PriorityQueue } from '../data-structures/priority-queue.ts'
import { sameValueZero } from '../equal.ts'
import { pathTo } from './shortest-paths.ts'

/** What to search, and what is known about the path. */
export interface AStarQuery<V> {
  readonly graph: Graph<V>
  readonly start: V
  readonly goal: V
  /**
   * Estimates the distance from a vertex to the goal. It must never be too
   * large, and 0 at the goal (admissible), or the path found may not be the
   * shortest; 0 for all vertices makes the search Dijkstra's.
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
 * is none. Looks first where the path so far and the estimate of the rest
 * add up to the least. O((V + E) log V) time when estimates of neighbours
 * never differ by more than their edge (consistent); otherwise vertices may
 * be looked at again, in the worst case exponentially often. O(V) space.
 * Throws a `RangeError` when the graph has no such start, a weight that is
 * looked at is negative, or an estimate is NaN.
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
