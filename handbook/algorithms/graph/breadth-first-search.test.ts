import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyGraphs, countParts, graphs, longPath, reaches } from '../contracts/random-graphs.ts'
import { testLongPaths, testShortestPaths, type ShortestPathSolver } from '../contracts/shortest-path-contract.ts'
import { Graph } from '../data-structures/graph.ts'
import { breadthFirstPaths, breadthFirstSearch, connectedComponents } from './breadth-first-search.ts'
import { pathTo } from './shortest-paths.ts'

describe('breadth-first search', () => {
  it('goes level by level', () => {
    const graph = Graph.from(
      [
        ['a', 'b'],
        ['a', 'c'],
        ['b', 'd'],
        ['c', 'e'],
        ['d', 'f'],
        ['e', 'f'],
        ['x', 'a'],
      ],
      { directed: true },
    )
    expect([...breadthFirstSearch(graph, 'a')]).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })

  it('visits what can be reached, once, never nearer after farther', () => {
    fc.assert(
      fc.property(anyGraphs(), (graph) => {
        const order = [...breadthFirstSearch(graph, 0)]
        expect(order.toSorted()).toEqual([...graph.vertices()].filter((vertex) => reaches(graph, 0, vertex)))
        const { distances } = breadthFirstPaths(graph, 0)
        const levels = order.map((vertex) => distances.get(vertex) ?? NaN)
        expect(levels).toEqual(levels.toSorted((a, b) => a - b))
      }),
    )
  })

  it('is lazy', () => {
    const [first] = breadthFirstSearch(longPath(false), 0)
    expect(first).toBe(0)
    expect(() => breadthFirstSearch(new Graph({ directed: true }), 'x').next()).toThrow(
      'x is not a vertex of the graph',
    )
  })
})

describe('breadthFirstPaths', () => {
  const solve: ShortestPathSolver = (graph, from, to) => {
    const paths = breadthFirstPaths(graph, from)
    const path = pathTo(paths, to)
    return path && { path, distance: paths.distances.get(to) ?? NaN }
  }
  testShortestPaths(solve, { unweighted: true })
  testLongPaths(solve)
})

describe('connected components', () => {
  it('are the parts of a graph', () => {
    const graph = Graph.from(
      [
        ['a', 'b'],
        ['c', 'd'],
        ['b', 'a'],
      ],
      { directed: false },
    ).addVertex('e')
    expect(connectedComponents(graph)).toEqual([['a', 'b'], ['c', 'd'], ['e']])
    fc.assert(
      fc.property(graphs({ directed: false }), (graph) => {
        const components = connectedComponents(graph)
        expect(components).toHaveLength(countParts(graph))
        expect(components.flat().toSorted()).toEqual([...graph.vertices()])
      }),
    )
    expect(() => connectedComponents(new Graph({ directed: true }))).toThrow('use stronglyConnectedComponents')
  })
})
