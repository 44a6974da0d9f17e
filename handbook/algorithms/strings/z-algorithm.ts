// #region z-array
/**
 * Returns for each index of `text` how many code units from there on equal
 * the beginning of the text. For index 0, this is the whole length. For
 * 'aabaab', the result is [6, 1, 0, 3, 1, 0]. Units are UTF-16 code units.
 * O(n).
 * Source: Gusfield, Algorithms on Strings, Trees and Sequences (1997),
 * chapter 1.
 */
export const zArray = (text: string): number[] => {
  const lengths = text === '' ? [] : [text.length]
  // The match [start, end) that reaches farthest. The text inside it equals
  // the beginning of the text, whose values are known.
  let start = 0
  let end = 0
  for (let index = 1; index < text.length; index++) {
    let length =
      index < end ? Math.min(end - index, lengths[index - start] as number) : 0
    while (
      index + length < text.length &&
      text[length] === text[index + length]
    )
      length++
    if (index + length > end) {
      start = index
      end = index + length
    }
    lengths.push(length)
  }
  return lengths
}
// #endregion z-array

// #region search
/**
 * Yields the index of every occurrence of `pattern` in `text`, including
 * overlapping occurrences. These are the places where the Z array of
 * pattern and text together reaches the length of the pattern. No separator
 * is needed, because greater values count too. Indices and comparisons are
 * by UTF-16 code unit. The empty pattern occurs everywhere, including the
 * end. O(n + m) time and memory.
 */
export function* zSearch(
  text: string,
  pattern: string,
): Generator<number, void, undefined> {
  const lengths = zArray(pattern + text)
  for (let index = 0; index <= text.length - pattern.length; index++) {
    if (
      pattern === '' ||
      (lengths[pattern.length + index] as number) >= pattern.length
    )
      yield index
  }
}
// #endregion search

// #region period
/**
 * Returns the length of the shortest beginning of `text` that gives the
 * whole text when it is repeated. It is 2 for 'ababab', the whole length
 * when there is no shorter one, and 0 for the empty text. O(n).
 */
export const smallestPeriod = (text: string): number => {
  const lengths = zArray(text)
  for (let period = 1; period < text.length; period++) {
    if (
      text.length % period === 0 &&
      period + (lengths[period] as number) === text.length
    )
      return period
  }
  return text.length
}
// #endregion period
