import fc from 'fast-check'
import { Graph } from '../data-structures/graph.ts'

/** Which graphs to make. */
export interface GraphOptions {
  directed: boolean
  weight?: fc.Arbitrary<number>
  vertices?: number
  edges?: number
}

/** Graphs with vertices 0, 1, …: connected or not, with parallel edges and self loops, down to a single vertex. */
export const graphs = ({
  directed,
  weight = fc.constant(1),
  vertices = 6,
  edges = 10,
}: GraphOptions): fc.Arbitrary<Graph<number>> =>
  fc.integer({ min: 1, max: vertices }).chain((count) => {
    const vertex = fc.nat(count - 1)
    return fc.array(fc.tuple(vertex, vertex, weight), { maxLength: edges }).map((edges) => {
      const graph = new Graph<number>({ directed })
      for (let vertex = 0; vertex < count; vertex++) graph.addVertex(vertex)
      for (const [from, to, weight] of edges) graph.addEdge(from, to, weight)
      return graph
    })
  })

/** Graphs of both kinds. */
export const anyGraphs = (options: Omit<GraphOptions, 'directed'> = {}): fc.Arbitrary<Graph<number>> =>
  fc.oneof(graphs({ ...options, directed: true }), graphs({ ...options, directed: false }))

/** Whether `to` can be reached from `from`, by the definition: along some edge to a vertex from which it can be. */
export const reaches = <V>(graph: Graph<V>, from: V, to: V, seen: ReadonlySet<V> = new Set()): boolean =>
  from === to ||
  [...graph.neighbors(from)].some((edge) => !seen.has(edge.to) && reaches(graph, edge.to, to, new Set([...seen, from])))

/** Number of parts that an undirected graph consists of. */
export const countParts = <V>(graph: Graph<V>): number => {
  const seen: V[] = []
  for (const vertex of graph.vertices()) if (!seen.some((other) => reaches(graph, other, vertex))) seen.push(vertex)
  return seen.length
}

/** The graph without one edge, identified by its place among `edges()`, or without a vertex. */
export const without = <V>(graph: Graph<V>, { edge, vertex }: { edge?: number; vertex?: V }): Graph<V> => {
  const rest = new Graph<V>({ directed: graph.directed })
  for (const other of graph.vertices()) if (vertex === undefined || other !== vertex) rest.addVertex(other)
  for (const [index, { from, to, weight }] of [...graph.edges()].entries()) {
    if (index !== edge && (vertex === undefined || (from !== vertex && to !== vertex))) rest.addEdge(from, to, weight)
  }
  return rest
}

/** A path with so many vertices that recursion along it would overflow the stack. */
export const longPath = (directed: boolean, length = 50_000): Graph<number> => {
  const graph = new Graph<number>({ directed }).addVertex(0)
  for (let vertex = 1; vertex < length; vertex++) graph.addEdge(vertex - 1, vertex)
  return graph
}
