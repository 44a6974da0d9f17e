import type { LoadSubject } from '../../subject.ts'

/** Subjects of this family, one module each. */
export const family: Readonly<Record<string, LoadSubject>> = {
  backtracking: () => import('./backtracking.ts'),
  'cartesian-product': () => import('./cartesian-product.ts'),
  'coin-change': () => import('./coin-change.ts'),
  'combination-sum': () => import('./combination-sum.ts'),
  combinations: () => import('./combinations.ts'),
  'fisher-yates-shuffle': () => import('./fisher-yates-shuffle.ts'),
  knapsack: () => import('./knapsack.ts'),
  'longest-common-subsequence': () => import('./longest-common-subsequence.ts'),
  'longest-increasing-subsequence': () => import('./longest-increasing-subsequence.ts'),
  'maximum-subarray': () => import('./maximum-subarray.ts'),
  permutations: () => import('./permutations.ts'),
  'power-set': () => import('./power-set.ts'),
  'shortest-common-supersequence': () => import('./shortest-common-supersequence.ts'),
}
