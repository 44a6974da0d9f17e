import type { Edge, Graph } from '../data-structures/graph.ts'
import { Queue } from '../data-structures/queue.ts'
import { sameValueZero } from '../equal.ts'

/**
 * The value of the largest flow, the flow along each edge, and a cut that
 * proves that no flow is larger.
 */
export interface Flow<V> {
  readonly value: number
  /**
   * Every edge and the flow along it. The flow is negative when an
   * undirected edge is used from `to` to `from`.
   */
  readonly edges: readonly { readonly edge: Edge<V>; readonly flow: number }[]
  /**
   * The vertices on the source's side of a minimum cut. The edges that
   * leave this set are full, and carry the whole flow.
   */
  readonly sourceSide: ReadonlySet<V>
}

// #region network
/**
 * One direction of an edge. Arc i and arc i ^ 1 of the array belong
 * together: flow along one of them can be returned along the other.
 */
interface Arc<V> {
  readonly to: V
  /** The unused part of the capacity. */
  room: number
}

interface Network<V> {
  readonly arcs: Arc<V>[]
  /** Indices of the arcs that leave each vertex. */
  readonly leaving: ReadonlyMap<V, number[]>
}
// #endregion network

// #region maximum-flow
/**
 * Returns the largest flow from `source` to `sink`. The weights are the
 * capacities. This is Dinic's algorithm: each phase fills all shortest
 * paths that have room. The shortest paths of the next phase are longer, so
 * there are fewer than V phases. O(V² · E) time, far less in practice. O(V
 * + E) space. Throws a `RangeError` when source or sink is not a vertex,
 * when both are the same vertex, or when a capacity is negative or
 * infinite. Integer capacities give integer flows.
 * Source: Dinic, "Algorithm for solution of a problem of maximum flow in
 * networks with power estimation", Soviet Mathematics Doklady 11 (1970).
 */
export const maximumFlow = <V>(
  graph: Graph<V>,
  source: V,
  sink: V,
): Flow<V> => {
  const edges = [...graph.edges()]
  const network = networkOf(graph, edges)
  for (const vertex of [source, sink]) {
    if (!graph.hasVertex(vertex))
      throw new RangeError(
        `${String(vertex)} is not a vertex of the graph; add it first.`,
      )
  }
  if (sameValueZero(source, sink))
    throw new RangeError(
      `Source and sink are both ${String(source)}; use two vertices.`,
    )
  let value = 0
  let levels = levelsFrom(network, source)
  while (levels.has(sink)) {
    value += fillShortestPaths(network, levels, { source, sink })
    levels = levelsFrom(network, source)
  }
  const flows = edges.map((edge, index) => ({
    edge,
    flow: edge.weight - (network.arcs[2 * index] as Arc<V>).room,
  }))
  return { value, edges: flows, sourceSide: new Set(levels.keys()) }
}
// #endregion maximum-flow

const networkOf = <V>(
  graph: Graph<V>,
  edges: readonly Edge<V>[],
): Network<V> => {
  const arcs: Arc<V>[] = []
  const leaving = new Map<V, number[]>()
  for (const vertex of graph.vertices()) leaving.set(vertex, [])
  for (const { from, to, weight } of edges) {
    if (!(weight >= 0 && weight < Infinity)) {
      throw new RangeError(
        `The edge from ${String(from)} to ${String(to)} has the capacity ${weight}; use a finite non-negative number.`,
      )
    }
    leaving.get(from)?.push(arcs.length)
    leaving.get(to)?.push(arcs.length + 1)
    arcs.push(
      { to, room: weight },
      { to: from, room: graph.directed ? 0 : weight },
    )
  }
  return { arcs, leaving }
}

/**
 * For each vertex that the source reaches through arcs with room, the
 * number of arcs on the shortest such path.
 */
const levelsFrom = <V>(
  { arcs, leaving }: Network<V>,
  source: V,
): Map<V, number> => {
  const levels = new Map([[source, 0]])
  const waiting = new Queue([source])
  while (waiting.size > 0) {
    const vertex = waiting.dequeue() as V
    for (const index of leaving.get(vertex) as number[]) {
      const { to, room } = arcs[index] as Arc<V>
      if (room === 0 || levels.has(to)) continue
      levels.set(to, (levels.get(vertex) as number) + 1)
      waiting.enqueue(to)
    }
  }
  return levels
}

// #region fill
/**
 * Sends as much flow as possible along arcs that lead one level further.
 * Returns the sent amount.
 */
const fillShortestPaths = <V>(
  network: Network<V>,
  levels: ReadonlyMap<V, number>,
  { source, sink }: { source: V; sink: V },
): number => {
  const { arcs, leaving } = network
  /**
   * For each vertex, the arcs that may still lead to the sink. An arc that
   * leads to no path is removed.
   */
  const untried = new Map(
    [...leaving].map(([vertex, indices]) => [vertex, [...indices]]),
  )
  const path: number[] = []
  let vertex = source
  let total = 0
  while (true) {
    const indices = untried.get(vertex) as number[]
    const index = indices.at(-1)
    if (sameValueZero(vertex, sink)) {
      total += send(network, path)
      path.length = 0
      vertex = source
    } else if (index === undefined) {
      const back = path.pop()
      if (back === undefined) return total
      vertex = (arcs[back ^ 1] as Arc<V>).to
      untried.get(vertex)?.pop()
    } else {
      const { to, room } = arcs[index] as Arc<V>
      if (room > 0 && levels.get(to) === (levels.get(vertex) as number) + 1) {
        path.push(index)
        vertex = to
      } else {
        indices.pop()
      }
    }
  }
}
// #endregion fill

// #region send
/**
 * Fills the path up to the room of its narrowest arc. Returns that amount.
 */
const send = <V>({ arcs }: Network<V>, path: readonly number[]): number => {
  let amount = Infinity
  for (const index of path)
    amount = Math.min(amount, (arcs[index] as Arc<V>).room)
  for (const index of path) {
    const arc = arcs[index] as Arc<V>
    const twin = arcs[index ^ 1] as Arc<V>
    arc.room -= amount
    twin.room += amount
  }
  return amount
}
// #endregion send
