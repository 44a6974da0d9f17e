import type { Graph } from '../data-structures/graph.ts'

/** Shortest paths between all pairs of vertices. */
export interface AllShortestPaths<V> {
  /**
   * Whether there is a cycle of negative length. If there is, distances and
   * paths have no meaning.
   */
  readonly hasNegativeCycle: boolean
  /**
   * Returns the length of the shortest path, Infinity when there is none.
   * O(1). Throws a `RangeError` for unknown vertices.
   */
  distance(from: V, to: V): number
  /**
   * Returns the vertices of the shortest path including both ends,
   * `undefined` when there is none. O(k) for k vertices on the path. Throws
   * a `RangeError` for unknown vertices and after a negative cycle.
   * Rounding can make a cycle of length 0 negative.
   */
  path(from: V, to: V): V[] | undefined
}

/**
 * Returns the shortest paths between all pairs of vertices. Negative
 * weights are allowed. O(V³) time, O(V²) space. An edge of infinite weight
 * counts as missing. An undirected edge of negative weight is a negative
 * cycle, because a path can use it in both directions. Throws a
 * `RangeError` when an edge weighs -Infinity.
 * Sources: Floyd, "Algorithm 97: Shortest path", Communications of the ACM
 * 5 (1962); Warshall, "A theorem on Boolean matrices", Journal of the ACM 9
 * (1962).
 */
export const floydWarshall = <V>(graph: Graph<V>): AllShortestPaths<V> => {
  const vertices = [...graph.vertices()]
  const indices = new Map(vertices.map((vertex, index) => [vertex, index]))
  const { distances, nextSteps } = matricesOf(graph, indices)
  // #region rounds
  let hasNegativeCycle = distances.some((row, i) => (row[i] as number) < 0)
  // After round k, distances[i][j] is the length of the shortest path whose
  // inner vertices are among the first k + 1.
  for (let k = 0; k < vertices.length && !hasNegativeCycle; k++) {
    const throughK = distances[k] as number[]
    for (const [i, row] of distances.entries()) {
      const toK = row[k] as number
      if (toK === Infinity) continue
      for (const [j, fromK] of throughK.entries()) {
        if (toK + fromK >= (row[j] as number)) continue
        row[j] = toK + fromK
        const steps = nextSteps[i] as number[]
        steps[j] = steps[k] as number
      }
      if ((row[i] as number) < 0) hasNegativeCycle = true
    }
  }
  // #endregion rounds

  const indexOf = (vertex: V): number => {
    const index = indices.get(vertex)
    if (index === undefined)
      throw new RangeError(
        `${String(vertex)} is not a vertex of the graph; add it first.`,
      )
    return index
  }
  const distance = (from: V, to: V): number =>
    distances[indexOf(from)]?.[indexOf(to)] as number
  // #region path
  const path = (from: V, to: V): V[] | undefined => {
    if (hasNegativeCycle) {
      throw new RangeError(
        'The graph has a cycle of negative length, so no path is the shortest; find the cycle with bellmanFord.',
      )
    }
    if (distance(from, to) === Infinity) return undefined
    const target = indexOf(to)
    const path = [from]
    for (let index = indexOf(from); index !== target;) {
      // A shortest path visits no vertex twice. But rounding can make a
      // cycle of length 0 look shorter than 0.
      if (path.length === vertices.length) {
        throw new RangeError(
          `The steps from ${String(from)} to ${String(to)} lead round a cycle of length 0; use whole numbers as weights.`,
        )
      }
      index = nextSteps[index]?.[target] as number
      path.push(vertices[index] as V)
    }
    return path
  }
  // #endregion path
  return { hasNegativeCycle, distance, path }
}

// #region matrices
/**
 * The distances along single edges and, for each pair, the index of the
 * next vertex on the path.
 */
const matricesOf = <V>(
  graph: Graph<V>,
  indices: ReadonlyMap<V, number>,
): { distances: number[][]; nextSteps: number[][] } => {
  const size = indices.size
  const distances = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, j) => (i === j ? 0 : Infinity)),
  )
  const nextSteps = distances.map((row) => row.map((_, j) => j))
  for (const [vertex, i] of indices) {
    const row = distances[i] as number[]
    for (const { to, weight } of graph.neighbors(vertex)) {
      if (weight === -Infinity) {
        throw new RangeError(
          `The edge from ${String(vertex)} to ${String(to)} weighs -Infinity; use a finite weight.`,
        )
      }
      const j = indices.get(to) as number
      row[j] = Math.min(row[j] as number, weight)
    }
  }
  return { distances, nextSteps }
}
// #endregion matrices
