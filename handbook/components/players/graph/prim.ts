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
    return `The total weight is ${far(weight)}, with the edges ${edges.map(({ from, to }) => `${from}–${to}`).join(', ')}.`
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
    'const waiting': () => 'The queue of vertices outside the tree is empty.',
    'reached.add': null,
    'for (const edge': ({ vertex }) => `Goes through the edges of ${vertex}.`,
    'const known': ({ edge }) => `The edge to ${edge.to} has the weight ${far(edge.weight)}.`,
    'if (reached.has(edge.to)': ({ reached, edge, known }) =>
      reached.has(edge.to)
        ? `${edge.to} already belongs to the tree.`
        : known !== undefined && edge.weight >= known
          ? `The known edge to ${edge.to} is not heavier. Its weight is ${far(known)}.`
          : `This is the lightest known edge to ${edge.to}.`,
    continue: null,
    'cheapest.set': ({ edge }) => `Stores it as the edge to ${edge.to}.`,
    'waiting.enqueue': ({ edge }) => `${edge.to} gets the priority ${far(edge.weight)}.`,
    'for (const start': () => 'Begins a tree in each component of the graph.',
    'if (reached.has(start)) continue': ({ reached, start }) =>
      reached.has(start) ? `${start} already belongs to a tree.` : `${start} belongs to no tree yet.`,
    'reach(start)': ({ start }) => `Begins the tree with ${start}.`,
    next: ({ next }) =>
      next
        ? `The lightest edge out of the tree leads to ${next.value} and has the weight ${far(next.priority)}.`
        : 'No edge leads out of the tree.',
    'edges.push': ({ next }) => `Adds the edge to ${next?.value} to the tree.`,
    'weight +=': ({ weight, next }) => `The total weight is now ${far(weight + Number(next?.priority))}.`,
    'reach(next.value)': ({ next }) => `${next?.value} joins the tree.`,
    'return { edges': () => 'Each component of the graph has its tree.',
  },
})
