import type { LoadSubject } from '../../subjects.ts'

/** Subjects of this family, one module each. */
export const family: Readonly<Record<string, LoadSubject>> = {
  knapsack: () => import('./knapsack.ts'),
  'longest-common-subsequence': () => import('./longest-common-subsequence.ts'),
  'longest-increasing-subsequence': () => import('./longest-increasing-subsequence.ts'),
  'maximum-subarray': () => import('./maximum-subarray.ts'),
  'shortest-common-supersequence': () => import('./shortest-common-supersequence.ts'),
}
