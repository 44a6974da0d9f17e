import type { Graph } from '../data-structures/graph.ts'

/** Shortest paths between all pairs of vertices. */
export interface AllShortestPaths<V> {
  /**
   * Whether a cycle of negative length was found; distances and paths mean
   * nothing then.
   */
  readonly hasNegativeCycle: boolean
  /**
   * Returns the length of the shortest path, Infinity when there is none.
   * O(1). Throws a `RangeError` for unknown vertices.
   */
  distance(from: V, to: V): number
  /**
   * Returns the vertices of the shortest path, both ends included,
   * `undefined` when there is none. O(k) for k vertices on it. Throws a
   * `RangeError` for unknown vertices, and when there is a negative cycle,
   * or one of length 0 that rounding made negative.
   */
  path(from: V, to: V): V[] | undefined
}

/**
 * Returns the shortest paths between all pairs of vertices, negative
 * weights allowed. O(V³) time, O(V²) space. An edge of infinite weight
 * counts as none; an undirected one of negative weight is a negative cycle,
 * there and back. Throws a `RangeError` when an edge weighs -Infinity.
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
  // After round k, distances[i][j] is the shortest over paths whose inner
  // vertices are among the first k + 1.
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
      // A shortest path visits no vertex twice; but rounding can make a
      // walk round a cycle of length 0 look shorter.
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
 * Distances over single edges, and for each pair the index of the next
 * vertex on the way.
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
