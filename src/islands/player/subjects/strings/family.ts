import type { LoadSubject } from '../../subject.ts'

/** Subjects of this family, one module each. */
export const family: Readonly<Record<string, LoadSubject>> = {
  'boyer-moore-horspool': () => import('./boyer-moore-horspool.ts'),
  'hamming-distance': () => import('./hamming-distance.ts'),
  'knuth-morris-pratt': () => import('./knuth-morris-pratt.ts'),
  'levenshtein-distance': () => import('./levenshtein-distance.ts'),
  'longest-common-substring': () => import('./longest-common-substring.ts'),
  palindromes: () => import('./palindromes.ts'),
  'rabin-karp': () => import('./rabin-karp.ts'),
  'regular-expression-matching': () => import('./regular-expression-matching.ts'),
  'z-algorithm': () => import('./z-algorithm.ts'),
}
