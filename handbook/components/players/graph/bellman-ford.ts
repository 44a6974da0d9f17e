import type * as Module from '../../../algorithms/graph/bellman-ford.ts'
import { far, further, graphSubject, type GraphEdge, type Vertex } from './graph-subject.ts'

interface L {
  distances: Map<Vertex, number>
  arrivals: Map<Vertex, GraphEdge>
  round: number
  relaxed: GraphEdge | undefined
  vertex: Vertex
  edge: GraphEdge
  candidate: number
  last: GraphEdge | undefined
  start: Vertex
}

export const subject = graphSubject<typeof Module, L>({
  title: 'Bellman–Ford algorithm',
  code: ['algorithms/graph/bellman-ford.ts#bellman-ford', 'algorithms/graph/bellman-ford.ts#relax'],
  load: () => import('../../../algorithms/graph/bellman-ford.ts?traced'),
  directed: true,
  weighted: true,
  negative: true,
  ends: 'start',
  text: 'S>A 4, S>B 5, B>A -3, A>C 3, C>D 2, D>B 1 from S',
  places: { S: [0, 0], A: [1.6, 0], B: [1.6, 1.6], C: [3.2, 0], D: [3.2, 1.6] },
  presets: [{ name: { en: 'Negative cycle', ru: 'Отрицательный цикл' }, text: 'S>A 4, A>B 2, B>C -5, C>A 1 from S' }],
  search: (module, { graph, start }) => module.bellmanFord(graph, start),
  outcome: (result) => {
    const { distances, negativeCycle } = result as L & { negativeCycle: Vertex[] | undefined }
    return negativeCycle
      ? `There is a negative cycle: ${negativeCycle.join(', ')}.`
      : `Shortest distances: ${[...distances].map(([vertex, distance]) => `${vertex} ${far(distance)}`).join(', ')}.`
  },
  paint: (paint, { now, known, moment }) => {
    const cycle = (moment.result as { negativeCycle?: Vertex[] } | undefined)?.negativeCycle
    paint
      .nodes(known.distances?.keys(), 'done')
      .notes(known.distances)
      .edges(known.arrivals?.values(), 'active')
      .node(now.vertex, 'current')
    if (now.edge) paint.edges([now.edge], 'compare').node(now.edge.to, 'compare')
    paint.nodes(cycle, 'swap')
  },
  watch: ['round', 'vertex', 'edge', 'candidate'],
  words: {
    'graph.neighbors(start)': null,
    'const distances': ({ start }) => `The distance to ${start} is 0.`,
    'const arrivals': () => 'No path to another vertex is known yet.',
    'const relaxed': ({ round }) => `Round ${round} tries the edges of all vertices with a known distance.`,
    'if (relaxed === undefined)': ({ relaxed }) =>
      relaxed ? '' : 'No distance became shorter, so all distances are final.',
    'return { distances, arrivals, negativeCycle: undefined': () => 'The start reaches no negative cycle.',
    'if (round >= distances.size)': ({ round, distances }) =>
      round >= distances.size
        ? `${distances.size === 1 ? '1 vertex is' : `${distances.size} vertices are`} reached, so a change in round ${round} means a negative cycle.`
        : 'Another round follows.',
    'const negativeCycle': () => 'Follows the edges back into the cycle.',
    'return { distances, arrivals, negativeCycle }': null,
    'let last': null,
    'for (const vertex': () => 'Goes through all vertices.',
    'if (!distances.has(vertex)) continue': ({ distances, vertex }) =>
      distances.has(vertex)
        ? `The distance to ${vertex} is ${far(distances.get(vertex))}.`
        : `No path to ${vertex} is known yet.`,
    continue: ({ edge, vertex }) => (edge ? '' : `Skips ${vertex}.`),
    'for (const edge': ({ vertex }) => `Goes through the edges of ${vertex}.`,
    'if (edge.weight === -Infinity)': null,
    'throw new RangeError': null,
    'const candidate': ({ distances, vertex, edge }) =>
      `Through ${vertex}, the distance to ${edge.to} is ${far(distances.get(vertex))} + ${further(edge.weight)} = ${far(Number(distances.get(vertex)) + edge.weight)}.`,
    'if (candidate >=': ({ distances, edge, candidate }) => {
      const known = distances.get(edge.to)
      return candidate >= (known ?? Infinity)
        ? `${far(candidate)} is not less than ${far(known)}, so ${edge.to} keeps its distance.`
        : known === undefined || known === Infinity
          ? `No path to ${edge.to} was known before.`
          : `${far(candidate)} is less than ${far(known)}.`
    },
    'distances.set': ({ edge, candidate }) => `The distance to ${edge.to} is now ${far(candidate)}.`,
    'arrivals.set': ({ edge }) => `The known path to ${edge.to} now comes from ${edge.from}.`,
    'last = edge': null,
    'return last': ({ last }) =>
      last ? 'This round changed at least one distance.' : 'This round changed no distance.',
  },
})
