import type { LoadSubject } from '../../subject.ts'

/** Subjects of this family, one module each. */
export const family: Readonly<Record<string, LoadSubject>> = {
  'binary-floating-point': () => import('./binary-floating-point.ts'),
  'bit-manipulation': () => import('./bit-manipulation.ts'),
  'complex-numbers': () => import('./complex-numbers.ts'),
  'euclidean-algorithm': () => import('./euclidean-algorithm.ts'),
  'euclidean-distance': () => import('./euclidean-distance.ts'),
  factorial: () => import('./factorial.ts'),
  'fast-exponentiation': () => import('./fast-exponentiation.ts'),
  'fast-fourier-transform': () => import('./fast-fourier-transform.ts'),
  fibonacci: () => import('./fibonacci.ts'),
  'horner-method': () => import('./horner-method.ts'),
  'integer-partition': () => import('./integer-partition.ts'),
  'least-common-multiple': () => import('./least-common-multiple.ts'),
  matrices: () => import('./matrices.ts'),
  'modular-arithmetic': () => import('./modular-arithmetic.ts'),
  'pascal-triangle': () => import('./pascal-triangle.ts'),
  'primality-test': () => import('./primality-test.ts'),
  'prime-factorization': () => import('./prime-factorization.ts'),
  'sieve-of-eratosthenes': () => import('./sieve-of-eratosthenes.ts'),
  'square-root': () => import('./square-root.ts'),
}
