/** A line that begins or ends a region: its kind and its name. */
export const regionMark = /^\s*(?:\/\/|#|--|;+|%|<!--|\/\*+)\s*#?(region|endregion)\b[ \t]*([^\s*<>]*)[^\n]*$/

/**
 * Returns the lines of a region with their numbers (from 1), without the marks of regions; `undefined` if the region is
 * missing or never ends.
 */
export const numberedRegion = (
  text: string,
  region: string | undefined,
): { text: string; line: number }[] | undefined => {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const start = region === undefined ? 0 : lines.findIndex((line) => isMark(line, 'region', region)) + 1
  const length = region === undefined ? lines.length : regionLength(lines.slice(start), region)
  if ((region !== undefined && start === 0) || length === undefined) return undefined
  return lines
    .slice(start, start + length)
    .flatMap((line, index) => (regionMark.test(line) ? [] : [{ text: line, line: start + index + 1 }]))
}

/** Removes the lines that mark regions. Where two blank lines meet, only one stays. */
export const withoutRegionMarks = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !regionMark.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')

/** Whether a line begins or ends the region of this name. */
export const isMark = (line: string, kind: 'region' | 'endregion', name: string): boolean => {
  const found = regionMark.exec(line)
  return found?.[1] === kind && found[2] === name
}

/**
 * Returns the number of lines until the end of a region. The end is the mark with the same name, or the nameless mark
 * that closes the region.
 */
export const regionLength = (lines: string[], name: string): number | undefined => {
  let depth = 0
  for (const [index, line] of lines.entries()) {
    const found = regionMark.exec(line)
    if (found?.[1] === 'region') depth++
    else if (found?.[1] === 'endregion') {
      if (found[2] === name || (depth === 0 && found[2] === '')) return index
      depth--
    }
  }
  return undefined
}
