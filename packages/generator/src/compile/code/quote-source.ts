import { listNearest } from '../../content/nearest.ts'

/** What a quotation gives: the code, or why there is none. */
export type QuotedSource = { code: string } | { fault: string }

const mark = /^\s*(?:\/\/|#|--|;+|%|<!--|\/\*+)\s*#?(region|endregion)\b[ \t]*([^\s*<>]*)[^\n]*$/

/**
 * The lines of a region (`// #region name` … `// #endregion name`), or the whole file without a region, with the common
 * indentation and the marks of all regions taken out.
 */
export const quoteSource = (
  text: string,
  { file, region }: { file: string; region?: string | undefined },
): QuotedSource => {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  if (region === undefined) return { code: tidy(lines) }
  const start = lines.findIndex((line) => isMark(line, 'region', region))
  if (start === -1) {
    const regions = lines.flatMap((line) => (mark.exec(line)?.[1] === 'region' ? [mark.exec(line)?.[2] ?? ''] : []))
    return {
      fault: `"${file}" has no region "${region}". Its regions, nearest first: ${listNearest(region, regions)}.`,
    }
  }
  const again = lines.findIndex((line, index) => index > start && isMark(line, 'region', region))
  if (again !== -1)
    return {
      fault: `The region "${region}" of "${file}" begins twice, on lines ${start + 1} and ${again + 1}. Give each a name of its own.`,
    }
  const length = regionLength(lines.slice(start + 1), region)
  if (length === undefined) {
    return { fault: `The region "${region}" of "${file}" is never ended. Put "// #endregion ${region}" after it.` }
  }
  const code = tidy(lines.slice(start + 1, start + 1 + length))
  return code === '' ? { fault: `The region "${region}" of "${file}" is empty. Put code between its marks.` } : { code }
}

/** The lines of a region by number (from 1) without the marks of regions; `undefined` when it is missing or never ended. */
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
    .flatMap((line, index) => (mark.test(line) ? [] : [{ text: line, line: start + index + 1 }]))
}

/** A text without the lines that mark regions. Blank lines that meet are one. */
export const withoutRegionMarks = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !mark.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')

const isMark = (line: string, kind: 'region' | 'endregion', name: string): boolean => {
  const found = mark.exec(line)
  return found?.[1] === kind && found[2] === name
}

/** Lines until the region's end: the mark of the same name, or the nameless mark that closes the region. */
const regionLength = (lines: string[], name: string): number | undefined => {
  let depth = 0
  for (const [index, line] of lines.entries()) {
    const found = mark.exec(line)
    if (found?.[1] === 'region') depth++
    else if (found?.[1] === 'endregion') {
      if (found[2] === name || (depth === 0 && found[2] === '')) return index
      depth--
    }
  }
  return undefined
}

const tidy = (lines: string[]): string => {
  const kept = lines.filter((line) => !mark.test(line))
  const indents = kept.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length)
  const indent = indents.length === 0 ? 0 : Math.min(...indents)
  return kept
    .map((line) => line.slice(indent).trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
    .replace(/\n{3,}/g, '\n\n')
}
