import type { LoadSubject } from '../../subject.ts'

/** Subjects of this family, one module each. */
export const family: Readonly<Record<string, LoadSubject>> = {
  quickselect: () => import('./quickselect.ts'),
  'reservoir-sampling': () => import('./reservoir-sampling.ts'),
  'running-variance': () => import('./running-variance.ts'),
  'weighted-random': () => import('./weighted-random.ts'),
}
