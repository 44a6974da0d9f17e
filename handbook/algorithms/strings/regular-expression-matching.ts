// #region table
/**
 * Whether the pattern matches the whole text. In the pattern, `.` matches
 * any code point, and `*` repeats the character before it any number of
 * times, including zero. Everything else matches itself. Fills a table row
 * by row: row i says which beginnings of the text the first i parts of the
 * pattern match. O(n · m) for every pattern, O(n + m) memory. Throws a
 * `SyntaxError` when a `*` follows no character.
 */
export const matchesPattern = (text: string, pattern: string): boolean => {
  const characters = Array.from(text)
  let matched = [true, ...characters.map(() => false)]
  for (const { character, repeated } of partsOf(pattern)) {
    // A repeated part also matches nothing.
    const next = [repeated && matched[0] === true]
    for (const [index, textCharacter] of characters.entries()) {
      const fits = character === '.' || character === textCharacter
      const before = repeated ? next[index] : matched[index]
      next.push(
        (fits && before === true) || (repeated && matched[index + 1] === true),
      )
    }
    matched = next
  }
  return matched.at(-1) === true
}
// #endregion table

// #region parts
interface Part {
  character: string
  repeated: boolean
}

const partsOf = (pattern: string): Part[] => {
  const parts: Part[] = []
  for (const character of pattern) {
    const last = parts.at(-1)
    if (character !== '*') parts.push({ character, repeated: false })
    else if (last && !last.repeated) last.repeated = true
    else
      throw new SyntaxError(
        `A * in "${pattern}" has nothing to repeat; put it after a character or a dot.`,
      )
  }
  return parts
}
// #endregion parts
