import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Graph } from '../data-structures/graph.ts'
import { anyGraphs, graphs, longPath } from './random-graphs.ts'

/** Finds the shortest path between two vertices, `undefined` when there is none. */
export type ShortestPathSolver = <V>(graph: Graph<V>, from: V, to: V) => { path: V[]; distance: number } | undefined

/** Declares the tests that every algorithm for shortest paths must pass; an unweighted one counts each edge as 1. */
export const testShortestPaths = (solve: ShortestPathSolver, { unweighted = false } = {}): void => {
  describe('shortest paths', () => {
    it('are as short as the best of all simple paths', () => {
      const weight = unweighted ? fc.constant(1) : fc.nat(9)
      fc.assert(
        fc.property(anyGraphs({ weight }), fc.nat(), fc.nat(), (graph, a, b) => {
          expectShortest(solve, { graph, from: a % graph.vertexCount, to: b % graph.vertexCount })
        }),
        { numRuns: 300 },
      )
    })

    it('take a detour that is cheaper, and the cheapest of parallel edges', () => {
      const graph = Graph.from(
        [
          ['a', 'c', 9],
          ['a', 'b', 5],
          ['a', 'b', 2],
          ['b', 'b', 0],
          ['b', 'c', 3],
        ],
        { directed: true },
      )
      expect(solve(graph, 'a', 'c')).toEqual(
        unweighted ? { path: ['a', 'c'], distance: 1 } : { path: ['a', 'b', 'c'], distance: 5 },
      )
    })

    it('know that an edge of infinite weight is none', () => {
      const graph = Graph.from([['a', 'b', Infinity]], { directed: false })
      expect(solve(graph, 'a', 'b')).toEqual(unweighted ? { path: ['a', 'b'], distance: 1 } : undefined)
    })

    it('lead from a vertex to itself without a step', () => {
      expect(solve(Graph.from([['a', 'a', 4]], { directed: true }), 'a', 'a')).toEqual({ path: ['a'], distance: 0 })
    })

    it('take any values for vertices', () => {
      const graph = Graph.from<unknown>(
        [
          [NaN, undefined, 1],
          [undefined, 0, 1],
        ],
        { directed: true },
      )
      expect(solve(graph, NaN, 0)).toEqual({ path: [NaN, undefined, 0], distance: 2 })
      expect(solve(graph, 0, undefined)).toBeUndefined()
    })

    it('start at a vertex of the graph', () => {
      expect(() => solve(Graph.from([['a', 'b']], { directed: true }), 'x', 'a')).toThrow(
        new RangeError('x is not a vertex of the graph; add it first.'),
      )
    })
  })
}

/** Declares the test of algorithms that allow negative weights. */
export const testNegativeWeights = (solve: ShortestPathSolver): void => {
  it('may have negative weights, as long as no cycle is negative', () => {
    // Differences of heights along edges never add up to less than 0 around a cycle.
    const heights = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(graphs({ directed: true, weight: fc.nat(9) }), heights, fc.nat(), fc.nat(), (flat, heights, a, b) => {
        const graph = new Graph<number>({ directed: true })
        for (const vertex of flat.vertices()) graph.addVertex(vertex)
        for (const { from, to, weight } of flat.edges())
          graph.addEdge(from, to, weight + (heights[to] ?? 0) - (heights[from] ?? 0))
        expectShortest(solve, { graph, from: a % graph.vertexCount, to: b % graph.vertexCount })
      }),
      { numRuns: 300 },
    )
  })
}

/**
 * Declares the test of algorithms that must refuse negative weights: without the check, their results would be wrong or
 * their time exponential.
 */
export const testNegativeWeightsRefused = (solve: ShortestPathSolver): void => {
  it('refuse negative weights', () => {
    expect(() => solve(Graph.from([['a', 'b', -1]], { directed: true }), 'a', 'b')).toThrow(
      'has the weight -1; use bellmanFord.',
    )
  })
}

/** Declares the test of algorithms that are fast enough for it. */
export const testLongPaths = (solve: ShortestPathSolver): void => {
  it('do not overflow the stack', () => {
    const found = solve(longPath(true), 0, 49_999)
    expect([found?.distance, found?.path.length]).toEqual([49_999, 50_000])
  })
}

const expectShortest = (
  solve: ShortestPathSolver,
  { graph, from, to }: { graph: Graph<number>; from: number; to: number },
): void => {
  const found = solve(graph, from, to)
  const expected = shortestByTrying(graph, from, to)
  expect(found?.distance ?? Infinity).toBe(expected)
  expect(found === undefined || lengthOf(graph, found.path) === expected).toBe(true)
  expect(found?.path.at(0) ?? from).toBe(from)
  expect(found?.path.at(-1) ?? to).toBe(to)
}

/** Tries every simple path. With negative weights but without negative cycles none of the others is shorter. */
const shortestByTrying = (graph: Graph<number>, from: number, to: number, seen: readonly number[] = []): number => {
  if (from === to) return 0
  let shortest = Infinity
  for (const edge of graph.neighbors(from)) {
    if (seen.includes(edge.to)) continue
    shortest = Math.min(shortest, edge.weight + shortestByTrying(graph, edge.to, to, [...seen, from]))
  }
  return shortest
}

const lengthOf = (graph: Graph<number>, path: readonly number[]): number => {
  let length = 0
  for (const [index, vertex] of path.entries()) {
    if (index === 0) continue
    const weights = [...graph.neighbors(path[index - 1] as number)]
      .filter((edge) => edge.to === vertex)
      .map((edge) => edge.weight)
    length += Math.min(...weights)
  }
  return length
}
