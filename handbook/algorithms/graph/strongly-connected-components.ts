import { Graph } from '../data-structures/graph.ts'
import { checkDirected } from './check-direction.ts'
import { depthFirstWalk } from './depth-first-search.ts'

export { Graph } from '../data-structures/graph.ts'

// #region tarjan
/**
 * Returns the strongly connected components: the largest groups of vertices
 * in which each vertex can reach all others. A component comes after all
 * components that it leads to. Tarjan's algorithm: one depth-first walk.
 * O(V + E) time, O(V) space. Throws a `RangeError` for an undirected graph.
 * Source: Tarjan, "Depth-first search and linear graph algorithms", SIAM
 * Journal on Computing 1 (1972).
 */
export const stronglyConnectedComponents = <V>(graph: Graph<V>): V[][] => {
  checkDirected(graph)
  const indices = new Map<V, number>()
  /** The smallest known index that can be reached within the component. */
  const lows = new Map<V, number>()
  /**
   * Vertices whose component is not complete, in the order in which they
   * were entered.
   */
  const open: V[] = []
  const isOpen = new Set<V>()
  const components: V[][] = []
  const lower = (vertex: V, index: number): void => {
    lows.set(vertex, Math.min(lows.get(vertex) as number, index))
  }
  for (const step of depthFirstWalk(graph)) {
    if (step.kind === 'enter') {
      lows.set(step.vertex, indices.size)
      indices.set(step.vertex, indices.size)
      open.push(step.vertex)
      isOpen.add(step.vertex)
    } else if (step.kind === 'revisit') {
      if (isOpen.has(step.edge.to))
        lower(step.edge.from, indices.get(step.edge.to) as number)
    } else {
      const low = lows.get(step.vertex) as number
      if (step.via) lower(step.via.from, low)
      if (low !== indices.get(step.vertex)) continue
      // This vertex reaches no open vertex that was entered earlier. So all
      // open vertices from this one on form its component.
      const component: V[] = []
      while (isOpen.has(step.vertex)) {
        const member = open.pop() as V
        isOpen.delete(member)
        component.push(member)
      }
      components.push(component.toReversed())
    }
  }
  return components
}
// #endregion tarjan

// #region two-walks
/**
 * Returns the same components by two walks, each component before the
 * components that it leads to. The first walk finds the order in which
 * vertices are left. The second walk follows the edges backwards, and
 * starts at the vertex that was left last. It leaves a component only
 * towards a finished component. O(V + E) time and space, for the reversed
 * graph. Throws a `RangeError` for an undirected graph.
 * Source: Sharir, "A strong-connectivity algorithm and its applications in
 * data flow analysis", Computers & Mathematics with Applications 7 (1981),
 * and Kosaraju, unpublished.
 */
export const stronglyConnectedComponentsByTwoWalks = <V>(
  graph: Graph<V>,
): V[][] => {
  checkDirected(graph)
  const order: V[] = []
  for (const step of depthFirstWalk(graph))
    if (step.kind === 'leave') order.push(step.vertex)
  const components: V[][] = []
  for (const step of depthFirstWalk(reversed(graph), order.toReversed())) {
    if (step.kind !== 'enter') continue
    if (step.via === undefined) components.push([])
    components.at(-1)?.push(step.vertex)
  }
  return components
}

/** Returns the graph with all edges reversed. O(V + E). */
export const reversed = <V>(graph: Graph<V>): Graph<V> => {
  const result = new Graph<V>({ directed: graph.directed })
  for (const vertex of graph.vertices()) result.addVertex(vertex)
  for (const { from, to, weight } of graph.edges())
    result.addEdge(to, from, weight)
  return result
}
// #endregion two-walks
