import type * as Module from '../../../algorithms/graph/dijkstra.ts'
import { graphSubject, type GraphEdge, type Vertex } from './graph-subject.ts'

interface L {
  distances: Map<Vertex, number>
  arrivals: Map<Vertex, GraphEdge>
  waiting: Iterable<{ value: Vertex; priority: number }>
  nearest: { value: Vertex; priority: number } | undefined
  vertex: Vertex
  distance: number
  edge: GraphEdge
  candidate: number
  start: Vertex
}

const example = 'A>B 4, A>C 1, C>B 2, C>D 5, C>E 8, B>D 1, D>E 3 from A'

export const subject = graphSubject<typeof Module, L>({
  title: "Dijkstra's algorithm",
  code: ['algorithms/graph/dijkstra.ts#dijkstra'],
  load: () => import('../../../algorithms/graph/dijkstra.ts?traced'),
  directed: true,
  ends: 'start',
  weighted: true,
  text: example,
  presets: [{ name: { en: 'Stops at a target', ru: 'Остановка у цели' }, text: `${example} to D` }],
  places: { A: [0, 0], B: [1.5, 1.6], C: [1.5, 0], D: [3, 1.6], E: [4.6, 1.6] },
  search: (module, { graph, start, target }) => module.dijkstra(graph, start, target === undefined ? {} : { target }),
  outcome: (result, { target }) => {
    const { distances } = result as L
    if (target === undefined)
      return `Shortest distances: ${[...distances].map(([vertex, distance]) => `${vertex} ${distance}`).join(', ')}.`
    const distance = distances.get(target)
    return distance === undefined
      ? `${target} cannot be reached.`
      : `The shortest distance to ${target} is ${distance}.`
  },
  paint: (paint, { now, known }) => {
    const waiting = [...(known.waiting ?? [])].map(({ value }) => value)
    paint
      .nodes(known.distances?.keys(), 'done')
      .nodes(waiting, 'active')
      .notes(known.distances)
      .edges(known.arrivals?.values(), 'active')
    paint.node(now.vertex ?? now.nearest?.value, 'current')
    if (now.edge) paint.edges([now.edge], 'compare').node(now.edge.to, 'compare')
  },
  watch: ['vertex', 'distance', 'edge', 'candidate', 'waiting'],
  wide: ['waiting'],
  words: {
    'const distances': ({ start }) => `The distance to ${start} is 0.`,
    'const arrivals': () => 'No path to another vertex is known yet.',
    'const waiting': ({ start }) => `Adds ${start} to the queue with the priority 0.`,
    nearest: ({ nearest }) =>
      nearest
        ? `Removes ${nearest.value}, the nearest vertex in the queue. Its distance ${nearest.priority} is final.`
        : 'The queue is empty, so all distances are final.',
    'const { value: vertex': null,
    'const edges': null,
    'if (target !== undefined': ({ vertex }, { input: { target } }) =>
      target === undefined ? '' : vertex === target ? `${target} is the target.` : `${vertex} is not the target.`,
    break: () => 'The search ends.',
    'for (const edge': ({ vertex }) => `Goes through the edges of ${vertex}.`,
    'if (edge.weight < 0)': null,
    'throw new RangeError': null,
    'const candidate': ({ edge, distance }) =>
      `Through ${edge.from}, the distance to ${edge.to} is ${distance} + ${edge.weight} = ${distance + edge.weight}.`,
    'if (candidate >=': ({ distances, edge, candidate }) => {
      const known = distances.get(edge.to)
      return candidate >= (known ?? Infinity)
        ? `${candidate} is not less than ${known}, so ${edge.to} keeps its distance.`
        : known === undefined || known === Infinity
          ? `No path to ${edge.to} was known before.`
          : `${candidate} is less than ${known}.`
    },
    continue: null,
    'distances.set': ({ edge, candidate }) => `The distance to ${edge.to} is now ${candidate}.`,
    'arrivals.set': ({ edge }) => `The known path to ${edge.to} now comes from ${edge.from}.`,
    'return { distances': (_, { input: { target } }) =>
      target === undefined ? 'The distances to all reachable vertices are known.' : '',
    'waiting.enqueue': ({ edge, candidate }) => `${edge.to} gets the priority ${candidate}.`,
  },
})
