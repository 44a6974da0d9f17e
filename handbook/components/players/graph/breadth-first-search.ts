import type * as Module from '../../../algorithms/graph/breadth-first-search.ts'
import { graphSubject, type Vertex } from './graph-subject.ts'

interface L {
  seen: Set<Vertex>
  waiting: Iterable<Vertex> & { size: number }
  vertex: Vertex
  to: Vertex
  start: Vertex
}

export const subject = graphSubject<typeof Module, L>({
  title: 'Breadth-first search',
  code: ['algorithms/graph/breadth-first-search.ts#breadth-first-search'],
  load: () => import('../../../algorithms/graph/breadth-first-search.ts?traced'),
  ends: 'start',
  text: 'A-B, A-C, B-D, C-D, C-E, D-F, E-F, F-G from A',
  places: { A: [0, 0], B: [0, 1.2], C: [1.3, 0], D: [1.3, 1.2], E: [2.6, 0], F: [2.6, 1.2], G: [3.9, 1.2] },
  search: (module, { graph, start }) => [...module.breadthFirstSearch(graph, start)],
  outcome: (result) => `Visited in this order: ${(result as Vertex[]).join(', ')}.`,
  paint: (paint, { now, known, moment }) => {
    paint.nodes(known.seen, 'done').nodes(known.waiting, 'active').node(now.vertex, 'current').node(now.to, 'compare')
    if (now.vertex !== undefined && now.to !== undefined) paint.edges([{ from: now.vertex, to: now.to }], 'compare')
    if (moment.ended) paint.notes((moment.result as Vertex[]).map((vertex, index) => [vertex, index + 1]))
  },
  watch: ['vertex', 'to', 'waiting'],
  wide: ['waiting'],
  words: {
    'const seen': ({ start }) => `Marks the start ${start} as seen.`,
    'const waiting': ({ start }) => `Adds ${start} to the queue.`,
    'waiting.size > 0': ({ waiting }) =>
      waiting.size > 0
        ? `In the queue: ${[...waiting].join(', ')}.`
        : 'The queue is empty, so every reachable vertex has been visited.',
    'const vertex': ({ waiting }) => `Removes ${[...waiting][0]} from the front of the queue.`,
    'const edges': ({ vertex }) => `Looks at the edges of ${vertex}.`,
    'yield vertex': ({ vertex }) => `Visits ${vertex}.`,
    'for (const { to } of edges)': ({ vertex }) => `Goes through the neighbours of ${vertex}.`,
    'if (seen.has(to)) continue': ({ seen, to }) => (seen.has(to) ? `${to} has been seen before.` : `${to} is new.`),
    continue: null,
    'seen.add(to)': ({ to }) => `Marks ${to} as seen …`,
    'waiting.enqueue(to)': ({ to }) => `… and puts ${to} at the end of the queue.`,
  },
})
