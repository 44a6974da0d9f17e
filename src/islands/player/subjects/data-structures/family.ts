import type { LoadSubject } from '../../subject.ts'

/** Subjects of this family, one module each. */
export const family: Readonly<Record<string, LoadSubject>> = {
  'bloom-filter': () => import('./bloom-filter.ts'),
  'disjoint-set': () => import('./disjoint-set.ts'),
  'doubly-linked-list': () => import('./doubly-linked-list.ts'),
  graph: () => import('./graph.ts'),
  'hash-table': () => import('./hash-table.ts'),
  heap: () => import('./heap.ts'),
  'linked-list': () => import('./linked-list.ts'),
  lru: () => import('./lru.ts'),
  'priority-queue': () => import('./priority-queue.ts'),
  queue: () => import('./queue.ts'),
  stack: () => import('./stack.ts'),
  tree: () => import('./tree.ts'),
  'tree/avl': () => import('./tree/avl.ts'),
  'tree/bst': () => import('./tree/bst.ts'),
  'tree/fenwick': () => import('./tree/fenwick.ts'),
  'tree/rb': () => import('./tree/rb.ts'),
  'tree/segment': () => import('./tree/segment.ts'),
  trie: () => import('./trie.ts'),
}
