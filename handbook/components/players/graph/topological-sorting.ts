import type * as Module from '../../../algorithms/graph/topological-sorting.ts'
import { graphSubject, pathText, type Vertex } from './graph-subject.ts'

interface L {
  incoming: Map<Vertex, number>
  ready: Iterable<Vertex> & { size: number }
  order: Vertex[]
  vertex: Vertex
  to: Vertex
  count: number
  graph: { vertexCount: number }
}

export const subject = graphSubject<typeof Module, L>({
  title: 'Topological sorting',
  code: ['algorithms/graph/topological-sorting.ts#kahn'],
  load: () => import('../../../algorithms/graph/topological-sorting.ts?traced'),
  directed: true,
  text: 'install>lint, install>compile, compile>test, compile>bundle, lint>deploy, test>deploy, bundle>deploy',
  places: { install: [0, 0], lint: [3, 0], compile: [1.5, 1], test: [3, 1], bundle: [3, 1.8], deploy: [4.8, 1.8] },
  presets: [{ name: { en: 'With a cycle', ru: 'С циклом' }, text: 'A>B, B>C, C>D, D>B, C>E' }],
  search: (module, { graph }) => module.topologicalSort(graph),
  outcome: (result) =>
    result ? `In order: ${pathText(result as Vertex[])}.` : 'There is a cycle, so there is no order.',
  paint: (paint, { now, known }) => {
    paint
      .notes(known.incoming)
      .nodes(known.ready, 'active')
      .nodes(known.order, 'done')
      .node(now.vertex, 'current')
      .node(now.to, 'compare')
    if (now.vertex !== undefined && now.to !== undefined) paint.edges([{ from: now.vertex, to: now.to }], 'compare')
  },
  watch: ['vertex', 'to', 'count', 'ready', 'order'],
  wide: ['ready', 'order'],
  words: {
    checkDirected: null,
    'const incoming': () => 'Counts the edges that lead to each vertex.',
    'for (const vertex of graph.vertices())': () => 'Sets every count to 0.',
    'incoming.set(vertex, 0)': null,
    'for (const { to } of graph.edges())': () => 'Goes through all edges.',
    'incoming.set(to, (incoming': ({ incoming, to }) =>
      `An edge leads to ${to}, so the count of ${to} is now ${Number(incoming.get(to)) + 1}.`,
    'const ready': () => 'No vertex is ready yet.',
    'for (const [vertex, count]': () => 'Looks for vertices without an incoming edge.',
    'if (count === 0) ready.enqueue(vertex)': ({ vertex, count }) =>
      count === 0
        ? `No edge leads to ${vertex}.`
        : `${count} ${count === 1 ? 'edge leads' : 'edges lead'} to ${vertex}.`,
    'ready.enqueue(vertex)': ({ vertex }) => `${vertex} is ready.`,
    'const order': null,
    'ready.size > 0': ({ ready }) => (ready.size > 0 ? `Ready: ${[...ready].join(', ')}.` : 'No vertex is ready.'),
    'const vertex': ({ ready }) => `Takes ${[...ready][0]} from the front of the queue.`,
    'order.push': ({ vertex }) => `${vertex} is next in the order.`,
    'for (const { to } of graph.neighbors': ({ vertex }) => `Removes the edges that lead out of ${vertex}.`,
    'const count': null,
    'incoming.set(to, count)': null,
    'if (count === 0) ready.enqueue(to)': ({ to, count }) =>
      count === 0
        ? `No further edge leads to ${to}.`
        : `${count === 1 ? '1 edge still leads' : `${count} edges still lead`} to ${to}.`,
    'ready.enqueue(to)': ({ to }) => `${to} is ready.`,
    'return order.length': ({ order, graph }) =>
      order.length === graph.vertexCount ? 'Every vertex is in the order.' : 'Some vertices wait for each other.',
  },
})
