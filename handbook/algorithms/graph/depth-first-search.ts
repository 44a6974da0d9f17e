import type { Edge, Graph } from '../data-structures/graph.ts'
import { sameValueZero } from '../equal.ts'

// #region searches
/**
 * Yields the vertices that can be reached from `start`, each vertex before
 * those found through it. The search follows the first edge of a vertex to
 * its end before it takes the second. O(V + E) time, O(V) space. Throws a
 * `RangeError`, at the first step, when the graph has no such vertex.
 * Source: Cormen, Leiserson, Rivest and Stein, "Introduction to
 * Algorithms", section "Depth-first search".
 */
export function* depthFirstSearch<V>(
  graph: Graph<V>,
  start: V,
): Generator<V, void, undefined> {
  for (const step of depthFirstWalk(graph, [start]))
    if (step.kind === 'enter') yield step.vertex
}

/**
 * Yields the same vertices in the order in which they are finished: each
 * vertex after those found through it. It has the bounds and the errors of
 * `depthFirstSearch`.
 */
export function* depthFirstPostorder<V>(
  graph: Graph<V>,
  start: V,
): Generator<V, void, undefined> {
  for (const step of depthFirstWalk(graph, [start]))
    if (step.kind === 'leave') yield step.vertex
}
// #endregion searches

// #region steps
/**
 * A step of a depth-first walk. `via` is the edge by which the vertex was
 * found. A start has no such edge.
 */
export type DepthFirstStep<V> =
  | {
      readonly kind: 'enter'
      readonly vertex: V
      readonly via: Edge<V> | undefined
    }
  | {
      readonly kind: 'leave'
      readonly vertex: V
      readonly via: Edge<V> | undefined
    }
  /** An edge to a vertex that was entered before. */
  | { readonly kind: 'revisit'; readonly edge: Edge<V> }
// #endregion steps

// #region walk
interface Frame<V> {
  readonly vertex: V
  readonly via: Edge<V> | undefined
  readonly edges: Iterator<Edge<V>>
  /**
   * Whether the walk has skipped the opposite direction of the undirected
   * edge `via`.
   */
  wayBackSeen: boolean
}

/**
 * Yields every step of depth-first walks from `starts`, by default from all
 * vertices. Starts that an earlier walk has reached are left out. In an
 * undirected graph, the edge by which a vertex was entered does not count
 * as a revisit, but a parallel edge does. A stack of frames replaces
 * recursive calls, which would overflow on long paths. O(V + E) time, O(V)
 * space. Throws a `RangeError` when the graph has no such start.
 */
export function* depthFirstWalk<V>(
  graph: Graph<V>,
  starts: Iterable<V> = graph.vertices(),
): Generator<DepthFirstStep<V>, void, undefined> {
  const entered = new Set<V>()
  const frames: Frame<V>[] = []
  const enter = (vertex: V, via: Edge<V> | undefined): DepthFirstStep<V> => {
    frames.push({
      vertex,
      via,
      edges: graph.neighbors(vertex)[Symbol.iterator](),
      wayBackSeen: graph.directed,
    })
    entered.add(vertex)
    return { kind: 'enter', vertex, via }
  }
  for (const start of starts) {
    if (!entered.has(start)) yield enter(start, undefined)
    while (frames.length > 0) {
      const frame = frames.at(-1) as Frame<V>
      const { vertex, via, edges } = frame
      const next = edges.next()
      if (next.done) {
        frames.pop()
        yield { kind: 'leave', vertex, via }
      } else if (!entered.has(next.value.to)) {
        yield enter(next.value.to, next.value)
      } else if (
        via &&
        !frame.wayBackSeen &&
        sameValueZero(next.value.to, via.from)
      ) {
        frame.wayBackSeen = true
      } else {
        yield { kind: 'revisit', edge: next.value }
      }
    }
  }
}
// #endregion walk
