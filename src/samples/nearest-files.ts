/** The files that may be meant by a text which is part of none, best first: by the likeness of their nearest part, whatever the case. */
export const nearestFiles = (text: string, files: readonly string[], limit = 5): string[] =>
  files
    .map((file) => ({ file, distance: distanceToPart(text.toLowerCase(), file.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ file }) => file)

/** Fewest insertions, deletions and changes that make the text a part of the other: Sellers' algorithm, where a match may begin and end anywhere. */
const distanceToPart = (text: string, other: string): number => {
  let previous = Array.from({ length: other.length + 1 }, () => 0)
  for (const [row, letter] of [...text].entries()) {
    const current = [row + 1]
    for (let column = 1; column <= other.length; column++) {
      const change = (previous[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1)
      current.push(Math.min(change, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1))
    }
    previous = current
  }
  return Math.min(...previous)
}
