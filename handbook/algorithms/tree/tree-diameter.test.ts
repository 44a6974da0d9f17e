import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chain, trees } from '../contracts/trees.ts'
import { Graph } from '../data-structures/graph.ts'
import { treeNode } from '../data-structures/tree.ts'
import { preOrderTree } from './depth-first-traversal.ts'
import { AncestorTable } from './lowest-common-ancestor.ts'
import { graphTreeDiameter, treeDiameter } from './tree-diameter.ts'

describe('treeDiameter', () => {
  it('is as long as the greatest distance between two nodes, and a way along edges', () => {
    fc.assert(
      fc.property(trees, (root) => {
        const table = new AncestorTable(root)
        const nodes = [...preOrderTree(root)]
        const greatest = Math.max(...nodes.flatMap((a) => nodes.map((b) => table.distance(a, b))))
        const way = treeDiameter(root)
        expect(way).toHaveLength(greatest + 1)
        expect(new Set(way).size).toBe(way.length)
        for (const [index, node] of way.slice(1).entries()) {
          expect(way[index] && table.distance(way[index], node)).toBe(1)
        }
      }),
    )
  })

  it('need not pass the root', () => {
    const deep = treeNode('b', treeNode('c', treeNode('d')), treeNode('e', treeNode('f')))
    expect(treeDiameter(treeNode('a', deep)).map(({ value }) => value)).toEqual(['d', 'c', 'b', 'e', 'f'])
    expect(treeDiameter(treeNode('a')).map(({ value }) => value)).toEqual(['a'])
  })

  it('works in trees of any depth', () => {
    expect(treeDiameter(chain(20_000))).toHaveLength(20_000)
  })
})

describe('graphTreeDiameter', () => {
  it('is the greatest distance by weight', () => {
    const rows = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 9 })), { minLength: 1, maxLength: 15 })
    fc.assert(
      fc.property(rows, (rows) => {
        const graph = new Graph<number>({ directed: false }).addVertex(0)
        const distances: number[][] = [[0]]
        for (const [index, [seed, weight]] of rows.entries()) {
          const [vertex, parent] = [index + 1, seed % (index + 1)]
          graph.addEdge(vertex, parent, weight)
          const row = Array.from({ length: vertex }, (_, other) => (distances[parent]?.[other] ?? 0) + weight)
          for (const [other, distance] of row.entries()) distances[other]?.push(distance)
          distances.push([...row, 0])
        }
        const { path, length } = graphTreeDiameter(graph)
        expect(length).toBe(Math.max(...distances.flat()))
        expect(distances[path[0] ?? -1]?.[path.at(-1) ?? -1]).toBe(length)
        for (const [index, vertex] of path.slice(1).entries()) {
          expect(graph.hasEdge(path[index] ?? -1, vertex)).toBe(true)
        }
      }),
    )
  })

  it('of a lone vertex is 0', () => {
    expect(graphTreeDiameter(new Graph<string>({ directed: false }).addVertex('a'))).toEqual({ path: ['a'], length: 0 })
  })

  it('refuses what is no undirected tree', () => {
    const undirected = { directed: false }
    expect(() => graphTreeDiameter(Graph.from([['a', 'b']], { directed: true }))).toThrow(
      'The graph is directed; use an undirected tree',
    )
    expect(() => graphTreeDiameter(new Graph<string>(undirected))).toThrow('The graph is empty')
    expect(() =>
      graphTreeDiameter(
        Graph.from(
          [
            ['a', 'b'],
            ['b', 'a'],
          ],
          undirected,
        ),
      ),
    ).toThrow('2 vertices and 2 edges are not a tree')
    const split = Graph.from(
      [
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'a'],
      ],
      undirected,
    ).addVertex('lonely')
    expect(() => graphTreeDiameter(split)).toThrow('1 vertices cannot be reached from a; a tree is connected.')
    expect(() => graphTreeDiameter(Graph.from([['a', 'b', -2]], undirected))).toThrow(
      'The weight -2 of the edge from a to b is negative',
    )
  })
})
