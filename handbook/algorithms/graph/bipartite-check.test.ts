import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { graphs, longPath } from '../contracts/random-graphs.ts'
import { Graph } from '../data-structures/graph.ts'
import { bipartition, oddCycle } from './bipartite-check.ts'

/** Tries every way to paint the vertices with two colours. */
const isBipartite = (graph: Graph<number>): boolean => {
  for (let colors = 0; colors < 2 ** graph.vertexCount; colors++) {
    if ([...graph.edges()].every(({ from, to }) => (colors >> from) % 2 !== (colors >> to) % 2)) return true
  }
  return false
}

describe('two groups', () => {
  it('are found if and only if there is no odd cycle', () => {
    fc.assert(
      fc.property(graphs({ directed: false, edges: 8 }), (graph) => {
        const groups = bipartition(graph)
        const cycle = oddCycle(graph)
        expect(groups !== undefined).toBe(isBipartite(graph))
        expect(cycle === undefined).toBe(isBipartite(graph))
        for (const { from, to } of groups ? graph.edges() : [])
          expect(groups?.left.has(from)).toBe(groups?.right.has(to))
        expect((groups?.left.size ?? 0) + (groups?.right.size ?? 0)).toBe(groups ? graph.vertexCount : 0)
        const vertices = cycle ?? [0]
        expect(vertices.length % 2).toBe(1)
        expect(new Set(vertices).size).toBe(vertices.length)
        const closed = vertices.every((vertex, index) =>
          graph.hasEdge(vertex, vertices[(index + 1) % vertices.length] ?? NaN),
        )
        expect(closed || cycle === undefined).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('split a square, but not a triangle or a loop', () => {
    const square = Graph.from(
      [
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'd'],
        ['d', 'a'],
      ],
      { directed: false },
    )
    expect(bipartition(square)).toEqual({ left: new Set(['a', 'c']), right: new Set(['b', 'd']) })
    expect(oddCycle(square)).toBeUndefined()
    expect(
      oddCycle(
        Graph.from(
          [
            ['a', 'b'],
            ['b', 'c'],
            ['c', 'a'],
          ],
          { directed: false },
        ),
      ),
    ).toEqual(['a', 'b', 'c'])
    expect(bipartition(Graph.from([['a', 'a']], { directed: false }))).toBeUndefined()
    expect(oddCycle(Graph.from([['a', 'a']], { directed: false }))).toEqual(['a'])
  })

  it('take nothing, long paths and only undirected graphs', () => {
    expect(bipartition(new Graph({ directed: false }))).toEqual({ left: new Set(), right: new Set() })
    expect(bipartition(longPath(false))?.left.size).toBe(25_000)
    for (const check of [bipartition, oddCycle])
      expect(() => check(new Graph({ directed: true }))).toThrow('The graph is directed; use an undirected one.')
  })
})
