import type { AnySubject } from './subject.ts'

/** Every subject by the path of its article: one module each, loaded when its player comes into view. */
export const subjects: Readonly<Record<string, () => Promise<{ subject: AnySubject }>>> = {
  'search/binary-search': () => import('./subjects/search/binary-search.ts'),
  'search/exponential-search': () => import('./subjects/search/exponential-search.ts'),
  'search/interpolation-search': () => import('./subjects/search/interpolation-search.ts'),
  'search/jump-search': () => import('./subjects/search/jump-search.ts'),
  'search/linear-search': () => import('./subjects/search/linear-search.ts'),
  'search/ternary-search': () => import('./subjects/search/ternary-search.ts'),
  'sort/bubble-sort': () => import('./subjects/sort/bubble-sort.ts'),
  'sort/bucket-sort': () => import('./subjects/sort/bucket-sort.ts'),
  'sort/counting-sort': () => import('./subjects/sort/counting-sort.ts'),
  'sort/heap-sort': () => import('./subjects/sort/heap-sort.ts'),
  'sort/insertion-sort': () => import('./subjects/sort/insertion-sort.ts'),
  'sort/merge-sort': () => import('./subjects/sort/merge-sort.ts'),
  'sort/quick-sort': () => import('./subjects/sort/quick-sort.ts'),
  'sort/radix-sort': () => import('./subjects/sort/radix-sort.ts'),
  'sort/selection-sort': () => import('./subjects/sort/selection-sort.ts'),
  'sort/shell-sort': () => import('./subjects/sort/shell-sort.ts'),
  'sort/timsort': () => import('./subjects/sort/timsort.ts'),
}
