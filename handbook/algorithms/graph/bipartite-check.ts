import type { Graph } from '../data-structures/graph.ts'
import { Queue } from '../data-structures/queue.ts'
import { checkUndirected } from './check-direction.ts'
import { depthFirstWalk } from './depth-first-search.ts'

/**
 * Two groups of vertices. Every edge connects a vertex of one group to a
 * vertex of the other.
 */
export interface Bipartition<V> {
  readonly left: ReadonlySet<V>
  readonly right: ReadonlySet<V>
}

// #region bipartition
/**
 * Returns the two groups of an undirected graph, or `undefined` when an odd
 * cycle makes them impossible. The first vertex of each component is in the
 * left group. A breadth-first search puts neighbours into opposite groups.
 * O(V + E) time, O(V) space. Throws a `RangeError` for a directed graph.
 * Source: Sedgewick and Wayne, "Algorithms", 4th edition, section 4.1.
 */
export const bipartition = <V>(graph: Graph<V>): Bipartition<V> | undefined => {
  checkUndirected(graph)
  const left = new Set<V>()
  const right = new Set<V>()
  const waiting = new Queue<V>()
  for (const start of graph.vertices()) {
    if (left.has(start) || right.has(start)) continue
    left.add(start)
    waiting.enqueue(start)
    while (waiting.size > 0) {
      const vertex = waiting.dequeue() as V
      const [own, other] = left.has(vertex) ? [left, right] : [right, left]
      for (const { to } of graph.neighbors(vertex)) {
        if (own.has(to)) return undefined
        if (other.has(to)) continue
        other.add(to)
        waiting.enqueue(to)
      }
    }
  }
  return { left, right }
}
// #endregion bipartition

// #region odd-cycle
/**
 * Returns the vertices of a cycle of odd length in order, or `undefined`
 * when there is none. Such a cycle proves that an undirected graph is not
 * bipartite. O(V + E) time, O(V) space. Throws a `RangeError` for a
 * directed graph.
 * Source: D. Kőnig proved that a graph is bipartite if and only if it has
 * no odd cycle.
 */
export const oddCycle = <V>(graph: Graph<V>): V[] | undefined => {
  checkUndirected(graph)
  const path: V[] = []
  const places = new Map<V, number>()
  for (const step of depthFirstWalk(graph)) {
    if (step.kind === 'enter') {
      places.set(step.vertex, path.length)
      path.push(step.vertex)
    } else if (step.kind === 'leave') {
      path.pop()
      places.delete(step.vertex)
    } else {
      // The place is undefined when the walk has left the other end. It
      // checked this edge there.
      const place = places.get(step.edge.to)
      if (place !== undefined && (path.length - place) % 2 === 1)
        return path.slice(place)
    }
  }
  return undefined
}
// #endregion odd-cycle
