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
  directed: 'as written',
  text: 'A-B, A-C, A-D, B-C, B-D, C-D, C-E, D-E',
  places: { A: [0, 2.2], B: [1.8, 2.2], C: [1.8, 0.9], D: [0, 0.9], E: [0.9, 0] },
  presets: [
    {
      name: { en: 'A detour on one-way edges', ru: 'Объезд по рёбрам с направлением' },
      text: 'A>B, B>D, D>B, B>C, C>A',
    },
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
        walk.slice(1).map((from, index) => ({ from, to: walk[index] ?? '' })),
        'done',
      )
      .nodes(walk, 'done')
      .node(now.vertex, 'current')
    if (now.crossing) paint.node(now.crossing.to, 'compare')
  },
  watch: ['vertex', 'stack', 'walk'],
  wide: ['stack', 'walk'],
  words: {
    'const crossings': () => 'Lists the edges of each vertex.',
    'const start': (_, { input }) =>
      input.directed
        ? 'Looks for a start, if possible a vertex that more edges leave than enter.'
        : 'Looks for a start, if possible a vertex with an odd number of edges.',
    'if (!start)': ({ start }, { input }) =>
      start
        ? `The walk starts at ${start.vertex}.`
        : input.directed
          ? 'The numbers of leaving and entering edges differ at too many vertices, or by more than 1.'
          : 'More than two vertices have an odd number of edges.',
    'return graph.edgeCount === 0': () => 'There is no such walk.',
    'const used': null,
    'const walk': null,
    'const stack': ({ start }) => `Puts ${start?.vertex} on the stack.`,
    'stack.length > 0': ({ stack }) =>
      stack.length > 0 ? `On the stack: ${stack.join(', ')}.` : 'The stack is empty.',
    'const vertex': null,
    'const crossing = ': null,
    'if (!crossing)': ({ vertex, crossing }) =>
      crossing ? `An edge leads from ${vertex} to ${crossing.to}.` : `${vertex} has no unused edge.`,
    'walk.push': ({ vertex }) => `Adds ${vertex} to the walk. The walk is found from its end to its start.`,
    'stack.pop()': ({ vertex }) => `Removes ${vertex} from the stack.`,
    'if (!used.has': ({ used, crossing }) =>
      crossing && used.has(crossing.edge) ? 'This edge was used from the other side.' : '',
    'used.add': ({ crossing }) => `This edge has not been used yet. Follows it to ${crossing?.to}.`,
    'stack.push': null,
    'return walk.length': ({ walk, graph }) =>
      walk.length === graph.edgeCount + 1
        ? 'The walk contains every edge.'
        : 'Some edges are in another component of the graph.',
  },
})
