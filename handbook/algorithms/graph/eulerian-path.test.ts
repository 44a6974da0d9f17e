import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyGraphs, longPath } from '../contracts/random-graphs.ts'
import { Graph } from '../data-structures/graph.ts'
import { eulerianCircuit, eulerianPath } from './eulerian-path.ts'

/** Tries every order of edges from every vertex. Returns the ends of all walks that use each edge once. */
const walksByTrying = (graph: Graph<number>): { start: number; end: number }[] => {
  const edges = [...graph.edges()]
  const ends = (vertex: number, left: readonly number[]): number[] => {
    if (left.length === 0) return [vertex]
    return left.flatMap((index) => {
      const { from, to } = edges[index] ?? { from: -1, to: -1 }
      const rest = left.filter((other) => other !== index)
      if (from === vertex) return ends(to, rest)
      return to === vertex && !graph.directed ? ends(from, rest) : []
    })
  }
  return [...graph.vertices()].flatMap((start) => ends(start, [...edges.keys()]).map((end) => ({ start, end })))
}

const expectWalk = (graph: Graph<number>, walk: readonly number[]) => {
  const left = [...graph.edges()]
  for (const [index, vertex] of walk.slice(1).entries()) {
    const before = walk[index]
    const place = left.findIndex(
      ({ from, to }) => (from === before && to === vertex) || (!graph.directed && to === before && from === vertex),
    )
    expect(place).not.toBe(-1)
    left.splice(place, 1)
  }
  expect(left).toEqual([])
}

describe('Eulerian walks', () => {
  it('are found if and only if there are any', () => {
    fc.assert(
      fc.property(anyGraphs({ vertices: 4, edges: 6 }), (graph) => {
        const walks = walksByTrying(graph)
        const path = eulerianPath(graph)
        const circuit = eulerianCircuit(graph)
        expect(path !== undefined).toBe(walks.length > 0)
        expect(circuit !== undefined).toBe(walks.some(({ start, end }) => start === end))
        for (const walk of [path, circuit]) expectWalk(walk ? graph : new Graph({ directed: true }), walk ?? [])
        expect(circuit?.at(0)).toBe(circuit?.at(-1))
      }),
      { numRuns: 500 },
    )
  })

  it('cross no bridge of Königsberg twice, because there are none', () => {
    const bridges = [
      ['north', 'island'],
      ['north', 'island'],
      ['south', 'island'],
      ['south', 'island'],
      ['east', 'north'],
      ['east', 'south'],
      ['east', 'island'],
    ] as const
    expect(eulerianPath(Graph.from<string>(bridges, { directed: false }))).toBeUndefined()
  })

  it('draw the house of Santa Claus from one lower corner to the other', () => {
    const house = [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 1],
      [1, 3],
      [2, 4],
      [3, 5],
      [4, 5],
    ] as const
    const graph = Graph.from<number>(house, { directed: false })
    const walk = eulerianPath(graph) ?? []
    expectWalk(graph, walk)
    expect([walk.at(0), walk.at(-1)].toSorted()).toEqual([1, 2])
    expect(eulerianCircuit(graph)).toBeUndefined()
  })

  it('take nothing and long paths', () => {
    expect(eulerianPath(new Graph({ directed: true }))).toEqual([])
    expect(eulerianCircuit(new Graph({ directed: false }).addVertex('a'))).toEqual([])
    expect(eulerianPath(longPath(true))).toHaveLength(50_000)
    expect(eulerianPath(longPath(false))).toHaveLength(50_000)
  })
})
