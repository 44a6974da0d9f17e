import type { LoadSubject } from '../../subject.ts'

/** Subjects of this family, one module each. */
export const family: Readonly<Record<string, LoadSubject>> = {
  'breadth-first-traversal': () => import('./breadth-first-traversal.ts'),
  'depth-first-traversal': () => import('./depth-first-traversal.ts'),
  'lowest-common-ancestor': () => import('./lowest-common-ancestor.ts'),
  serialization: () => import('./serialization.ts'),
  'tree-diameter': () => import('./tree-diameter.ts'),
}
