import type * as Module from '../../../algorithms/graph/hamiltonian-cycle.ts'
import { graphSubject, pathText, type GraphEdge, type Vertex } from './graph-subject.ts'

interface L {
  path: Vertex[]
  onPath: Set<Vertex>
  next: { done?: boolean; value: GraphEdge }
  start: Vertex
  vertex: Vertex
  graph: { vertexCount: number }
}

const way = (path: readonly Vertex[]) => path.slice(1).map((to, index) => ({ from: path[index] ?? '', to }))

export const subject = graphSubject<typeof Module, L>({
  title: 'Hamiltonian cycle',
  code: ['algorithms/graph/hamiltonian-cycle.ts#cycles'],
  load: () => import('../../../algorithms/graph/hamiltonian-cycle.ts?traced'),
  text: 'A-B, A-C, B-C, B-D, C-E, D-E, A-F, E-F',
  places: { A: [0, 0.8], B: [1.5, 0], C: [1.5, 1.5], D: [3, 0], E: [3, 1.5], F: [1.5, 2.6] },
  presets: [{ name: { en: 'There is none', ru: 'Такого нет' }, text: 'A-B, B-C, C-D, D-B, A-C, D-E' }],
  search: (module, { graph }) => module.hamiltonianCycle(graph),
  outcome: (result) =>
    result
      ? `A cycle through all vertices: ${pathText([...(result as Vertex[]), (result as Vertex[])[0] ?? ''])}.`
      : 'There is no cycle that visits every vertex once.',
  paint: (paint, { now, known, moment }) => {
    const cycle = moment.ended ? (moment.result as Vertex[] | undefined) : undefined
    const path = known.path ?? []
    paint.nodes(path, 'active').edges(way(path), 'active').node(path.at(-1), 'current')
    if (now.next && !now.next.done) paint.edges([now.next.value], 'compare').node(now.next.value.to, 'compare')
    if (cycle) paint.nodes(cycle, 'done').edges(way([...cycle, cycle[0] ?? '']), 'done')
  },
  watch: ['next', 'path'],
  wide: ['next', 'path'],
  words: {
    'const path': () => 'The path is empty.',
    'const onPath': null,
    'const untried': null,
    'path.push': ({ path, vertex }) => `${vertex} goes to the end of the path: ${[...path, vertex].join(', ')}.`,
    'onPath.add': null,
    'untried.push': null,
    'for (const start': null,
    'enter(start)': ({ start }) => `Begins at ${start}. A cycle through all vertices contains ${start}.`,
    break: null,
    'path.length > 0': ({ path }) => (path.length > 0 ? '' : 'Every path has been tried.'),
    'const next': ({ path }) => `Looks for the next edge of ${path.at(-1)}.`,
    'if (next.done)': ({ next, path }) => (next.done ? `${path.at(-1)} has no further edge to try.` : ''),
    'if (path.length === graph.vertexCount': ({ path, graph }) =>
      path.length === graph.vertexCount
        ? `All vertices are on the path. Does ${path.length === 2 ? 'a second' : 'an'} edge lead back to ${path[0]}?`
        : graph.vertexCount - path.length === 1
          ? 'One vertex is not on the path yet.'
          : `${graph.vertexCount - path.length} vertices are not on the path yet.`,
    'yield [...path]': ({ path }) => `Yes, an edge leads back to ${path[0]}.`,
    'untried.pop()': null,
    'onPath.delete': ({ path }) =>
      `Removes ${path.at(-1)} from the path${path.length > 1 ? ` and goes back to ${path.at(-2)}` : ''}.`,
    'if (!onPath.has': ({ onPath, next }) =>
      `The edge leads to ${next.value.to}, which is ${onPath.has(next.value.to) ? 'already on the path' : 'not on the path yet'}.`,
    'enter(next.value.to)': null,
  },
})
