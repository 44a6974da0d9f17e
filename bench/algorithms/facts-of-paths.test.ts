import { expect, it } from 'vitest'
import { measurementRandom } from '../../handbook/algorithms/contracts/measurement-random.ts'
import { Graph } from '../../handbook/algorithms/data-structures/graph.ts'
import { aStar } from '../../handbook/algorithms/graph/a-star.ts'
import { bellmanFord } from '../../handbook/algorithms/graph/bellman-ford.ts'
import { heldKarp, nearestNeighborTour, twoOpt } from '../../handbook/algorithms/graph/travelling-salesman.ts'
import { squaredDistance } from '../../handbook/algorithms/math/euclidean-distance.ts'
import { isSaidIn } from './articles.ts'
import { decimal, mean } from './count.ts'

const whole = decimal(0)
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
const says = (name: string, ...figures: string[]): void =>
  expect(isSaidIn(name, figures), `${name} says ${figures.join(', ')}`).toBe(true)

it('cells that A* and Dijkstra’s algorithm visit', () => {
  type Cell = readonly [row: number, column: number]
  const looks = (
    [rows, columns]: Cell,
    [start, goal]: readonly [Cell, Cell],
    wall: readonly string[],
    weight: number,
  ): string => {
    const graph = new Graph<string>({ directed: true })
    for (const row of range(rows)) {
      for (const column of range(columns)) {
        for (const [down, right] of [
          [0, -1],
          [-1, 0],
          [0, 1],
          [1, 0],
        ] as const) {
          const [from, to] = [
            [row, column],
            [row + down, column + right],
          ] as const
          const isInside = to[0] >= 0 && to[0] < rows && to[1] >= 0 && to[1] < columns
          if (isInside && !wall.includes(String(from)) && !wall.includes(String(to)))
            graph.addEdge(String(from), String(to))
        }
      }
    }
    let count = 0
    const neighbors = graph.neighbors.bind(graph)
    graph.neighbors = (cell) => {
      count++
      return neighbors(cell)
    }
    const heuristic = (cell: string): number => {
      const [row = 0, column = 0] = cell.split(',').map(Number)
      return weight * (Math.abs(row - goal[0]) + Math.abs(column - goal[1]))
    }
    aStar({ graph, start: String(start), goal: String(goal), heuristic })
    return String(count)
  }
  const [size, ends, wall] = [
    [6, 9],
    [
      [2, 1],
      [2, 6],
    ],
    ['2,5', '3,5', '4,5'],
  ] as const
  says('graph/a-star', `${looks(size, ends, wall, 1)} cells`, looks(size, ends, wall, 0))
  const corners = [
    [0, 0],
    [19, 19],
  ] as const
  says(
    'graph/a-star',
    '1.01',
    `${looks([20, 20], corners, [], 1.01)} cells`,
    looks(size, ends, wall, 1.01),
    looks(size, ends, wall, 1),
  )
})

it('rounds of Bellman–Ford in random graphs', () => {
  const random = measurementRandom(1)
  const below = (limit: number): number => Math.floor(random() * limit)
  const rounds = (vertices: number, edges: number): number => {
    const graph = new Graph<number>({ directed: true })
    for (const vertex of range(vertices)) graph.addVertex(vertex)
    for (const _ of range(edges)) graph.addEdge(below(vertices), below(vertices), 1 + below(100))
    // Each round asks for the vertices once.
    let count = 0
    const all = graph.vertices.bind(graph)
    graph.vertices = () => {
      count++
      return all()
    }
    bellmanFord(graph, 0)
    return count
  }
  const few = mean(range(20), () => rounds(1_000, 5_000))
  says('graph/bellman-ford', whole(few), '1,000', '5,000', whole(rounds(10_000, 50_000)), '10,000', '50,000')
})

it('tours', () => {
  const random = measurementRandom(1)
  const results = range(1_000).map(() => {
    const places = range(11).map(() => [random(), random()])
    const distances = places.map((a) => places.map((b) => Math.sqrt(squaredDistance(a, b))))
    const [best, nearest] = [heldKarp(distances).length, nearestNeighborTour(distances)]
    return { nearest: nearest.length / best, exchanged: twoOpt(distances, nearest.order).length / best }
  })
  const [nearest, exchanged] = [mean(results, ({ nearest }) => nearest), mean(results, ({ exchanged }) => exchanged)]
  const worst = Math.max(...results.map(({ exchanged }) => exchanged))
  says(
    'graph/travelling-salesman',
    ...[nearest, exchanged, worst].map((ratio) => `${whole(100 * (ratio - 1))} %`),
    '1,000',
  )
  expect(results.filter(({ exchanged }) => exchanged < 1 + 1e-9).length / 1_000).toBeCloseTo(0.7, 1)
})
