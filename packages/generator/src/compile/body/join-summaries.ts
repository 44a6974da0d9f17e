const block = /^[ \t]*(?:[-*+>|]|#{1,6}|\d+[.)])(?:[ \t]|$)/

/**
 * Joins a `<summary>` whose text stands on separate lines into one line, and keeps the number of lines. Otherwise MDX
 * would make a paragraph of the text, and the fold's marker would stand above the text. A summary with blocks or empty
 * lines stays unchanged.
 */
export const joinSummaries = (lines: readonly string[], skipped: ReadonlySet<number>): string[] => {
  const joined = [...lines]
  for (let start = 0; start < joined.length; start++) {
    if (skipped.has(start) || !/^[ \t]*<summary>[ \t]*$/.test(joined[start] ?? '')) continue
    let end = start + 1
    while (isText(joined[end]) && !skipped.has(end)) end++
    if (end === start + 1 || joined[end]?.trim() !== '</summary>') continue
    const text = joined
      .slice(start + 1, end)
      .map((line) => line.trim())
      .join(' ')
    joined.fill('', start, end + 1)
    joined[start] = `${/^[ \t]*/.exec(lines[start] ?? '')?.[0]}<summary>${text}</summary>`
  }
  return joined
}

const isText = (line: string | undefined): boolean =>
  line !== undefined && line.trim() !== '' && line.trim() !== '</summary>' && !block.test(line)
