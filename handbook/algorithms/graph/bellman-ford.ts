import type { Edge, Graph } from '../data-structures/graph.ts'
import type { ShortestPaths } from './shortest-paths.ts'

// #region bellman-ford
/** Shortest paths, unless a cycle makes them shorter without end. */
export interface BellmanFordPaths<V> extends ShortestPaths<V> {
  /**
   * The vertices of a cycle of negative length that can be reached from the
   * start, in order; the distances mean nothing then. An undirected edge of
   * negative weight is such a cycle, there and back.
   */
  readonly negativeCycle: V[] | undefined
}

/**
 * Returns the shortest paths from `start` to every vertex that can be
 * reached, negative weights allowed. O(V · E) time, O(V) space; a round
 * without change ends it, so that easy graphs take O(V + E). An edge of
 * infinite weight counts as none. Throws a `RangeError` when the graph has
 * no such start or an edge that is looked at weighs -Infinity.
 * Sources: Bellman, "On a routing problem", Quarterly of Applied
 * Mathematics 16 (1958); Ford and Fulkerson, "Flows in Networks".
 */
export const bellmanFord = <V>(
  graph: Graph<V>,
  start: V,
): BellmanFordPaths<V> => {
  // A start that is not a vertex must not pass for one without edges.
  graph.neighbors(start)
  const distances = new Map([[start, 0]])
  const arrivals = new Map<V, Edge<V>>()
  // Without a negative cycle, a shortest path visits no vertex twice, and
  // round k finds all paths of up to k edges. So the round whose number is
  // the number of reached vertices changes nothing.
  for (let round = 1; ; round++) {
    const relaxed = relaxEdges(graph, distances, arrivals)
    if (relaxed === undefined)
      return { distances, arrivals, negativeCycle: undefined }
    if (round >= distances.size) {
      const negativeCycle = cycleBehind(relaxed, arrivals, round)
      return { distances, arrivals, negativeCycle }
    }
  }
}
// #endregion bellman-ford

// #region relax
/**
 * Shortens every path that an edge can shorten. Returns the last such edge.
 */
const relaxEdges = <V>(
  graph: Graph<V>,
  distances: Map<V, number>,
  arrivals: Map<V, Edge<V>>,
): Edge<V> | undefined => {
  let last: Edge<V> | undefined
  for (const vertex of graph.vertices()) {
    if (!distances.has(vertex)) continue
    for (const edge of graph.neighbors(vertex)) {
      if (edge.weight === -Infinity) {
        throw new RangeError(
          `The edge from ${String(edge.from)} to ${String(edge.to)} weighs -Infinity; use a finite weight.`,
        )
      }
      // Asked for again each time: a self loop of negative weight changes
      // it.
      const candidate = (distances.get(vertex) as number) + edge.weight
      if (candidate >= (distances.get(edge.to) ?? Infinity)) continue
      distances.set(edge.to, candidate)
      arrivals.set(edge.to, edge)
      last = edge
    }
  }
  return last
}
// #endregion relax

// #region cycle
/**
 * As many steps back as there are reached vertices lead into the cycle.
 * From there, the loop walks once around it.
 */
const cycleBehind = <V>(
  relaxed: Edge<V>,
  arrivals: ReadonlyMap<V, Edge<V>>,
  steps: number,
): V[] => {
  let edge = relaxed
  for (let step = 0; step < steps; step++)
    edge = arrivals.get(edge.from) as Edge<V>
  const cycle = new Set<V>()
  for (; !cycle.has(edge.to); edge = arrivals.get(edge.from) as Edge<V>)
    cycle.add(edge.to)
  return [...cycle].toReversed()
}
// #endregion cycle
