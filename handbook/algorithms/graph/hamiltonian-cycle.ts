import type { Edge, Graph } from '../data-structures/graph.ts'
import { sameValueZero } from '../equal.ts'

/**
 * Returns the vertices of a cycle through every vertex exactly once, or
 * `undefined` when there is none. The last vertex has an edge to the first.
 * One vertex needs a self loop, and two vertices of an undirected graph
 * need parallel edges. O(V!) time, unless there are parallel edges: no
 * polynomial algorithm is known for this NP-complete problem. O(V) space.
 * Source: Garey and Johnson, "Computers and Intractability", for the
 * problem.
 */
export const hamiltonianCycle = <V>(graph: Graph<V>): V[] | undefined => {
  for (const cycle of hamiltonianCycles(graph)) return cycle
  return undefined
}

// #region cycles
/**
 * Yields all such cycles, each from the graph's first vertex. An undirected
 * cycle of three or more vertices comes once in each direction, and
 * parallel edges repeat it. Backtracking: extends the path while possible,
 * and otherwise removes its last vertex. O(V!) time in all, unless there
 * are parallel edges. O(V) space.
 */
export function* hamiltonianCycles<V>(
  graph: Graph<V>,
): Generator<V[], void, undefined> {
  const path: V[] = []
  const onPath = new Set<V>()
  /**
   * For each vertex of the path, its edges that have not been tried yet.
   */
  const untried: Iterator<Edge<V>>[] = []
  const enter = (vertex: V): void => {
    path.push(vertex)
    onPath.add(vertex)
    untried.push(graph.neighbors(vertex)[Symbol.iterator]())
  }
  // A cycle through all vertices contains the first vertex. Another start
  // would only rotate the cycle.
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
  // With two vertices, the same undirected edge cannot lead there and back.
  return edges > (path.length === 2 && !graph.directed ? 1 : 0)
}
// #endregion closes
