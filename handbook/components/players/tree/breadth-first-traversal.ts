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
    'queue.enqueue(root)': ({ root }) => `Adds the root ${name(root)} to the queue.`,
    node: ({ node }) =>
      node
        ? `Removes ${name(node)} from the front of the queue.`
        : 'The queue is empty, so every node has been visited.',
    'yield node': ({ node }) => `Visits ${name(node)}.`,
    'if (node.left)': ({ node }) => (node?.left ? '' : `${name(node)} has no left child.`),
    'queue.enqueue(node.left)': ({ node }) => `Adds the left child ${name(node?.left)} to the queue.`,
    'if (node.right)': ({ node }) => (node?.right ? '' : `${name(node)} has no right child.`),
    'queue.enqueue(node.right)': ({ node }) => `Adds the right child ${name(node?.right)} to the queue.`,
  },
})
