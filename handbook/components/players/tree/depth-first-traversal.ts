import type * as Module from '../../../algorithms/tree/depth-first-traversal.ts'
import { name, traversalSubject, type Node } from './traversal-subject.ts'

interface L {
  pending: Node[]
  descent: Node | null
  node: Node
}

export const subject = traversalSubject<typeof Module, L>({
  title: 'Depth-first traversal, in order',
  code: ['algorithms/tree/depth-first-traversal.ts#in-order'],
  load: () => import('../../../algorithms/tree/depth-first-traversal.ts?traced'),
  visit: (module, root) => module.inOrder(root),
  look: ({ pending }, { node, descent }) => ({ waiting: pending ?? [], current: node ?? descent }),
  yields: ({ node }) => node,
  watch: ['descent', 'node', 'pending'],
  wide: ['pending'],
  words: {
    'const pending': () => 'No node waits.',
    'let descent': null,
    'descent || pending.length > 0': ({ descent, pending }) =>
      descent || pending.length > 0 ? '' : 'Nothing waits: every node has been visited.',
    descent: ({ descent }) => (descent ? `Stands at ${name(descent)}.` : 'There is nothing further left.'),
    'pending.push': ({ descent }) => `${name(descent)} has to wait for its left side.`,
    'descent = descent.left': ({ descent }) => `Goes to the left of ${name(descent)}.`,
    'const node': ({ pending }) => `Takes ${name(pending.at(-1))}, which has begun to wait last.`,
    'yield node': ({ node }) => `Visits ${name(node)}.`,
    'descent = node.right': ({ node }) =>
      node.right ? `Goes to the right of ${name(node)}.` : `${name(node)} has nothing to its right.`,
  },
})
