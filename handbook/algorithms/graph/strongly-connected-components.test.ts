import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { graphs, longPath, reaches } from '../contracts/random-graphs.ts'
import { Graph } from '../data-structures/graph.ts'
import {
  reversed,
  stronglyConnectedComponents,
  stronglyConnectedComponentsByTwoWalks,
} from './strongly-connected-components.ts'

describe.each([
  ['stronglyConnectedComponents', stronglyConnectedComponents, 'after'],
  ['stronglyConnectedComponentsByTwoWalks', stronglyConnectedComponentsByTwoWalks, 'before'],
] as const)('%s', (_, componentsOf, place) => {
  it('groups what reaches each other', () => {
    const graph = Graph.from(
      [
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'a'],
        ['c', 'd'],
        ['d', 'e'],
        ['e', 'd'],
        ['e', 'f'],
      ],
      { directed: true },
    )
    const expected = [['a', 'b', 'c'], ['d', 'e'], ['f']]
    const components = componentsOf(graph).map((component) => component.toSorted())
    expect(components).toEqual(place === 'before' ? expected : expected.toReversed())
  })

  it('follows the definition', () => {
    fc.assert(
      fc.property(graphs({ directed: true }), (graph) => {
        const components = componentsOf(graph)
        const indexOf = (vertex: number): number => components.findIndex((component) => component.includes(vertex))
        expect(components.flat().toSorted()).toEqual([...graph.vertices()])
        for (const a of graph.vertices()) {
          for (const b of graph.vertices())
            expect(indexOf(a) === indexOf(b)).toBe(reaches(graph, a, b) && reaches(graph, b, a))
        }
        for (const { from, to } of graph.edges())
          expect(place === 'after' ? indexOf(from) - indexOf(to) : indexOf(to) - indexOf(from)).toBeGreaterThanOrEqual(
            0,
          )
      }),
      { numRuns: 200 },
    )
  })

  it('takes nothing, long paths and only directed graphs', () => {
    expect(componentsOf(new Graph({ directed: true }))).toEqual([])
    expect(componentsOf(longPath(true))).toHaveLength(50_000)
    expect(componentsOf(longPath(true).addEdge(49_999, 0))).toHaveLength(1)
    expect(() => componentsOf(new Graph({ directed: false }))).toThrow('The graph is undirected; use a directed one.')
  })
})

it('turns edges round', () => {
  const graph = Graph.from([['a', 'b', 7]], { directed: true }).addVertex('c')
  expect([...reversed(graph).edges()]).toEqual([{ from: 'b', to: 'a', weight: 7 }])
  expect([...reversed(graph).vertices()]).toEqual(['a', 'b', 'c'])
})
