import type * as Module from '../../../algorithms/graph/eulerian-path.ts'
import { graphSubject, pathText, type Vertex } from './graph-subject.ts'

interface L {
  start: { vertex: Vertex } | undefined
  used: Set<number>
  walk: Vertex[]
  stack: Vertex[]
  vertex: Vertex
  crossing: { to: Vertex; edge: number } | undefined
  graph: { edgeCount: number }
}

export const subject = graphSubject<typeof Module, L>({
  title: 'Eulerian path',
  code: ['algorithms/graph/eulerian-path.ts#path'],
  load: () => import('../../../algorithms/graph/eulerian-path.ts?traced'),
  text: 'A-B, A-C, A-D, B-C, B-D, C-D, C-E, D-E',
  places: { A: [0, 2.2], B: [1.8, 2.2], C: [1.8, 0.9], D: [0, 0.9], E: [0.9, 0] },
  presets: [
    { name: { en: 'A round trip', ru: 'Обход по кругу' }, text: 'A-B, B-C, C-A, C-D, D-E, E-C' },
    { name: { en: 'Impossible', ru: 'Невозможно' }, text: 'A-B, A-C, A-D' },
  ],
  search: (module, { graph }) => module.eulerianPath(graph),
  outcome: (result) => (result ? `Every edge once: ${pathText(result as Vertex[])}.` : 'No walk uses every edge once.'),
  paint: (paint, { now, known, edges }) => {
    paint.edges(
      [...(known.used ?? [])].map((index) => edges[index]),
      'active',
    )
    const walk = known.walk ?? []
    paint
      .nodes(known.stack, 'active')
      .edges(
        walk.slice(1).map((to, index) => ({ from: walk[index] ?? '', to })),
        'done',
      )
      .nodes(walk, 'done')
      .node(now.vertex, 'current')
    if (now.crossing) paint.node(now.crossing.to, 'compare')
  },
  watch: ['vertex', 'stack', 'walk'],
  wide: ['stack', 'walk'],
  words: {
    'const crossings': () => 'Lists for each vertex the edges that can be crossed from it.',
    'const start': () => 'Looks for a vertex to start at: one with an odd number of edges, if there is one.',
    'if (!start)': ({ start }) =>
      start ? `Starts at ${start.vertex}.` : 'More than two vertices have an odd number of edges.',
    'return graph.edgeCount === 0': () => 'There is no such walk.',
    'const used': null,
    'const walk': null,
    'const stack': ({ start }) => `${start?.vertex} is the beginning.`,
    'stack.length > 0': ({ stack }) =>
      stack.length > 0 ? `On the way: ${stack.join(', ')}.` : 'The way back is complete.',
    'const vertex': null,
    'const crossing = ': null,
    'if (!crossing)': ({ vertex, crossing }) =>
      crossing ? `An edge leads from ${vertex} to ${crossing.to}.` : `${vertex} has no edge left.`,
    'walk.push': ({ vertex }) => `A dead end: ${vertex} is the next vertex of the walk, which is found from its end.`,
    'stack.pop()': ({ vertex }) => `Goes back from ${vertex}.`,
    'if (!used.has': ({ used, crossing }) =>
      crossing && used.has(crossing.edge) ? 'It was crossed from the other side.' : '',
    'used.add': ({ crossing }) => `It has not been crossed yet: crosses it to ${crossing?.to}.`,
    'stack.push': null,
    'return walk.length': ({ walk, graph }) =>
      walk.length === graph.edgeCount + 1 ? 'The walk has every edge.' : 'Some edges lie in another part of the graph.',
  },
})
