import type * as Module from '../../../algorithms/graph/bridges.ts'
import type { GraphEdge } from './graph-subject.ts'
import { lowLinkSubject } from './low-link-subject.ts'

export const subject = lowLinkSubject<typeof Module>({
  title: 'Bridges',
  code: ['algorithms/graph/bridges.ts#bridges', 'algorithms/graph/low-links.ts#low-links'],
  load: () => import('../../../algorithms/graph/bridges.ts?traced'),
  text: 'A-B, B-C, C-A, C-D, D-E, E-F, F-D, E-G',
  places: { A: [0, 0], B: [1.4, 1.3], C: [1.4, 0], D: [2.9, 0], E: [4.3, 0], F: [4.3, 1.3], G: [5.7, 0] },
  answer: 'edges',
  search: (module, graph) => module.bridges(graph),
  outcome: (result) =>
    (result as GraphEdge[]).length > 0
      ? `Bridges: ${(result as GraphEdge[]).map(({ from, to }) => `${from}–${to}`).join(', ')}.`
      : 'There are no bridges.',
  watch: ['step', 'edge', 'index', 'low', 'found'],
  wide: ['found'],
  words: {
    'const found': () => 'No bridge is known yet.',
    'for (const { edge': () => 'Goes through the tree edges. Each edge comes when its subtree is complete.',
    'if (low > index)': ({ edge, low, index }) =>
      low > index
        ? `The subtree of ${edge.to} does not reach back to ${edge.from}, because ${low} > ${index}.`
        : `The subtree of ${edge.to} reaches back to index ${low}, so there is another way to ${edge.from}.`,
    'found.push': ({ edge }) => `${edge.from}–${edge.to} is a bridge.`,
    'return found': () => 'The walk has visited the whole graph.',
  },
})
