import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countParts, graphs, longPath, without } from '../contracts/random-graphs.ts'
import { Graph } from '../data-structures/graph.ts'
import { articulationPoints } from './articulation-points.ts'
import { bridges } from './bridges.ts'

// Two triangles that share c, and a tail.
const bowTie = Graph.from(
  [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'a'],
    ['c', 'd'],
    ['d', 'e'],
    ['e', 'c'],
    ['e', 'f'],
  ],
  { directed: false },
)

describe('articulation points', () => {
  it('hold a graph together', () => {
    expect([...articulationPoints(bowTie)].toSorted()).toEqual(['c', 'e'])
  })

  it('are the vertices whose removal makes more parts', () => {
    fc.assert(
      fc.property(graphs({ directed: false, vertices: 7 }), (graph) => {
        const parts = countParts(graph)
        const expected = [...graph.vertices()].filter((vertex) => countParts(without(graph, { vertex })) > parts)
        expect([...articulationPoints(graph)].toSorted()).toEqual(expected)
      }),
      { numRuns: 300 },
    )
  })

  it('take nothing, long paths and only undirected graphs', () => {
    expect(articulationPoints(new Graph({ directed: false })).size).toBe(0)
    expect(articulationPoints(longPath(false)).size).toBe(49_998)
    expect(() => articulationPoints(new Graph({ directed: true }))).toThrow(
      'The graph is directed; use an undirected one.',
    )
  })
})

describe('bridges', () => {
  it('hold a graph together', () => {
    expect(bridges(bowTie)).toEqual([{ from: 'e', to: 'f', weight: 1 }])
    expect(
      bridges(
        Graph.from(
          [
            ['a', 'b'],
            ['b', 'a'],
          ],
          { directed: false },
        ),
      ),
    ).toEqual([])
  })

  it('are the edges whose removal makes more parts', () => {
    fc.assert(
      fc.property(graphs({ directed: false, vertices: 7 }), (graph) => {
        const parts = countParts(graph)
        const expected = [...graph.edges()].filter((_, edge) => countParts(without(graph, { edge })) > parts)
        const ends = (edges: { from: number; to: number }[]) =>
          edges.map(({ from, to }) => `${Math.min(from, to)}–${Math.max(from, to)}`).toSorted()
        expect(ends(bridges(graph))).toEqual(ends(expected))
      }),
      { numRuns: 300 },
    )
  })

  it('take nothing, long paths and only undirected graphs', () => {
    expect(bridges(new Graph({ directed: false }))).toEqual([])
    expect(bridges(longPath(false))).toHaveLength(49_999)
    expect(() => bridges(new Graph({ directed: true }))).toThrow(RangeError)
  })
})
