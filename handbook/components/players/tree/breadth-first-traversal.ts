import type * as Module from '../../../algorithms/tree/breadth-first-traversal.ts'
import { name, traversalSubject, type Node } from './traversal-subject.ts'

interface L {
  queue: Iterable<Node>
  node: Node | undefined
  root: Node | null
}

export const subject = traversalSubject<typeof Module, L>({
  title: 'Breadth-first traversal',
  code: ['algorithms/tree/breadth-first-traversal.ts#binary'],
  load: () => import('../../../algorithms/tree/breadth-first-traversal.ts?traced'),
  visit: (module, root) => module.breadthFirstBinary(root),
  look: ({ queue }, { node }) => ({ waiting: queue ?? [], current: node }),
  yields: ({ node }) => node,
  watch: ['node', 'queue'],
  wide: ['queue'],
  words: {
    'const queue': () => 'The queue is empty.',
    'if (root)': null,
    'queue.enqueue(root)': ({ root }) => `The root ${name(root)} waits in the queue.`,
    node: ({ node }) => (node ? `${name(node)} leaves the queue.` : 'The queue is empty: every node has been visited.'),
    'yield node': ({ node }) => `Visits ${name(node)}.`,
    'if (node.left)': ({ node }) => (node?.left ? '' : `${name(node)} has no left child.`),
    'queue.enqueue(node.left)': ({ node }) => `The left child ${name(node?.left)} joins the queue.`,
    'if (node.right)': ({ node }) => (node?.right ? '' : `${name(node)} has no right child.`),
    'queue.enqueue(node.right)': ({ node }) => `The right child ${name(node?.right)} joins the queue.`,
  },
})
