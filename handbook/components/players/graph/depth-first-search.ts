import type * as Module from '../../../algorithms/graph/depth-first-search.ts'
import { graphSubject, type GraphEdge, type Vertex } from './graph-subject.ts'

interface Frame {
  vertex: Vertex
  via: GraphEdge | undefined
}

interface L {
  entered: Set<Vertex>
  frames: Frame[]
  start: Vertex
  vertex: Vertex
  via: GraphEdge | undefined
  frame: Frame & { wayBackSeen: boolean }
  next: { done?: boolean; value: GraphEdge }
}

export const subject = graphSubject<typeof Module, L>({
  title: 'Depth-first search',
  code: ['algorithms/graph/depth-first-search.ts#walk'],
  load: () => import('../../../algorithms/graph/depth-first-search.ts?traced'),
  directed: true,
  ends: 'start',
  text: 'A>B, A>C, A>D, B>D, C>D, C>E, D>A from A',
  places: { A: [0, 0], B: [1.8, 0], C: [0, 1.5], D: [1.8, 1.5], E: [0, 2.7] },
  search: (module, { graph, start }) => [...module.depthFirstSearch(graph, start)],
  outcome: (result) => `Entered in this order: ${(result as Vertex[]).join(', ')}.`,
  paint: (paint, { now, known, moment }) => {
    const path = known.frames ?? []
    paint
      .nodes(known.entered, 'done')
      .nodes(
        path.map(({ vertex }) => vertex),
        'active',
      )
      .edges(
        path.map(({ via }) => via),
        'active',
      )
    paint.node(path.at(-1)?.vertex, 'current')
    if (now.next && !now.next.done) paint.edges([now.next.value], 'compare').node(now.next.value.to, 'compare')
    if (moment.ended) paint.notes((moment.result as Vertex[]).map((vertex, index) => [vertex, index + 1]))
  },
  watch: ['vertex', 'frames'],
  wide: ['frames'],
  words: {
    'const entered': () => 'No vertex has been entered yet.',
    'const frames': () => 'The path is empty.',
    'frames.push': ({ vertex }) => `${vertex} goes to the end of the path.`,
    'entered.add': null,
    "return { kind: 'enter'": ({ vertex }) => `Reports that ${vertex} has been entered.`,
    'for (const start of starts)': () => 'Begins at each start that has not been entered.',
    'if (!entered.has(start))': null,
    'yield enter(start': ({ start }) => `Enters ${start}.`,
    'frames.length > 0': ({ frames }) =>
      frames.length > 0
        ? `The path: ${frames.map(({ vertex }) => vertex).join(', ')}.`
        : 'The path is empty, so every reachable vertex has been entered.',
    'const frame': null,
    'const { vertex': null,
    'const next': null,
    'if (next.done)': ({ vertex, next }) =>
      next.done ? `${vertex} has no further edge.` : `The next edge leads from ${vertex} to ${next.value.to}.`,
    'frames.pop()': ({ vertex }) => `Removes ${vertex} from the path.`,
    "yield { kind: 'leave'": ({ vertex }) => `Reports that ${vertex} has been left.`,
    'if (!entered.has(next': ({ entered, next }) =>
      entered.has(next.value.to) ? `${next.value.to} has been entered before.` : `${next.value.to} is new.`,
    'yield enter(next': ({ next }) => `Enters ${next.value.to}.`,
    'if (': () => 'In a directed graph, this edge is not the way back along another edge.',
    'frame.wayBackSeen = true': null,
    "yield { kind: 'revisit'": ({ next }) => `Reports that the edge leads to ${next.value.to} again.`,
  },
})
