import { describe, expect, it, vi } from 'vitest'
import fc from 'fast-check'
import { anyGraphs, graphs } from '../contracts/random-graphs.ts'
import {
  testLongPaths,
  testNegativeWeights,
  testNegativeWeightsRefused,
  testShortestPaths,
  type ShortestPathSolver,
} from '../contracts/shortest-path-contract.ts'
import { Graph } from '../data-structures/graph.ts'
import { aStar } from './a-star.ts'
import { bellmanFord } from './bellman-ford.ts'
import { dijkstra, dijkstraDense } from './dijkstra.ts'
import { floydWarshall } from './floyd-warshall.ts'
import { pathTo, type ShortestPaths } from './shortest-paths.ts'

const single =
  (solve: <V>(graph: Graph<V>, from: V, to: V) => ShortestPaths<V>): ShortestPathSolver =>
  (graph, from, to) => {
    const paths = solve(graph, from, to)
    const path = pathTo(paths, to)
    return path && { path, distance: paths.distances.get(to) ?? NaN }
  }

describe('dijkstra', () => {
  const solve = single((graph, from) => dijkstra(graph, from))
  testShortestPaths(solve)
  testNegativeWeightsRefused(solve)
  testLongPaths(solve)
})

describe('dijkstraDense', () => {
  const solve = single(dijkstraDense)
  testShortestPaths(solve)
  testNegativeWeightsRefused(solve)
})

describe('dijkstra with a target', () => {
  const solve = single((graph, from, target) => dijkstra(graph, from, { target }))
  testShortestPaths(solve)
  testNegativeWeightsRefused(solve)

  it('does not look at what is farther', () => {
    const graph = Graph.from(
      [
        ['a', 'b', 1],
        ['a', 'c', 5],
        ['c', 'd', -1],
      ],
      { directed: true },
    )
    expect(pathTo(dijkstra(graph, 'a', { target: 'b' }), 'b')).toEqual(['a', 'b'])
    expect(() => dijkstra(graph, 'a')).toThrow('The edge from c to d has the weight -1')
  })

  it('refuses a missing start that is also the target', () => {
    expect(() => dijkstra(new Graph({ directed: true }), 'x', { target: 'x' })).toThrow(
      'x is not a vertex of the graph',
    )
  })
})

describe('bellmanFord', () => {
  const solve = single(bellmanFord)
  testShortestPaths(solve)
  testNegativeWeights(solve)
  testLongPaths(solve)
})

describe('floydWarshall', () => {
  const solve: ShortestPathSolver = (graph, from, to) => {
    const all = floydWarshall(graph)
    const path = all.path(from, to)
    return path && { path, distance: all.distance(from, to) }
  }
  testShortestPaths(solve)
  testNegativeWeights(solve)

  it('knows of no way as an infinite one', () => {
    const all = floydWarshall(Graph.from([['a', 'b', 3]], { directed: true }))
    expect([all.distance('a', 'b'), all.distance('b', 'a'), all.distance('b', 'b')]).toEqual([3, Infinity, 0])
    expect(() => all.distance('a', 'x')).toThrow('x is not a vertex of the graph; add it first.')
  })
})

describe('aStar', () => {
  describe('without an estimate', () => {
    const solve: ShortestPathSolver = (graph, start, goal) => aStar({ graph, start, goal, heuristic: () => 0 })
    testShortestPaths(solve)
    testNegativeWeightsRefused(solve)
    testLongPaths(solve)
  })

  it('finds the shortest path with any estimate that is not too large', () => {
    const fractions = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(anyGraphs({ weight: fc.nat(9) }), fc.nat(), fractions, (graph, number, fractions) => {
        const goal = number % graph.vertexCount
        const all = floydWarshall(graph)
        // Admissible, but the estimates of two neighbours may differ by more than the weight of their edge.
        const heuristic = (vertex: number) => all.distance(vertex, goal) * (fractions[vertex] || Number.MIN_VALUE)
        expect(aStar({ graph, start: 0, goal, heuristic })?.distance ?? Infinity).toBe(all.distance(0, goal))
      }),
      { numRuns: 300 },
    )
  })

  it('looks straight ahead with a perfect estimate', () => {
    const looked = new Set<string>()
    const size = 20
    const grid = new Graph<string>({ directed: false })
    for (let x = 0; x < size; x++) {
      for (let y = 0; y < size; y++) {
        if (x > 0) grid.addEdge(`${x - 1},${y}`, `${x},${y}`)
        if (y > 0) grid.addEdge(`${x},${y - 1}`, `${x},${y}`)
      }
    }
    const heuristic = (cell: string): number => {
      looked.add(cell)
      const [x = 0, y = 0] = cell.split(',').map(Number)
      return Math.abs(size - 1 - x) + Math.abs(y)
    }
    const found = aStar({ graph: grid, start: '0,0', goal: '19,0', heuristic })
    expect(found?.distance).toBe(19)
    expect(looked.size).toBeLessThanOrEqual(40)
  })

  it('refuses an estimate that is no number', () => {
    const graph = Graph.from([['a', 'b']], { directed: true })
    expect(() => aStar({ graph, start: 'a', goal: 'b', heuristic: () => NaN })).toThrow('NaN')
  })
})

describe('negative cycles', () => {
  const weight = fc.integer({ min: -5, max: 9 })
  /** With at most V edges, a shortest walk is shorter than with V - 1 edges only if there is a negative cycle. */
  const hasNegativeCycleFrom = (graph: Graph<number>, starts: number[]): boolean => {
    const after = (rounds: number): Map<number, number> => {
      let best = new Map(starts.map((start) => [start, 0]))
      for (let round = 0; round < rounds; round++) {
        const next = new Map(best)
        for (const [vertex, distance] of best) {
          for (const { to, weight } of graph.neighbors(vertex))
            next.set(to, Math.min(next.get(to) ?? Infinity, distance + weight))
        }
        best = next
      }
      return best
    }
    const before = after(graph.vertexCount - 1)
    return [...after(graph.vertexCount)].some(([vertex, distance]) => distance < (before.get(vertex) ?? Infinity))
  }

  it('are found by bellmanFord, where they are', () => {
    fc.assert(
      fc.property(anyGraphs({ weight }), (graph) => {
        const { negativeCycle } = bellmanFord(graph, 0)
        expect(negativeCycle !== undefined).toBe(hasNegativeCycleFrom(graph, [0]))
        const cycle = negativeCycle ?? []
        const lengths = cycle.map((vertex, index) => {
          const next = cycle[(index + 1) % cycle.length]
          return Math.min(...[...graph.neighbors(vertex)].filter(({ to }) => to === next).map((edge) => edge.weight))
        })
        expect(lengths.reduce((sum, length) => sum + length, negativeCycle ? 0 : -1)).toBeLessThan(0)
        expect(new Set(cycle).size).toBe(cycle.length)
      }),
      { numRuns: 500 },
    )
  })

  it('are noticed by floydWarshall', () => {
    fc.assert(
      fc.property(graphs({ directed: true, weight }), (graph) => {
        expect(floydWarshall(graph).hasNegativeCycle).toBe(hasNegativeCycleFrom(graph, [...graph.vertices()]))
      }),
      { numRuns: 300 },
    )
    const all = floydWarshall(Graph.from([['a', 'b', -1]], { directed: false }))
    expect(() => all.path('a', 'b')).toThrow('The graph has a cycle of negative length')
  })

  it('leave no path to walk back along', () => {
    const paths = bellmanFord(
      Graph.from(
        [
          ['a', 'b', -1],
          ['b', 'a', 0],
        ],
        { directed: true },
      ),
      'a',
    )
    expect(paths.negativeCycle).toHaveLength(2)
    expect(() => pathTo(paths, 'a')).toThrow('The last edges before a lead round a cycle; check negativeCycle')
  })

  it('may come from rounding, where the length is 0', () => {
    const paths = bellmanFord(
      Graph.from(
        [
          ['s', 'a', 0.7],
          ['s', 'b', -0.3],
          ['a', 'b', 0.7],
          ['b', 'a', -0.7],
        ],
        { directed: true },
      ),
      's',
    )
    expect(paths.distances.get('a')).toBeCloseTo(-1)
    expect(paths.negativeCycle).toBeUndefined()
    expect(() => pathTo(paths, 'b')).toThrow(
      'The last edges before b lead round a cycle; check negativeCycle, and use whole numbers as weights.',
    )
    const all = floydWarshall(
      Graph.from(
        [
          ['a', 'b', -0.6],
          ['a', 'c', 0.7],
          ['b', 'a', 0.6],
        ],
        { directed: true },
      ),
    )
    expect(all.hasNegativeCycle).toBe(false)
    expect(all.distance('a', 'c')).toBeCloseTo(0.7)
    expect(() => all.path('a', 'c')).toThrow(
      'The steps from a to c lead round a cycle of length 0; use whole numbers as weights.',
    )
  })

  it('come in order', () => {
    const graph = Graph.from(
      [
        ['s', 'a', 1],
        ['a', 'b', 1],
        ['b', 'c', -3],
        ['c', 'a', 1],
      ],
      { directed: true },
    )
    const cycle = bellmanFord(graph, 's').negativeCycle ?? []
    expect([
      ['a', 'b', 'c'],
      ['b', 'c', 'a'],
      ['c', 'a', 'b'],
    ]).toContainEqual(cycle)
  })

  it('is found without a round for each vertex that the start does not reach', () => {
    const graph = Graph.from(
      [
        ['a', 'b', -1],
        ['b', 'a', 0],
      ],
      { directed: true },
    )
    for (let vertex = 0; vertex < 100; vertex++) graph.addVertex(String(vertex))
    const rounds = vi.spyOn(graph, 'vertices')
    expect(bellmanFord(graph, 'a').negativeCycle).toHaveLength(2)
    expect(rounds).toHaveBeenCalledTimes(2)
  })

  it('cannot be of -Infinity', () => {
    const graph = Graph.from([['a', 'b', -Infinity]], { directed: true })
    expect(() => bellmanFord(graph, 'a')).toThrow('The edge from a to b weighs -Infinity; use a finite weight.')
    expect(() => floydWarshall(graph)).toThrow('The edge from a to b weighs -Infinity; use a finite weight.')
  })
})
