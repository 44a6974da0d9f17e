import type { Graph } from '../data-structures/graph.ts'

/** An edge, seen from one of its ends. */
interface Crossing<V> {
  readonly to: V
  /** Number of the edge. Both directions of an undirected edge share it. */
  readonly edge: number
}

// #region path
/**
 * Returns the vertices of a walk that uses every edge exactly once,
 * `undefined` when there is none. The walk ends where it starts if that is
 * possible. Without edges, it is empty. O(V + E) time and space.
 * Source: Hierholzer, "Ueber die Möglichkeit, einen Linienzug ohne
 * Wiederholung und ohne Unterbrechung zu umfahren", Mathematische Annalen 6
 * (1873).
 */
export const eulerianPath = <V>(graph: Graph<V>): V[] | undefined => {
  const crossings = crossingsOf(graph)
  const start = startOf(graph, crossings)
  if (!start) return graph.edgeCount === 0 ? [] : undefined
  const used = new Set<number>()
  const walk: V[] = []
  const stack = [start.vertex]
  while (stack.length > 0) {
    const vertex = stack.at(-1) as V
    const crossing = (crossings.get(vertex) as Crossing<V>[]).pop()
    if (!crossing) {
      // At a dead end, the end of the walk is known. Edges that remain at
      // earlier vertices become detours before it.
      walk.push(vertex)
      stack.pop()
    } else if (!used.has(crossing.edge)) {
      used.add(crossing.edge)
      stack.push(crossing.to)
    }
  }
  // The degrees may fit although the edges are in several components.
  return walk.length === graph.edgeCount + 1 ? walk.toReversed() : undefined
}
// #endregion path

// #region start
/**
 * Returns such a walk if it ends where it starts, otherwise `undefined`.
 * O(V + E) time and space.
 */
export const eulerianCircuit = <V>(graph: Graph<V>): V[] | undefined => {
  for (const balance of balancesOf(graph).values())
    if (balance !== 0) return undefined
  return eulerianPath(graph)
}

/**
 * The start of the walk. If a vertex has one more outgoing than incoming
 * edge, the walk starts there. Otherwise, it starts at any vertex with
 * edges. `undefined` when the degrees allow no walk, or when there are no
 * edges.
 */
const startOf = <V>(
  graph: Graph<V>,
  crossings: ReadonlyMap<V, readonly Crossing<V>[]>,
): { vertex: V } | undefined => {
  let start: { vertex: V } | undefined
  let uneven = 0
  for (const [vertex, balance] of balancesOf(graph)) {
    if (Math.abs(balance) > 1) return undefined
    uneven += Math.abs(balance)
    if (
      balance === 1 ||
      (!start && balance === 0 && crossings.get(vertex)?.length !== 0)
    )
      start = { vertex }
  }
  return uneven <= 2 ? start : undefined
}
// #endregion start

// #region balances
/**
 * For each vertex, the number of outgoing minus incoming edges. In an
 * undirected graph, 1 for an odd number of edges and 0 for an even number.
 */
const balancesOf = <V>(graph: Graph<V>): Map<V, number> => {
  const balances = new Map<V, number>()
  for (const vertex of graph.vertices()) balances.set(vertex, 0)
  const change = (vertex: V, by: number): void => {
    const balance = (balances.get(vertex) as number) + by
    balances.set(vertex, graph.directed ? balance : Math.abs(balance % 2))
  }
  for (const { from, to } of graph.edges()) {
    change(from, 1)
    change(to, -1)
  }
  return balances
}
// #endregion balances

const crossingsOf = <V>(graph: Graph<V>): Map<V, Crossing<V>[]> => {
  const crossings = new Map<V, Crossing<V>[]>()
  for (const vertex of graph.vertices()) crossings.set(vertex, [])
  let edge = 0
  for (const { from, to } of graph.edges()) {
    crossings.get(from)?.push({ to, edge })
    if (!graph.directed) crossings.get(to)?.push({ to: from, edge })
    edge++
  }
  return crossings
}
