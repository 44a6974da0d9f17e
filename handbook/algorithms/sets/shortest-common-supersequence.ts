import { type Equal, sameValueZero } from '../equal.ts'
import {
  hirschbergSubsequence,
  longestCommonSubsequence,
} from './longest-common-subsequence.ts'

// #region supersequence
/**
 * The shortest sequence that contains both `a` and `b` in their order. If
 * there are several, returns one of them. The items of a longest common
 * subsequence occur once, with all other items between them. n · m steps
 * and space. Strings are compared by code point.
 *
 * Source: D. Maier, "The complexity of some problems on subsequences and
 * supersequences", Journal of the ACM 25(2), 1978.
 */
export const shortestCommonSupersequence = <T>(
  a: Iterable<T>,
  b: Iterable<T>,
  equal: Equal<T> = sameValueZero,
): T[] => {
  const [first, second] = [[...a], [...b]]
  return weave(
    first,
    second,
    longestCommonSubsequence(first, second, equal),
    equal,
  )
}
// #endregion supersequence

// #region linear-space
/** The same in linear space, in twice the steps. */
export const shortestCommonSupersequenceInLinearSpace = <T>(
  a: Iterable<T>,
  b: Iterable<T>,
  equal: Equal<T> = sameValueZero,
): T[] => {
  const [first, second] = [[...a], [...b]]
  return weave(
    first,
    second,
    hirschbergSubsequence(first, second, equal),
    equal,
  )
}
// #endregion linear-space

// #region weave
/**
 * Merges two sequences so that the items of `common`, a subsequence of
 * both, are shared.
 */
const weave = <T>(
  first: readonly T[],
  second: readonly T[],
  common: readonly T[],
  equal: Equal<T>,
): T[] => {
  const result: T[] = []
  let i = 0
  let j = 0
  for (const item of common) {
    // The items of common are taken from the first sequence. The second
    // sequence only has equal items.
    while (!Object.is(first[i], item)) result.push(first[i++] as T)
    while (!equal(item, second[j] as T)) result.push(second[j++] as T)
    result.push(item)
    i++
    j++
  }
  return [...result, ...first.slice(i), ...second.slice(j)]
}
// #endregion weave
