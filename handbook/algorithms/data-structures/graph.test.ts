import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectToFollowModel } from '../contracts/model-contract.ts'
import { type Edge, Graph } from './graph.ts'

type Row = [from: number, to: number, weight: number]
interface Model {
  vertices: Set<number>
  rows: Row[]
}

const rowsOf = (edges: Iterable<Edge<number>>): Row[] =>
  Array.from(edges, ({ from, to, weight }): Row => [from, to, weight])

describe('Graph', () => {
  it.each([true, false])('agrees with a list of edges over any run of actions (directed: %s)', (directed) => {
    const turned = ([from, to, weight]: Row): Row => [to, from, weight]
    const rowsFrom = ({ rows }: Model, vertex: number): Row[] =>
      rows.flatMap((row) => (row[0] === vertex ? [row] : row[1] === vertex && !directed ? [turned(row)] : []))
    const comparable = (rows: Row[]) =>
      rows.map((row) => String(!directed && row[0] > row[1] ? turned(row) : row)).toSorted()
    expectToFollowModel({
      create: () => ({
        subject: new Graph<number>({ directed }),
        model: { vertices: new Set<number>(), rows: new Array<Row>() },
      }),
      argument: fc.tuple(fc.nat(6), fc.nat(6), fc.nat(3)),
      actions: {
        addEdge: (graph, { vertices, rows }, [from, to, weight]) => {
          vertices.add(from).add(to)
          return [graph.addEdge(from, to, weight).edgeCount, rows.push([from, to, weight])]
        },
        removeEdge: (graph, model, [from, to]) => {
          const index = model.rows.findIndex(
            ([a, b]) => (a === from && b === to) || (!directed && a === to && b === from),
          )
          if (index !== -1) model.rows.splice(index, 1)
          return [
            [graph.hasEdge(from, to), graph.removeEdge(from, to)],
            [index !== -1, index !== -1],
          ]
        },
        removeVertex: (graph, model, [vertex]) => {
          model.rows = model.rows.filter(([a, b]) => a !== vertex && b !== vertex)
          const known = model.vertices.delete(vertex)
          return [
            [graph.hasVertex(vertex), graph.removeVertex(vertex)],
            [known, known],
          ]
        },
      },
      often: ['addEdge'],
      state: (graph, model) => [
        {
          vertices: [...graph.vertices()],
          edges: comparable(rowsOf(graph.edges())),
          neighbors: Array.from(graph.vertices(), (vertex) => rowsOf(graph.neighbors(vertex))),
          degrees: Array.from(graph.vertices(), (vertex) => graph.degree(vertex)),
          counts: [graph.vertexCount, graph.edgeCount],
        },
        {
          vertices: [...model.vertices],
          edges: comparable(model.rows),
          neighbors: Array.from(model.vertices, (vertex) => rowsFrom(model, vertex)),
          degrees: Array.from(model.vertices, (vertex) => {
            const rows = rowsFrom(model, vertex)
            return rows.length + (directed ? 0 : rows.filter(([from, to]) => from === to).length)
          }),
          counts: [model.vertices.size, model.rows.length],
        },
      ],
    })
  })

  it('is made from rows, with weight 1 unless given', () => {
    const graph = Graph.from(
      [
        ['a', 'b', 3],
        ['b', 'c'],
      ],
      { directed: true },
    )
    expect([...graph.edges()]).toEqual([
      { from: 'a', to: 'b', weight: 3 },
      { from: 'b', to: 'c', weight: 1 },
    ])
    expect([graph.hasEdge('b', 'a'), graph.hasEdge('z', 'a'), graph.directed]).toEqual([false, false, true])
  })

  it('keeps a vertex that is added again', () => {
    const graph = Graph.from([['a', 'b']], { directed: false })
      .addVertex('a')
      .addVertex('lonely')
    expect([graph.vertexCount, graph.degree('a'), graph.degree('lonely')]).toEqual([3, 1, 0])
  })

  it('takes NaN for a vertex, though not for a weight', () => {
    const graph = Graph.from([[Number.NaN, 1]], { directed: false }).addEdge(Number.NaN, Number.NaN)
    expect([graph.hasEdge(1, Number.NaN), graph.degree(Number.NaN), graph.removeEdge(Number.NaN, Number.NaN)]).toEqual([
      true,
      3,
      true,
    ])
    expect(() => graph.addEdge(1, 2, Number.NaN)).toThrow('The weight of the edge from 1 to 2 is NaN; use a number.')
    expect(graph.hasVertex(2)).toBe(false)
  })

  it('refuses to look around a vertex that it does not have', () => {
    const graph = new Graph<string>({ directed: true })
    expect(() => graph.neighbors('z')).toThrow('z is not a vertex of the graph; add it first.')
    expect(() => graph.degree('z')).toThrow(RangeError)
    expect([graph.removeVertex('z'), graph.removeEdge('y', 'z')]).toEqual([false, false])
  })
})
