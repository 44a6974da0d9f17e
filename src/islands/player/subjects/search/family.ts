import type { LoadSubject } from '../../subject.ts'

/** Subjects of this family, one module each. */
export const family: Readonly<Record<string, LoadSubject>> = {
  'binary-search': () => import('./binary-search.ts'),
  'exponential-search': () => import('./exponential-search.ts'),
  'interpolation-search': () => import('./interpolation-search.ts'),
  'jump-search': () => import('./jump-search.ts'),
  'linear-search': () => import('./linear-search.ts'),
  'sliding-window': () => import('./sliding-window.ts'),
  'ternary-search': () => import('./ternary-search.ts'),
  'two-pointers': () => import('./two-pointers.ts'),
}
