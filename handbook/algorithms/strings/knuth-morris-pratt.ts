// #region borders
/**
 * Returns for each beginning of `pattern` the length of its border, which
 * is its longest proper prefix that is also a suffix. For 'ababc', the
 * result is [0, 0, 1, 2, 0]. Lengths count UTF-16 code units. O(m).
 */
export const borders = (pattern: string): number[] => {
  const lengths: number[] = pattern === '' ? [] : [0]
  let border = 0
  for (let index = 1; index < pattern.length; index++) {
    while (border > 0 && pattern[index] !== pattern[border])
      border = lengths[border - 1] as number
    if (pattern[index] === pattern[border]) border++
    lengths.push(border)
  }
  return lengths
}
// #endregion borders

// #region search
/**
 * Yields the index of every occurrence of `pattern` in `text`, including
 * overlapping occurrences. After a mismatch, the border says how much of
 * the pattern still matches, so the search never goes back in the text.
 * Indices and comparisons are by UTF-16 code unit, as with `indexOf`. The
 * empty pattern occurs everywhere, including the end. O(n + m) in all, also
 * in the worst case.
 * Source: Knuth, Morris and Pratt, "Fast pattern matching in strings", SIAM
 * Journal on Computing 6 (1977).
 */
export function* knuthMorrisPratt(
  text: string,
  pattern: string,
): Generator<number, void, undefined> {
  const matcher = new StreamMatcher(pattern)
  if (pattern === '') yield 0
  for (let index = 0; index < text.length; index++) {
    if (matcher.push(text[index] as string)) yield index + 1 - pattern.length
  }
}
// #endregion search

// #region matcher
/**
 * Finds a pattern in a text that arrives piece by piece, such as a
 * download. It stores one number and not the text.
 */
export class StreamMatcher {
  readonly #pattern: string
  readonly #borders: readonly number[]
  /**
   * Number of code units at the beginning of the pattern that match the end
   * of the text so far.
   */
  #matched = 0

  /** Prepares the search. O(length of the pattern). */
  constructor(pattern: string) {
    this.#pattern = pattern
    this.#borders = borders(pattern)
  }

  /**
   * Reads the next UTF-16 code unit. Returns whether an occurrence ends
   * with it. Amortised O(1).
   */
  push(unit: string): boolean {
    if (this.#matched === this.#pattern.length) this.#fallBack()
    while (this.#matched > 0 && unit !== this.#pattern[this.#matched])
      this.#fallBack()
    if (unit === this.#pattern[this.#matched]) this.#matched++
    return this.#matched === this.#pattern.length
  }

  #fallBack(): void {
    this.#matched = this.#borders[this.#matched - 1] ?? 0
  }
}
// #endregion matcher
