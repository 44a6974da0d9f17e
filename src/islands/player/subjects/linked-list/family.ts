import type { LoadSubject } from '../../subject.ts'

/** Subjects of this family, one module each. */
export const family: Readonly<Record<string, LoadSubject>> = {
  'cycle-detection': () => import('./cycle-detection.ts'),
  'merge-sorted-lists': () => import('./merge-sorted-lists.ts'),
  'middle-and-nth-from-end': () => import('./middle-and-nth-from-end.ts'),
  reversal: () => import('./reversal.ts'),
  traversal: () => import('./traversal.ts'),
}
