import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { graphs, longPath, reaches } from '../contracts/random-graphs.ts'
import { Graph } from '../data-structures/graph.ts'
import { topologicalSort, topologicalSortDepthFirst } from './topological-sorting.ts'

describe.each([
  ['topologicalSort', topologicalSort],
  ['topologicalSortDepthFirst', topologicalSortDepthFirst],
])('%s', (_, sort) => {
  it('puts what is needed first', () => {
    const graph = Graph.from(
      [
        ['socks', 'shoes'],
        ['trousers', 'shoes'],
        ['trousers', 'belt'],
      ],
      { directed: true },
    )
    const order = sort(graph) ?? []
    expect(order.toSorted()).toEqual(['belt', 'shoes', 'socks', 'trousers'])
    for (const { from, to } of graph.edges()) expect(order.indexOf(from)).toBeLessThan(order.indexOf(to))
  })

  it('sorts every graph without a cycle, and no other', () => {
    fc.assert(
      fc.property(graphs({ directed: true }), (graph) => {
        const cyclic = [...graph.edges()].some(({ from, to }) => reaches(graph, to, from))
        const order = sort(graph)
        expect(order === undefined).toBe(cyclic)
        expect((order ?? [...graph.vertices()]).toSorted()).toEqual([...graph.vertices()])
        for (const { from, to } of order ? graph.edges() : [])
          expect(order?.indexOf(from)).toBeLessThan(order?.indexOf(to) ?? -1)
      }),
      { numRuns: 300 },
    )
  })

  it('takes nothing, long paths and only directed graphs', () => {
    expect(sort(new Graph({ directed: true }))).toEqual([])
    expect(sort(longPath(true))?.at(-1)).toBe(49_999)
    expect(() => sort(new Graph({ directed: false }))).toThrow(
      new RangeError('The graph is undirected; use a directed one.'),
    )
  })
})
