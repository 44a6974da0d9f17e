// #region search
/**
 * Yields the index of every occurrence of `pattern` in `text`, including
 * overlapping occurrences. Compares from the end of the pattern. After
 * each alignment, the code unit of the text at the end of the pattern
 * decides the move. The last earlier occurrence of this unit in the pattern
 * moves there. If the pattern has no such occurrence, it moves past this
 * place. Long patterns with rare characters skip most of the text. Indices
 * and comparisons are by UTF-16 code unit. The empty pattern occurs
 * everywhere, including the end. O(n / m + m) at best, O(n + m) on average,
 * O(n · m) at worst, as for 'baa' in 'aaaa…'. Memory for one number for
 * each different code unit of the pattern.
 * Source: Horspool, "Practical fast searching in strings", Software:
 * Practice and Experience 10 (1980).
 */
export function* boyerMooreHorspool(
  text: string,
  pattern: string,
): Generator<number, void, undefined> {
  const shifts = shiftTable(pattern)
  const last = pattern.length - 1
  for (let start = 0; start + pattern.length <= text.length;) {
    let offset = last
    while (offset >= 0 && text[start + offset] === pattern[offset]) offset--
    if (offset < 0) yield start
    start += shifts.get(text[start + last] ?? '') ?? Math.max(1, pattern.length)
  }
}
// #endregion search

// #region shifts
/**
 * Returns for each code unit of `pattern`, except at its last place, the
 * distance from its last occurrence to the end. Other code units allow a
 * shift by the whole pattern. O(m).
 */
export const shiftTable = (pattern: string): Map<string, number> => {
  const shifts = new Map<string, number>()
  for (let index = 0; index < pattern.length - 1; index++) {
    shifts.set(pattern[index] as string, pattern.length - 1 - index)
  }
  return shifts
}
// #endregion shifts
