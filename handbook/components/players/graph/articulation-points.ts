import type * as Module from '../../../algorithms/graph/articulation-points.ts'
import { lowLinkSubject } from './low-link-subject.ts'

export const subject = lowLinkSubject<typeof Module>({
  title: 'Articulation points',
  code: ['algorithms/graph/articulation-points.ts#articulation-points', 'algorithms/graph/low-links.ts#low-links'],
  load: () => import('../../../algorithms/graph/articulation-points.ts?traced'),
  text: 'A-B, B-C, C-A, C-D, D-E, E-C, E-F',
  places: { A: [0, 0], B: [1.4, 1.3], C: [1.4, 0], D: [2.8, 0], E: [2.8, 1.3], F: [4.2, 1.3] },
  answer: 'points',
  search: (module, graph) => module.articulationPoints(graph),
  outcome: (result) =>
    (result as Set<string>).size > 0
      ? `Articulation points: ${[...(result as Set<string>)].join(', ')}.`
      : 'There are no articulation points.',
  watch: ['step', 'edge', 'index', 'low', 'points'],
  wide: ['points'],
  words: {
    'const points': () => 'No articulation point is known yet.',
    'const startsWithChild': null,
    'for (const { edge': () => 'Goes through the tree edges. Each edge comes when its subtree is complete.',
    'if (!fromStart)': ({ edge, fromStart }) =>
      fromStart ? `${edge.from} is the start of the walk.` : `${edge.from} is not the start of a walk.`,
    'if (low >= index)': ({ edge, low, index }) =>
      low >= index
        ? `The subtree of ${edge.to} reaches back to index ${low}, which is not before ${edge.from}.`
        : `The subtree of ${edge.to} reaches back to index ${low}, which is before ${edge.from}.`,
    'points.add': ({ edge }) => `${edge.from} is an articulation point.`,
    'if (startsWithChild.has': ({ edge }) => `Did the start ${edge.from} have a subtree before this one?`,
    'startsWithChild.add': ({ edge }) => `This is the first subtree of ${edge.from}.`,
    'return points': () => 'The walk has visited the whole graph.',
  },
})
