import { listNearest } from '../../content/nearest.ts'
import { isMark, regionLength, regionMark } from './regions.ts'

/** Result of a quotation: the code, or why there is no code. */
export type QuotedSource = { code: string } | { fault: string }

/**
 * Returns the lines of a region (`// #region name` … `// #endregion name`), or the whole file if no region is given.
 * The common indentation and the marks of all regions are removed.
 */
export const quoteSource = (
  text: string,
  { file, region }: { file: string; region?: string | undefined },
): QuotedSource => {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  if (region === undefined) return { code: tidy(lines) }
  const start = lines.findIndex((line) => isMark(line, 'region', region))
  if (start === -1) {
    const regions = lines.flatMap((line) =>
      regionMark.exec(line)?.[1] === 'region' ? [regionMark.exec(line)?.[2] ?? ''] : [],
    )
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
    return { fault: `The region "${region}" of "${file}" has no end. Put "// #endregion ${region}" after it.` }
  }
  const code = tidy(lines.slice(start + 1, start + 1 + length))
  return code === '' ? { fault: `The region "${region}" of "${file}" is empty. Put code between its marks.` } : { code }
}

const tidy = (lines: string[]): string => {
  const kept = lines.filter((line) => !regionMark.test(line))
  const indents = kept.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length)
  const indent = indents.length === 0 ? 0 : Math.min(...indents)
  return kept
    .map((line) => line.slice(indent).trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
    .replace(/\n{3,}/g, '\n\n')
}
