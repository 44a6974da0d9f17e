import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyGraphs, longPath } from '../contracts/random-graphs.ts'
import { Graph } from '../data-structures/graph.ts'
import { hamiltonianCycle, hamiltonianCycles } from './hamiltonian-cycle.ts'

const permutations = (values: readonly number[]): number[][] =>
  values.length === 0
    ? [[]]
    : values.flatMap((value) => permutations(values.filter((other) => other !== value)).map((rest) => [value, ...rest]))

/** Every order of the vertices, beginning with the first vertex, in which each vertex has an edge to the next. */
const cyclesByTrying = (graph: Graph<number>): string[] =>
  permutations([...graph.vertices()].slice(1))
    .map((rest) => [0, ...rest])
    .filter((cycle) => cycle.every((vertex, index) => graph.hasEdge(vertex, cycle[(index + 1) % cycle.length] ?? NaN)))
    .filter(
      () =>
        graph.directed || graph.vertexCount !== 2 || [...graph.neighbors(0)].filter(({ to }) => to === 1).length > 1,
    )
    .map(String)

describe('Hamiltonian cycles', () => {
  it('are the orders in which each vertex leads to the next', () => {
    fc.assert(
      fc.property(anyGraphs({ vertices: 5, edges: 14 }), (graph) => {
        const expected = cyclesByTrying(graph)
        expect([...new Set([...hamiltonianCycles(graph)].map(String))].toSorted()).toEqual(expected.toSorted())
        expect(hamiltonianCycle(graph) !== undefined).toBe(expected.length > 0)
      }),
      { numRuns: 300 },
    )
  })

  it('exist around a dodecahedron, but not in the Petersen graph', () => {
    const petersen = new Graph<number>({ directed: false })
    for (let i = 0; i < 5; i++)
      petersen
        .addEdge(i, (i + 1) % 5)
        .addEdge(i, i + 5)
        .addEdge(i + 5, ((i + 2) % 5) + 5)
    expect(hamiltonianCycle(petersen)).toBeUndefined()
    // An outer and an inner pentagon, with a ring of ten vertices between them.
    const dodecahedron = new Graph<string>({ directed: false })
    for (let i = 0; i < 5; i++) {
      dodecahedron.addEdge(`outer${i}`, `outer${(i + 1) % 5}`).addEdge(`inner${i}`, `inner${(i + 1) % 5}`)
      dodecahedron.addEdge(`outer${i}`, `ring${2 * i}`).addEdge(`inner${i}`, `ring${2 * i + 1}`)
    }
    for (let i = 0; i < 10; i++) dodecahedron.addEdge(`ring${i}`, `ring${(i + 1) % 10}`)
    expect(new Set(hamiltonianCycle(dodecahedron)).size).toBe(20)
  })

  it('need edges to close', () => {
    expect(hamiltonianCycle(new Graph({ directed: true }))).toBeUndefined()
    expect(hamiltonianCycle(new Graph({ directed: true }).addVertex('a'))).toBeUndefined()
    expect(hamiltonianCycle(Graph.from([['a', 'a']], { directed: true }))).toEqual(['a'])
    expect(hamiltonianCycle(Graph.from([['a', 'b']], { directed: false }))).toBeUndefined()
    expect(
      hamiltonianCycle(
        Graph.from(
          [
            ['a', 'b'],
            ['b', 'a'],
          ],
          { directed: true },
        ),
      ),
    ).toEqual(['a', 'b'])
    expect(hamiltonianCycle(longPath(true).addEdge(49_999, 0))).toHaveLength(50_000)
  })
})
