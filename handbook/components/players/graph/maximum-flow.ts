import type * as Module from '../../../algorithms/graph/maximum-flow.ts'
import { graphSubject, type Vertex } from './graph-subject.ts'

interface Arc {
  to: Vertex
  room: number
}

interface L {
  network: { arcs: Arc[] }
  arcs: Arc[]
  levels: Map<Vertex, number>
  value: number
  source: Vertex
  sink: Vertex
  vertex: Vertex
  path: number[]
  total: number
  index: number | undefined
  back: number | undefined
  to: Vertex
  room: number
}

export const subject = graphSubject<typeof Module, L>({
  title: 'Maximum flow',
  code: ['algorithms/graph/maximum-flow.ts#maximum-flow', 'algorithms/graph/maximum-flow.ts#fill'],
  load: () => import('../../../algorithms/graph/maximum-flow.ts?traced'),
  directed: true,
  weighted: true,
  ends: 'both',
  text: 's>b 2, s>a 3, a>c 2, a>d 2, b>c 2, c>t 2, d>e 2, e>t 2 from s to t',
  places: { s: [0, 1], a: [1.4, 0], b: [1.4, 2], c: [2.9, 2], d: [2.9, 0], e: [4.3, 0], t: [5.4, 1] },
  search: (module, { graph, start, goal }) => module.maximumFlow(graph, start, goal),
  outcome: (result) => {
    const { value, sourceSide } = result as { value: number; sourceSide: Set<Vertex> }
    return `The maximum flow is ${value}. On the side of the source in the cut: ${[...sourceSide].join(', ')}.`
  },
  paint: (paint, { now, known, moment, edges }) => {
    const arcs = known.network?.arcs ?? known.arcs ?? []
    edges.forEach(({ from, to, weight }, index) => {
      const flow = weight - (arcs[2 * index]?.room ?? weight)
      paint.label(from, to, `${flow}/${weight}`)
      if (flow > 0) paint.edges([{ from, to }], flow === weight ? 'swap' : 'active')
    })
    const edgeOf = (index: number | undefined) => (index === undefined ? undefined : edges[index >> 1])
    paint.nodes(known.levels?.keys(), 'active').notes(moment.ended ? [] : known.levels)
    if (now.path) paint.edges(now.path.map(edgeOf), 'current').edges([edgeOf(now.index)], 'compare')
    paint.node(now.vertex, 'current')
    if (moment.ended) paint.nodes((moment.result as { sourceSide: Set<Vertex> }).sourceSide, 'done')
  },
  watch: ['value', 'total', 'vertex', 'to', 'room'],
  words: {
    'const edges': null,
    'const network': () =>
      'Each edge becomes two arcs. The forward arc has its capacity as room, the backward arc has none.',
    'for (const vertex': null,
    'if (!graph.hasVertex': null,
    'throw new RangeError': null,
    'if (sameValueZero(source, sink))': null,
    'let value': () => 'The flow is 0.',
    'let levels': ({ source }) =>
      `The level of a vertex is the number of arcs on the shortest path with room from ${source}.`,
    'levels.has(sink)': ({ levels, sink, value }) =>
      levels.has(sink)
        ? `The shortest path with room to ${sink} has ${levels.get(sink) === 1 ? 'one arc' : `${levels.get(sink)} arcs`}.`
        : value === 0
          ? `No path with room leads to ${sink}, so nothing can flow.`
          : `No path with room leads to ${sink}, so the flow is maximal.`,
    'value += ': ({ source, sink }) => `Fills all shortest paths with room from ${source} to ${sink}.`,
    'levels = levelsFrom': ({ value }) => `The flow is ${value}. Computes the levels again.`,
    'const flows': () => 'The flow of an edge is its capacity minus the room that is left.',
    '({': null,
    'return { value': () => 'The vertices that the source still reaches are one side of a minimum cut.',
    'const { arcs': null,
    'const untried': () => 'In this phase, no arc has been tried yet.',
    '[vertex, [...indices]]': null,
    'const path': null,
    'let vertex': ({ source }) => `Begins a path at ${source}.`,
    'let total': null,
    'const indices': null,
    'const index': null,
    'if (sameValueZero(vertex, sink))': ({ vertex, sink }) => (vertex === sink ? `The path has reached ${sink}.` : ''),
    'total += send': () => 'Sends as much flow along the path as the arc with the least room allows.',
    'path.length = 0': null,
    'vertex = source': ({ source }) => `Begins again at ${source}.`,
    'if (index === undefined)': ({ index, vertex, source }) =>
      index === undefined ? `${vertex} has no untried arc${vertex === source ? '' : ', so it is a dead end'}.` : '',
    'const back': null,
    'if (back === undefined)': ({ back }) => (back === undefined ? 'The path is empty, so the phase is over.' : ''),
    'return total': ({ total }) => `This phase sent ${total} ${total === 1 ? 'unit' : 'units'}.`,
    'vertex = (arcs': null,
    'untried.get(vertex)?.pop()': ({ vertex }) => `Goes back to ${vertex}. The last arc is of no use in this phase.`,
    'const { to, room }': null,
    'if (room > 0': ({ to, room, levels, vertex }) =>
      room > 0 && levels.get(to) === Number(levels.get(vertex)) + 1
        ? `The arc from ${vertex} to ${to} leads one level further and has room for ${room}.`
        : room === 0
          ? `The arc from ${vertex} to ${to} has no room.`
          : `The arc from ${vertex} to ${to} is not on a shortest path.`,
    'path.push': ({ to }) => `The path continues to ${to}.`,
    'vertex = to': null,
    'indices.pop()': null,
  },
})
