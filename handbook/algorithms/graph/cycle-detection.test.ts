import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyGraphs, countParts, graphs, longPath, reaches } from '../contracts/random-graphs.ts'
import { Graph } from '../data-structures/graph.ts'
import { findCycle, hasCycleByUnion } from './cycle-detection.ts'

/** A directed edge is on a cycle when a path leads from its end to its start. A forest has no undirected cycle. */
const isCyclic = (graph: Graph<number>): boolean =>
  graph.directed
    ? [...graph.edges()].some(({ from, to }) => reaches(graph, to, from))
    : graph.edgeCount > graph.vertexCount - countParts(graph)

describe('findCycle', () => {
  it('finds a cycle if and only if there is one', () => {
    fc.assert(
      fc.property(anyGraphs({ edges: 7 }), (graph) => {
        const cycle = findCycle(graph)
        expect(cycle !== undefined).toBe(isCyclic(graph))
        const vertices = cycle ?? []
        expect(new Set(vertices).size).toBe(vertices.length)
        expect(
          vertices.every((vertex, index) => graph.hasEdge(vertex, vertices[(index + 1) % vertices.length] ?? NaN)),
        ).toBe(true)
        // Two vertices form an undirected cycle only with two edges between them.
        const parallel = [...graph.neighbors(vertices[0] ?? 0)].filter(({ to }) => to === vertices[1]).length
        expect(!graph.directed && vertices.length === 2 ? parallel : 2).toBeGreaterThanOrEqual(2)
      }),
      { numRuns: 500 },
    )
  })

  it('knows the small cases', () => {
    expect(
      findCycle(
        Graph.from(
          [
            ['a', 'b'],
            ['b', 'c'],
            ['c', 'b'],
          ],
          { directed: true },
        ),
      ),
    ).toEqual(['b', 'c'])
    expect(
      findCycle(
        Graph.from(
          [
            ['a', 'b'],
            ['a', 'c'],
            ['b', 'c'],
          ],
          { directed: true },
        ),
      ),
    ).toBeUndefined()
    expect(
      findCycle(
        Graph.from(
          [
            ['a', 'b'],
            ['b', 'a'],
          ],
          { directed: false },
        ),
      ),
    ).toEqual(['a', 'b'])
    expect(
      findCycle(
        Graph.from(
          [
            ['a', 'b'],
            ['b', 'b'],
          ],
          { directed: false },
        ),
      ),
    ).toEqual(['b'])
    expect(findCycle(new Graph({ directed: true }))).toBeUndefined()
    expect(findCycle(longPath(false))).toBeUndefined()
    expect(findCycle(longPath(true).addEdge(49_999, 0))).toHaveLength(50_000)
  })
})

describe('hasCycleByUnion', () => {
  it('agrees', () => {
    fc.assert(
      fc.property(graphs({ directed: false, edges: 7 }), (graph) => {
        expect(hasCycleByUnion(graph)).toBe(isCyclic(graph))
      }),
    )
    expect(() => hasCycleByUnion(new Graph({ directed: true }))).toThrow('use findCycle, or an undirected graph')
  })
})
