import type { Edge, Graph } from '../data-structures/graph.ts'
import { checkUndirected } from './check-direction.ts'
import { depthFirstWalk } from './depth-first-search.ts'

/**
 * An edge of the depth-first tree, and the earliest vertex to which an edge
 * leads from the subtree below it.
 */
export interface TreeEdge<V> {
  readonly edge: Edge<V>
  /** The index at which `edge.from` was entered, counted from 0. */
  readonly index: number
  /**
   * The smallest index among the vertices of the subtree of `edge.to` and
   * their neighbors, without this edge.
   */
  readonly low: number
  /** Whether the walk started at `edge.from`. */
  readonly fromStart: boolean
}

// #region low-links
/**
 * Yields every edge of the depth-first forest of an undirected graph when
 * the walk returns along it. If `low` is greater than `index`, only this
 * edge connects the subtree to the rest. If `low` is not smaller than
 * `index`, only the upper end of the edge connects them. O(V + E) time,
 * O(V) space. Throws a `RangeError`, at the first step, for a directed
 * graph.
 * Source: Hopcroft and Tarjan, "Algorithm 447: Efficient algorithms for
 * graph manipulation", Communications of the ACM 16 (1973).
 */
export function* lowLinks<V>(
  graph: Graph<V>,
): Generator<TreeEdge<V>, void, undefined> {
  checkUndirected(graph)
  const indices = new Map<V, number>()
  const lows = new Map<V, number>()
  const starts = new Set<V>()
  const lower = (vertex: V, index: number): void => {
    lows.set(vertex, Math.min(lows.get(vertex) as number, index))
  }
  for (const step of depthFirstWalk(graph)) {
    if (step.kind === 'enter') {
      lows.set(step.vertex, indices.size)
      indices.set(step.vertex, indices.size)
      if (!step.via) starts.add(step.vertex)
    } else if (step.kind === 'revisit') {
      lower(step.edge.from, indices.get(step.edge.to) as number)
    } else if (step.via) {
      const { from } = step.via
      const low = lows.get(step.vertex) as number
      lower(from, low)
      yield {
        edge: step.via,
        index: indices.get(from) as number,
        low,
        fromStart: starts.has(from),
      }
    }
  }
}
// #endregion low-links
