import type { Edge } from '../data-structures/graph.ts'

/**
 * Edges that connect all that a graph connects, without a cycle. For a
 * connected graph they are a spanning tree.
 */
export interface SpanningForest<V> {
  readonly edges: Edge<V>[]
  /** Sum of the weights. */
  readonly weight: number
}
