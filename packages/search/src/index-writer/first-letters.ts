/** The first letters of a term. A letter outside of the first plane of Unicode has two UTF-16 units. */
export const firstLetters = (term: string, count: number): string => {
  let end = 0
  for (let letter = 0; letter < count; letter++) end += (term.codePointAt(end) ?? 0) > 0xffff ? 2 : 1
  return term.slice(0, end)
}
