import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyGraphs, longPath } from '../contracts/random-graphs.ts'
import { Graph } from '../data-structures/graph.ts'
import { depthFirstPostorder, depthFirstSearch, depthFirstWalk } from './depth-first-search.ts'

/** Depth-first search as textbooks write it, with recursion. */
const recursive = (graph: Graph<number>, vertex: number, order: { before: number[]; after: number[] }): void => {
  order.before.push(vertex)
  for (const { to } of graph.neighbors(vertex)) if (!order.before.includes(to)) recursive(graph, to, order)
  order.after.push(vertex)
}

describe('depth-first search', () => {
  it('follows the first edge to its end', () => {
    const graph = Graph.from(
      [
        ['a', 'b'],
        ['a', 'c'],
        ['b', 'd'],
        ['d', 'a'],
        ['c', 'd'],
        ['x', 'a'],
      ],
      { directed: true },
    )
    expect([...depthFirstSearch(graph, 'a')]).toEqual(['a', 'b', 'd', 'c'])
    expect([...depthFirstPostorder(graph, 'a')]).toEqual(['d', 'b', 'c', 'a'])
  })

  it('visits in the order of the recursion', () => {
    fc.assert(
      fc.property(anyGraphs(), (graph) => {
        const expected = { before: [], after: [] }
        recursive(graph, 0, expected)
        expect([...depthFirstSearch(graph, 0)]).toEqual(expected.before)
        expect([...depthFirstPostorder(graph, 0)]).toEqual(expected.after)
      }),
    )
  })

  it('does not overflow the stack', () => expect([...depthFirstSearch(longPath(false), 0)]).toHaveLength(50_000))

  it('needs a vertex to start at', () => {
    expect(() => depthFirstSearch(new Graph({ directed: true }), 'x').next()).toThrow('x is not a vertex of the graph')
  })
})

describe('the depth-first walk', () => {
  const steps = (graph: Graph<unknown>): string[] =>
    [...depthFirstWalk(graph)].map((step) =>
      step.kind === 'revisit' ? `${step.edge.from}→${step.edge.to}` : `${step.kind} ${step.vertex}`,
    )

  it('reports every vertex, and every edge to a known vertex', () => {
    const graph = Graph.from(
      [
        ['a', 'b'],
        ['b', 'a'],
        ['a', 'a'],
        ['c', 'b'],
      ],
      { directed: true },
    )
    expect(steps(graph)).toEqual([
      'enter a',
      'enter b',
      'b→a',
      'leave b',
      'a→a',
      'leave a',
      'enter c',
      'c→b',
      'leave c',
    ])
  })

  it('passes over the way back along an undirected edge, but not along a parallel one', () => {
    expect(steps(Graph.from([['a', 'b']], { directed: false }))).toEqual(['enter a', 'enter b', 'leave b', 'leave a'])
    expect(
      steps(
        Graph.from(
          [
            ['a', 'b'],
            ['a', 'b'],
          ],
          { directed: false },
        ),
      ),
    ).toEqual(['enter a', 'enter b', 'b→a', 'leave b', 'a→b', 'leave a'])
    expect(steps(Graph.from([[NaN, 1]], { directed: false }))).toEqual(['enter NaN', 'enter 1', 'leave 1', 'leave NaN'])
  })

  it('sees each edge once, and an undirected edge outside of the tree from both ends', () => {
    fc.assert(
      fc.property(anyGraphs(), (graph) => {
        const all = [...depthFirstWalk(graph)]
        const tree = all.filter((step) => step.kind === 'enter' && step.via).length
        const revisits = all.filter((step) => step.kind === 'revisit')
        const loops = revisits.filter(({ edge }) => edge.from === edge.to).length
        const seen = graph.directed ? revisits.length : (revisits.length - loops) / 2 + loops
        expect(tree + seen).toBe(graph.edgeCount)
      }),
    )
  })
})
