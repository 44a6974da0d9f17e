import type * as Module from '../../../algorithms/graph/kruskal.ts'
import { far, graphSubject, type GraphEdge, type Vertex } from './graph-subject.ts'

interface L {
  parts: { setCount: number; connected: (a: Vertex, b: Vertex) => boolean; sets: () => Vertex[][] }
  edges: GraphEdge[]
  weight: number
  edge: GraphEdge
}

const partNames = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫'

export const subject = graphSubject<typeof Module, L>({
  title: "Kruskal's algorithm",
  code: ['algorithms/graph/kruskal.ts#kruskal'],
  load: () => import('../../../algorithms/graph/kruskal.ts?traced'),
  weighted: true,
  negative: true,
  text: 'A-B 4, A-C 2, B-C 1, B-D 5, C-D 8, C-E 10, D-E 2, D-F 6, E-F 3',
  places: { A: [0, 0], B: [1.5, 1.6], C: [1.5, 0], D: [3, 1.6], E: [3, 0], F: [4.5, 1.6] },
  search: (module, { graph }) => module.kruskal(graph),
  outcome: (result) => {
    const { edges, weight } = result as { edges: GraphEdge[]; weight: number }
    return `The total weight is ${far(weight)}, with the edges ${edges.map(({ from, to }) => `${from}–${to}`).join(', ')}.`
  },
  paint: (paint, { now, known }) => {
    paint.edges(known.edges, 'done').nodes(
      known.edges?.flatMap(({ from, to }) => [from, to]),
      'done',
    )
    // All vertices of a part have the same number. A call of the structure would change the paths inside it, so the
    // numbers come from the edges.
    paint.notes(
      partsOf(known.edges ?? []).flatMap((part, index) =>
        part.map((vertex) => [vertex, partNames[index] ?? ''] as const),
      ),
    )
    if (now.edge) paint.edges([now.edge], 'compare').nodes([now.edge.from, now.edge.to], 'compare')
  },
  watch: ['edge', 'weight', 'edges'],
  wide: ['edges'],
  words: {
    checkUndirected: null,
    'const parts': () => 'At first, each vertex forms its own part.',
    'const edges': null,
    'let weight': null,
    'for (const edge of': () => 'Goes through the edges by weight, beginning with the smallest.',
    'edge.weight': null,
    'if (!parts.union': ({ edge, edges }) =>
      partsOf(edges).some((part) => part.includes(edge.from) && part.includes(edge.to))
        ? `${edge.from} and ${edge.to} are in the same part. The edge of weight ${far(edge.weight)} would close a cycle, so it is left out.`
        : `The edge ${edge.from}–${edge.to} of weight ${far(edge.weight)} joins two parts.`,
    continue: null,
    'edges.push': ({ edge }) => `Adds the edge ${edge.from}–${edge.to}.`,
    'weight +=': ({ weight, edge }) => `The total weight is now ${far(weight + edge.weight)}.`,
    'if (parts.setCount === 1)': ({ parts }) =>
      parts.setCount === 1
        ? 'One part is left, so the tree is complete. No later edge is needed.'
        : `${parts.setCount} parts are left.`,
    break: null,
    'return { edges': () => 'Each component of the graph has its tree.',
  },
})

/** The parts of two or more vertices that the edges join. */
const partsOf = (edges: readonly GraphEdge[]): Vertex[][] => {
  let parts: Vertex[][] = []
  for (const { from, to } of edges) {
    const joined = parts.filter((part) => part.includes(from) || part.includes(to))
    parts = [...parts.filter((part) => !joined.includes(part)), [...new Set([...joined.flat(), from, to])]]
  }
  return parts
}
