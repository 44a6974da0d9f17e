import type * as Module from '../../../algorithms/graph/a-star.ts'
import type { GraphInput } from '@dev-handbook/step-player/player/inputs/graph'
import { graphSubject, pathText, type GraphEdge, type Vertex } from './graph-subject.ts'

interface L {
  distances: Map<Vertex, number>
  arrivals: Map<Vertex, GraphEdge>
  waiting: Iterable<{ value: Vertex; priority: number }>
  best: { value: Vertex; priority: number } | undefined
  vertex: Vertex
  distance: number
  edge: GraphEdge
  candidate: number
  start: Vertex
  goal: Vertex
}

/** Two rows of four cells with a wall at c2. The name of a vertex is its column and row. */
const wall = 'a1-b1 1, b1-c1 1, c1-d1 1, a2-b2 1, a1-a2 1, b1-b2 1, d1-d2 1'

/** A grid of four columns without walls, in which one step is expensive. */
const grid = [
  'a1-b1 1',
  'b1-c1 1',
  'c1-d1 1',
  'a2-b2 1',
  'b2-c2 4',
  'c2-d2 1',
  'a3-b3 1',
  'b3-c3 1',
  'c3-d3 1',
  'a1-a2 1',
  'a2-a3 1',
  'b1-b2 1',
  'b2-b3 1',
  'c1-c2 1',
  'c2-c3 1',
  'd1-d2 1',
  'd2-d3 1',
]
const places = Object.fromEntries(
  [...'abcd'].flatMap((column, x) => [1, 2, 3].map((row) => [`${column}${row}`, [x * 1.3, row - 1] as const])),
)

/** Number of columns and rows between two vertices of the grid. For other names the distance is unknown: 0. */
const between = (a: Vertex, b: Vertex): number => {
  const [from, to] = [places[a], places[b]]
  return from && to ? Math.round(Math.abs(from[0] - to[0]) / 1.3 + Math.abs(from[1] - to[1])) : 0
}

/**
 * The estimate of the distance from a vertex to the goal: columns and rows. An edge may cost less than the columns and
 * rows that it crosses. The estimate could then be too large, so it is 0 for all vertices.
 */
const estimate = (vertex: Vertex, { edges, goal }: Pick<GraphInput, 'edges' | 'goal'>): number => {
  const isConsistent = edges.every(([from, to, weight]) => Math.abs(between(from, goal) - between(to, goal)) <= weight)
  return isConsistent ? between(vertex, goal) : 0
}

export const subject = graphSubject<typeof Module, L>({
  title: 'A* search',
  code: ['algorithms/graph/a-star.ts#a-star'],
  load: () => import('../../../algorithms/graph/a-star.ts?traced'),
  directed: 'as written',
  ends: 'both',
  weighted: true,
  example: { en: 'As in the article: around a wall', ru: 'Как в статье: обход стены' },
  text: `${wall} from a2 to d2`,
  presets: [{ name: { en: 'An expensive step', ru: 'Дорогой шаг' }, text: `${grid.join(', ')} from a2 to d2` }],
  places,
  search: (module, { graph, start, goal }) => {
    const edges = [...graph.edges()].map(({ from, to, weight }) => [from, to, weight] as const)
    return module.aStar({ graph, start, goal, heuristic: (vertex) => estimate(vertex, { edges, goal }) })
  },
  outcome: (result, { goal }) =>
    result
      ? `The shortest path has the length ${(result as { distance: number }).distance}: ${pathText((result as { path: Vertex[] }).path)}.`
      : `${goal} cannot be reached.`,
  paint: (paint, { now, known, moment }) => {
    const waiting = [...(known.waiting ?? [])].map(({ value }) => value)
    paint
      .nodes(known.distances?.keys(), 'done')
      .nodes(waiting, 'active')
      .notes(known.distances)
      .edges(known.arrivals?.values(), 'active')
    paint.node(now.vertex ?? now.best?.value, 'current')
    if (now.edge) paint.edges([now.edge], 'compare').node(now.edge.to, 'compare')
    if (moment.ended && moment.result) {
      const { path } = moment.result as { path: Vertex[] }
      paint.nodes(path, 'current').edges(
        path.slice(1).map((to, index) => ({ from: path[index] ?? '', to })),
        'current',
      )
    }
  },
  watch: ['vertex', 'distance', 'edge', 'candidate', 'waiting'],
  wide: ['waiting'],
  words: {
    'const distances': ({ start }) => `The distance to ${start} is 0.`,
    'const arrivals': () => 'No path to another vertex is known yet.',
    'const waiting': ({ start, goal }, { input }) =>
      `Adds ${start} to the queue. The estimated distance to ${goal} is ${estimate(start, input)}.`,
    best: ({ best, goal }) =>
      best
        ? `Removes ${best.value} from the queue. Its priority, ${best.priority}, is the smallest.`
        : `The queue is empty, so ${goal} cannot be reached.`,
    'const vertex': null,
    'const edges': null,
    'const distance = ': ({ distances, vertex }) =>
      `The distance from the start to ${vertex} is ${distances.get(vertex)}.`,
    'if (sameValueZero(vertex, goal))': ({ vertex, goal }) =>
      vertex === goal ? `${vertex} is the goal.` : `${vertex} is not the goal.`,
    'return { path': () => 'Follows the known edges back to the start.',
    'for (const edge': ({ vertex }) => `Goes through the edges of ${vertex}.`,
    'if (edge.weight < 0)': null,
    'throw new RangeError': null,
    'const candidate': ({ edge, distance }) =>
      `Through ${edge.from}, the distance to ${edge.to} is ${distance} + ${edge.weight} = ${distance + edge.weight}.`,
    'if (candidate >=': ({ distances, edge, candidate }) => {
      const known = distances.get(edge.to)
      return candidate >= (known ?? Infinity)
        ? `${candidate} is not less than ${known}, so ${edge.to} keeps its distance.`
        : known === undefined
          ? `No path to ${edge.to} was known before.`
          : `${candidate} is less than ${known}.`
    },
    continue: null,
    'distances.set': ({ edge, candidate }) => `The distance to ${edge.to} is now ${candidate}.`,
    'arrivals.set': ({ edge }) => `The known path to ${edge.to} now comes from ${edge.from}.`,
    'waiting.enqueue': ({ edge, candidate }, { input }) =>
      `${edge.to} gets the priority ${candidate} + ${estimate(edge.to, input)}, its distance plus the estimate.`,
    'return undefined': ({ goal }) => `${goal} cannot be reached.`,
  },
})
