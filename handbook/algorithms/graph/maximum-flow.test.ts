import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyGraphs, longPath } from '../contracts/random-graphs.ts'
import { Graph } from '../data-structures/graph.ts'
import { maximumFlow } from './maximum-flow.ts'

/** By the theorem of Ford and Fulkerson, the largest flow is the smallest cut. Tries every set with the source. */
const smallestCutByTrying = (graph: Graph<number>, source: number, sink: number): number => {
  let smallest = Infinity
  for (let set = 0; set < 2 ** graph.vertexCount; set++) {
    const inside = (vertex: number): boolean => (set >> vertex) % 2 === 1
    if (inside(source) && !inside(sink)) smallest = Math.min(smallest, capacityOfCut(graph, inside))
  }
  return smallest
}
const capacityOfCut = (graph: Graph<number>, inside: (vertex: number) => boolean): number => {
  let capacity = 0
  for (const vertex of graph.vertices()) {
    for (const { to, weight } of graph.neighbors(vertex)) if (inside(vertex) && !inside(to)) capacity += weight
  }
  return capacity
}

describe('maximum flow', () => {
  it('is as large as the smallest cut, which it tells', () => {
    fc.assert(
      fc.property(anyGraphs({ weight: fc.nat(9), edges: 14 }), (graph) => {
        fc.pre(graph.vertexCount > 1)
        const sink = graph.vertexCount - 1
        const { value, sourceSide } = maximumFlow(graph, 0, sink)
        expect(value).toBe(smallestCutByTrying(graph, 0, sink))
        expect([sourceSide.has(0), sourceSide.has(sink)]).toEqual([true, false])
        expect(capacityOfCut(graph, (vertex) => sourceSide.has(vertex))).toBe(value)
      }),
      { numRuns: 300 },
    )
  })

  it('keeps to the capacities and loses nothing on the way', () => {
    fc.assert(
      fc.property(anyGraphs({ weight: fc.double({ min: 0, max: 10, noNaN: true }), edges: 14 }), (graph) => {
        fc.pre(graph.vertexCount > 1)
        const { value, edges } = maximumFlow(graph, 0, 1)
        const balance = new Map([...graph.vertices()].map((vertex) => [vertex, 0]))
        for (const { edge, flow } of edges) {
          expect(flow).toBeLessThanOrEqual(edge.weight)
          // Flow in the other direction is a sum of fractions. Rounding can put it below its bound, in the last digits.
          expect(flow).toBeGreaterThanOrEqual((graph.directed ? 0 : -edge.weight) - 1e-9)
          balance.set(edge.from, (balance.get(edge.from) ?? 0) - flow)
          balance.set(edge.to, (balance.get(edge.to) ?? 0) + flow)
        }
        for (const [vertex, amount] of balance) expect(amount).toBeCloseTo([-value, value][vertex] ?? 0, 9)
      }),
      { numRuns: 300 },
    )
  })

  it('takes back what it sent the wrong way', () => {
    const graph = Graph.from(
      [
        ['s', 'a', 1],
        ['s', 'b', 1],
        ['a', 'b', 1],
        ['a', 't', 1],
        ['b', 't', 1],
      ],
      { directed: true },
    )
    expect(maximumFlow(graph, 's', 't').value).toBe(2)
    const textbook = Graph.from(
      [
        ['s', 'a', 16],
        ['s', 'c', 13],
        ['c', 'a', 4],
        ['a', 'b', 12],
        ['b', 'c', 9],
        ['c', 'd', 14],
        ['d', 'b', 7],
        ['b', 't', 20],
        ['d', 't', 4],
      ],
      { directed: true },
    )
    const { value, sourceSide } = maximumFlow(textbook, 's', 't')
    expect(value).toBe(23)
    expect([...sourceSide].toSorted()).toEqual(['a', 'c', 'd', 's'])
  })

  it('is nothing where no way leads, and goes a long way', () => {
    expect(maximumFlow(new Graph({ directed: true }).addVertex('s').addVertex('t'), 's', 't')).toEqual({
      value: 0,
      edges: [],
      sourceSide: new Set(['s']),
    })
    expect(maximumFlow(longPath(false), 0, 49_999).value).toBe(1)
  })

  it('refuses what makes no sense', () => {
    const graph = Graph.from([['s', 't', 1]], { directed: true })
    expect(() => maximumFlow(graph, 's', 'x')).toThrow('x is not a vertex of the graph; add it first.')
    expect(() => maximumFlow(graph, 's', 's')).toThrow('Source and sink are both s; use two vertices.')
    expect(() => maximumFlow(graph.addEdge('t', 's', -1), 's', 't')).toThrow(
      'The edge from t to s has the capacity -1; use a finite non-negative number',
    )
    expect(() => maximumFlow(Graph.from([['s', 't', Infinity]], { directed: true }), 's', 't')).toThrow(RangeError)
  })
})
