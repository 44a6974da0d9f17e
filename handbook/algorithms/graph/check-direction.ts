import type { Graph } from '../data-structures/graph.ts'

/** Throws a `RangeError` for a directed graph. O(1). */
export const checkUndirected = (graph: Graph<unknown>): void => {
  if (graph.directed)
    throw new RangeError('The graph is directed; use an undirected one.')
}

/** Throws a `RangeError` for an undirected graph. O(1). */
export const checkDirected = (graph: Graph<unknown>): void => {
  if (!graph.directed)
    throw new RangeError('The graph is undirected; use a directed one.')
}
