import { SuffixAutomaton } from './suffix-automaton.ts'

// #region table
/**
 * Returns the longest text that is part of both `a` and `b`, '' when there
 * is none. Of several, it returns the first in `a`. Compares code points,
 * so no emoji is cut in half. `ending[j]` is the length of the longest
 * common text that ends at the current place of `a` and at place j of `b`.
 * O(n · m), O(m) memory beyond the code points.
 */
export const longestCommonSubstring = (a: string, b: string): string => {
  const left = Array.from(a)
  const right = Array.from(b)
  const ending = Array.from({ length: right.length + 1 }, () => 0)
  let longest = 0
  let end = 0
  for (const [index, character] of left.entries()) {
    // From the end, so that the entry to the left still belongs to the
    // place before.
    for (let column = right.length; column > 0; column--) {
      const length =
        character === right[column - 1] ? (ending[column - 1] as number) + 1 : 0
      ending[column] = length
      if (length > longest) {
        longest = length
        end = index + 1
      }
    }
  }
  return left.slice(end - longest, end).join('')
}
// #endregion table

// #region automaton
/**
 * Returns the same as `longestCommonSubstring`, but suits large texts.
 * Reads `a`, and stores the longest suffix of the read part that the
 * automaton of `b` accepts. Compares code points. O(n + m) time and memory.
 */
export const longestCommonSubstringByAutomaton = (
  a: string,
  b: string,
): string => {
  const left = Array.from(a)
  const automaton = new SuffixAutomaton(b)
  let state = automaton.start
  let length = 0
  let longest = 0
  let end = 0
  for (const [index, character] of left.entries()) {
    while (state.link && !state.next.has(character)) {
      state = state.link
      length = state.length
    }
    const next = state.next.get(character)
    if (!next) continue
    state = next
    length++
    if (length > longest) {
      longest = length
      end = index + 1
    }
  }
  return left.slice(end - longest, end).join('')
}
// #endregion automaton
