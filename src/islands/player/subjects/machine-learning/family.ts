import type { LoadSubject } from '../../subject.ts'

/** Subjects of this family, one module each. */
export const family: Readonly<Record<string, LoadSubject>> = {
  'k-means': () => import('./k-means.ts'),
  'k-nearest-neighbors': () => import('./k-nearest-neighbors.ts'),
  'linear-regression': () => import('./linear-regression.ts'),
  'logistic-regression': () => import('./logistic-regression.ts'),
  'naive-bayes': () => import('./naive-bayes.ts'),
  perceptron: () => import('./perceptron.ts'),
}
