/** Replaces the text between two offsets; `start` and `end` are equal for an insertion. */
export interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Returns a text with edits applied. Edits may not overlap. Edits at one offset keep their order; insertions come
 * before a replacement.
 */
export const edited = (text: string, edits: readonly Edit[]): string => {
  const ordered = edits.toSorted((one, other) => one.start - other.start || one.end - other.end)
  let result = ''
  let place = 0
  for (const { start, end, text: added } of ordered) {
    result += text.slice(place, start) + added
    place = end
  }
  return result + text.slice(place)
}
