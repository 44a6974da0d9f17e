import type { Edge, Graph } from '../data-structures/graph.ts'
import { sameValueZero } from '../equal.ts'

/**
 * Returns the vertices of a cycle through every vertex exactly once, the
 * last of which leads to the first, or `undefined` when there is none. One
 * vertex needs a self loop; two of an undirected graph need parallel edges.
 * O(V!) time: nothing essentially better than trying is known for this
 * NP-complete problem. O(V) space.
 * Source: Garey and Johnson, "Computers and Intractability", for the
 * problem.
 */
export const hamiltonianCycle = <V>(graph: Graph<V>): V[] | undefined => {
  for (const cycle of hamiltonianCycles(graph)) return cycle
  return undefined
}

// #region cycles
/**
 * Yields all such cycles, each from the graph's first vertex on; an
 * undirected one of three or more vertices comes once in each direction,
 * and parallel edges repeat it. Backtracking: lengthen the path while
 * possible, else give up its last vertex. O(V!) time in all, O(V) space.
 */
export function* hamiltonianCycles<V>(
  graph: Graph<V>,
): Generator<V[], void, undefined> {
  const path: V[] = []
  const onPath = new Set<V>()
  /**
   * For each vertex of the path, the edges from it that have not been tried
   * yet.
   */
  const untried: Iterator<Edge<V>>[] = []
  const enter = (vertex: V): void => {
    path.push(vertex)
    onPath.add(vertex)
    untried.push(graph.neighbors(vertex)[Symbol.iterator]())
  }
  // A cycle through all vertices passes the first: starting anywhere else
  // would only turn it.
  for (const start of graph.vertices()) {
    enter(start)
    break
  }
  while (path.length > 0) {
    const next = (untried.at(-1) as Iterator<Edge<V>>).next()
    if (next.done) {
      if (path.length === graph.vertexCount && closes(graph, path))
        yield [...path]
      untried.pop()
      onPath.delete(path.pop() as V)
    } else if (!onPath.has(next.value.to)) {
      enter(next.value.to)
    }
  }
}
// #endregion cycles

// #region closes
/** Whether an edge leads from the last vertex of the path to its first. */
const closes = <V>(graph: Graph<V>, path: readonly V[]): boolean => {
  let edges = 0
  for (const { to } of graph.neighbors(path.at(-1) as V))
    if (sameValueZero(to, path[0])) edges++
  // Between two vertices, an undirected edge cannot be both the way there
  // and the way back.
  return edges > (path.length === 2 && !graph.directed ? 1 : 0)
}
// #endregion closes
