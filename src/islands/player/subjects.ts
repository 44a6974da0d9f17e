import type { AnySubject } from './subject.ts'

/** Every subject by the path of its article: one module each, loaded when its player comes into view. */
export const subjects: Readonly<Record<string, () => Promise<{ subject: AnySubject }>>> = {
  'search/binary-search': () => import('./subjects/search/binary-search.ts'),
  'sort/insertion-sort': () => import('./subjects/sort/insertion-sort.ts'),
  'sort/merge-sort': () => import('./subjects/sort/merge-sort.ts'),
  'sort/quick-sort': () => import('./subjects/sort/quick-sort.ts'),
}
