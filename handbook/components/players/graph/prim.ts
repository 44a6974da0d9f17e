import type * as Module from '../../../algorithms/graph/prim.ts'
import { far, graphSubject, type GraphEdge, type Vertex } from './graph-subject.ts'

interface L {
  reached: Set<Vertex>
  edges: GraphEdge[]
  weight: number
  cheapest: Map<Vertex, GraphEdge>
  waiting: Iterable<{ value: Vertex; priority: number }>
  vertex: Vertex
  edge: GraphEdge
  known: number | undefined
  start: Vertex
  next: { value: Vertex; priority: number } | undefined
}

export const subject = graphSubject<typeof Module, L>({
  title: "Prim's algorithm",
  code: ['algorithms/graph/prim.ts#prim'],
  load: () => import('../../../algorithms/graph/prim.ts?traced'),
  weighted: true,
  negative: true,
  text: 'A-B 4, A-C 2, B-C 1, B-D 5, C-D 8, C-E 10, D-E 2, D-F 6, E-F 3',
  places: { A: [0, 0], B: [1.5, 1.6], C: [1.5, 0], D: [3, 1.6], E: [3, 0], F: [4.5, 1.6] },
  search: (module, { graph }) => module.prim(graph),
  outcome: (result) => {
    const { edges, weight } = result as { edges: GraphEdge[]; weight: number }
    return `The edges weigh ${far(weight)} together: ${edges.map(({ from, to }) => `${from}–${to}`).join(', ')}.`
  },
  paint: (paint, { now, known }) => {
    const waiting = [...(known.waiting ?? [])].map(({ value }) => value)
    paint
      .nodes(known.reached, 'done')
      .nodes(waiting, 'active')
      .edges(
        waiting.map((vertex) => known.cheapest?.get(vertex)),
        'active',
      )
      .edges(known.edges, 'done')
    paint.node(now.next?.value ?? now.vertex, 'current')
    if (now.edge) paint.edges([now.edge], 'compare').node(now.edge.to, 'compare')
  },
  watch: ['weight', 'vertex', 'edge', 'waiting'],
  wide: ['waiting'],
  words: {
    checkUndirected: null,
    'const reached': () => 'The tree is empty.',
    'const edges': null,
    'let weight': null,
    'const cheapest': null,
    'const waiting': () => 'Nothing waits outside the tree.',
    'reached.add': null,
    'for (const edge': ({ vertex }) => `Goes through the edges of ${vertex}.`,
    'const known': ({ edge }) => `The edge to ${edge.to} weighs ${far(edge.weight)}.`,
    'if (reached.has(edge.to)': ({ reached, edge, known }) =>
      reached.has(edge.to)
        ? `${edge.to} already belongs to the tree.`
        : known !== undefined && edge.weight >= known
          ? `The known edge to ${edge.to} is no heavier: it weighs ${far(known)}.`
          : `It is the cheapest edge to ${edge.to} so far.`,
    continue: null,
    'cheapest.set': ({ edge }) => `Notes it as the edge for ${edge.to}.`,
    'waiting.enqueue': ({ edge }) => `${edge.to} waits with the priority ${far(edge.weight)}.`,
    'for (const start': () => 'Begins a tree in each part of the graph.',
    'if (reached.has(start)) continue': ({ reached, start }) =>
      reached.has(start) ? `${start} belongs to a tree.` : `Begins with ${start}.`,
    'reach(start)': ({ start }) => `Takes ${start} into the tree.`,
    next: ({ next }) =>
      next
        ? `The cheapest edge out of the tree leads to ${next.value} and weighs ${far(next.priority)}.`
        : 'No edge leads out of the tree.',
    'edges.push': ({ next }) => `Takes the edge to ${next?.value} into the tree.`,
    'weight +=': ({ weight, next }) => `The edges weigh ${far(weight + Number(next?.priority))} together now.`,
    'reach(next.value)': ({ next }) => `Looks at the edges of ${next?.value}.`,
    'return { edges': () => 'Each part of the graph has its tree.',
  },
})
