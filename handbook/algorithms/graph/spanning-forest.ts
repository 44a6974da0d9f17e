import type { Edge } from '../data-structures/graph.ts'

/**
 * Edges without a cycle that connect all vertices that the graph connects.
 * For a connected graph, they are a spanning tree.
 */
export interface SpanningForest<V> {
  readonly edges: Edge<V>[]
  /** Sum of the weights. */
  readonly weight: number
}
