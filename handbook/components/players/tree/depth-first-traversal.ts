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
    'const pending': () => 'The stack is empty.',
    'let descent': null,
    'descent || pending.length > 0': ({ descent, pending }) =>
      descent || pending.length > 0 ? '' : 'The stack is empty, so every node has been visited.',
    descent: ({ descent }) => (descent ? `The walk is at ${name(descent)}.` : 'There is no node here.'),
    'pending.push': ({ descent }) =>
      `Puts ${name(descent)} on the stack.${descent?.left ? ' Its left subtree comes first.' : ''}`,
    'descent = descent.left': ({ descent }) =>
      descent?.left ? `Goes to the left child of ${name(descent)}.` : `${name(descent)} has no left child.`,
    'const node': ({ pending }) => `Removes ${name(pending.at(-1))} from the top of the stack.`,
    'yield node': ({ node }) => `Visits ${name(node)}.`,
    'descent = node.right': ({ node }) =>
      node.right ? `Goes to the right child of ${name(node)}.` : `${name(node)} has no right child.`,
  },
})
