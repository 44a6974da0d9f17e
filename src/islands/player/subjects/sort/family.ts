import type { LoadSubject } from '../../subject.ts'

/** Subjects of this family, one module each. */
export const family: Readonly<Record<string, LoadSubject>> = {
  'bubble-sort': () => import('./bubble-sort.ts'),
  'bucket-sort': () => import('./bucket-sort.ts'),
  'counting-sort': () => import('./counting-sort.ts'),
  'heap-sort': () => import('./heap-sort.ts'),
  'insertion-sort': () => import('./insertion-sort.ts'),
  'merge-sort': () => import('./merge-sort.ts'),
  'quick-sort': () => import('./quick-sort.ts'),
  'radix-sort': () => import('./radix-sort.ts'),
  'selection-sort': () => import('./selection-sort.ts'),
  'shell-sort': () => import('./shell-sort.ts'),
  timsort: () => import('./timsort.ts'),
}
