import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Graph } from '../data-structures/graph.ts'
import type { SpanningForest } from '../graph/spanning-forest.ts'
import { countParts, graphs, longPath } from './random-graphs.ts'

/** Declares the tests that every algorithm for minimum spanning trees must pass. */
export const testSpanningTrees = (span: <V>(graph: Graph<V>) => SpanningForest<V>): void => {
  describe('spanning trees', () => {
    it('are the lightest of all', () => {
      const weight = fc.integer({ min: -9, max: 9 })
      fc.assert(
        fc.property(graphs({ directed: false, weight, vertices: 5, edges: 8 }), (graph) => {
          const { edges, weight } = span(graph)
          const parts = countParts(graph)
          expect(edges).toHaveLength(graph.vertexCount - parts)
          expect(countParts(graphOf(graph, edges))).toBe(parts)
          expect(weight).toBe(edges.reduce((sum, edge) => sum + edge.weight, 0))
          expect(weight).toBe(lightestByTrying(graph, parts))
          // Each edge is one of the graph's, whichever end it is seen from.
          const known = new Set([...graph.vertices()].flatMap((vertex) => [...graph.neighbors(vertex)]))
          expect(edges.every((edge) => known.has(edge))).toBe(true)
        }),
        { numRuns: 200 },
      )
    })

    it('leave out the heaviest edge of a cycle', () => {
      const graph = Graph.from(
        [
          ['a', 'b', 1],
          ['b', 'c', 2],
          ['c', 'a', 3],
          ['a', 'a', -9],
          ['b', 'a', 5],
        ],
        { directed: false },
      )
      expect(span(graph).weight).toBe(3)
    })

    it('connect each part of its own', () => {
      const graph = Graph.from(
        [
          ['a', 'b', 1],
          ['c', 'd', 2],
        ],
        { directed: false },
      ).addVertex('e')
      expect(span(graph).edges).toHaveLength(2)
      expect(span(new Graph({ directed: false }))).toEqual({ edges: [], weight: 0 })
    })

    it('use edges of infinite weight where there are no others', () => {
      expect(span(Graph.from([['a', 'b', Infinity]], { directed: false })).weight).toBe(Infinity)
    })

    it('take any values for vertices and long paths', () => {
      expect(
        span(
          Graph.from<unknown>(
            [
              [NaN, undefined, 2],
              [undefined, NaN, 1],
            ],
            { directed: false },
          ),
        ).weight,
      ).toBe(1)
      expect(span(longPath(false)).edges).toHaveLength(49_999)
    })

    it('need an undirected graph', () => {
      expect(() => span(new Graph({ directed: true }))).toThrow(
        new RangeError('The graph is directed; use an undirected one.'),
      )
    })
  })
}

const graphOf = (graph: Graph<number>, edges: SpanningForest<number>['edges']): Graph<number> => {
  const result = new Graph<number>({ directed: false })
  for (const vertex of graph.vertices()) result.addVertex(vertex)
  for (const { from, to } of edges) result.addEdge(from, to)
  return result
}

/** Tries every choice of as many edges as a spanning forest has. */
const lightestByTrying = (graph: Graph<number>, parts: number): number => {
  const edges = [...graph.edges()]
  let lightest = Infinity
  for (let choice = 0; choice < 2 ** edges.length; choice++) {
    const chosen = edges.filter((_, index) => (choice >> index) % 2 === 1)
    if (chosen.length !== graph.vertexCount - parts || countParts(graphOf(graph, chosen)) !== parts) continue
    lightest = Math.min(
      lightest,
      chosen.reduce((sum, edge) => sum + edge.weight, 0),
    )
  }
  return lightest
}
