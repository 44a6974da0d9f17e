import type * as Module from '../../../algorithms/graph/bipartite-check.ts'
import { graphSubject, type Vertex } from './graph-subject.ts'

interface L {
  left: Set<Vertex>
  right: Set<Vertex>
  waiting: Iterable<Vertex> & { size: number }
  start: Vertex
  vertex: Vertex
  own: Set<Vertex>
  other: Set<Vertex>
  to: Vertex
}

export const subject = graphSubject<typeof Module, L>({
  title: 'Bipartite check',
  code: ['algorithms/graph/bipartite-check.ts#bipartition'],
  load: () => import('../../../algorithms/graph/bipartite-check.ts?traced'),
  text: 'ann-monday, ann-tuesday, bob-tuesday, bob-friday, eve-friday',
  places: { ann: [0, 0], bob: [0, 1], eve: [0, 2], monday: [2.6, 0], tuesday: [2.6, 1], friday: [2.6, 2] },
  presets: [
    { name: { en: 'An odd cycle', ru: 'Нечётный цикл' }, text: 'A-B, B-C, C-D, D-E, E-A' },
    { name: { en: 'An even cycle', ru: 'Чётный цикл' }, text: 'A-B, B-C, C-D, D-E, E-F, F-A' },
  ],
  search: (module, { graph }) => module.bipartition(graph),
  outcome: (result) => {
    const parts = result as { left: Set<Vertex>; right: Set<Vertex> } | undefined
    return parts
      ? `Two sides: ${[...parts.left].join(', ')} and ${[...parts.right].join(', ')}.`
      : 'An edge joins two vertices of the same side, so the graph is not bipartite.'
  },
  paint: (paint, { now, known, moment }) => {
    paint.nodes(known.left, 'active').nodes(known.right, 'done')
    const isConflict = moment.ended && !moment.result
    if (isConflict && known.vertex && known.to)
      paint.nodes([known.vertex, known.to], 'swap').edges([{ from: known.vertex, to: known.to }], 'swap')
    paint.node(now.vertex, 'current')
    if (now.vertex !== undefined && now.to !== undefined) paint.edges([{ from: now.vertex, to: now.to }], 'compare')
  },
  watch: ['vertex', 'to', 'waiting', 'left', 'right'],
  wide: ['waiting', 'left', 'right'],
  words: {
    checkUndirected: null,
    'const left': null,
    'const right': () => 'Both sides are empty.',
    'const waiting': null,
    'for (const start': () => 'Begins once in each component of the graph.',
    'if (left.has(start)': ({ left, right, start }) =>
      left.has(start) || right.has(start) ? `${start} has a side already.` : `${start} has no side yet.`,
    continue: null,
    'left.add(start)': ({ start }) => `Puts ${start} on the left side. Both sides are possible.`,
    'waiting.enqueue(start)': ({ start }) => `Adds ${start} to the queue.`,
    'waiting.size > 0': ({ waiting }) =>
      waiting.size > 0
        ? `In the queue: ${[...waiting].join(', ')}.`
        : 'The queue is empty, so this component is complete.',
    'const vertex': ({ waiting }) => `Removes ${[...waiting][0]} from the front of the queue.`,
    'const [own, other]': ({ left, vertex }) =>
      `${vertex} is on the ${left.has(vertex) ? 'left' : 'right'} side, so its neighbours belong on the other side.`,
    'for (const { to }': ({ vertex }) => `Goes through the neighbours of ${vertex}.`,
    'if (own.has(to))': ({ own, to, vertex }) =>
      own.has(to) ? `${to} is on the same side as ${vertex}.` : `${to} is not on the same side as ${vertex}.`,
    'return undefined': () => 'This is a contradiction. The graph has an odd cycle.',
    'if (other.has(to))': ({ other, to }) =>
      other.has(to) ? `${to} is already on the other side.` : `${to} has no side yet.`,
    'other.add': ({ to }) => `Puts ${to} on the other side.`,
    'waiting.enqueue(to)': ({ to }) => `Adds ${to} to the queue.`,
    'return { left': () => 'Every edge joins a vertex on the left with a vertex on the right.',
  },
})
