import { numberedRegion } from './regions.ts'

/** A line of quoted code that knows where it comes from. */
export interface QuotedLine {
  file: string
  /** From 1. */
  line: number
  /** Without the indentation that all lines of the region share. */
  text: string
  indent: number
}

/**
 * The lines of a region with their numbers, for a player: without documentation comments and blank lines, since the steps
 * explain themselves there and room is short. Throws a `RangeError` for a region that is not there.
 */
export const quoteLines = (
  source: string,
  { file, region }: { file: string; region?: string | undefined },
): QuotedLine[] => {
  const lines = numberedRegion(source, region)
  if (!lines) throw new RangeError(`"${file}" has no region "${region}".`)
  let isComment = false
  const kept = lines.filter(({ text }) => {
    const starts = /^\s*\/\*\*/.test(text)
    const inside = isComment || starts
    if (starts) isComment = true
    if (inside && text.includes('*/')) isComment = false
    return !inside && text.trim() !== ''
  })
  const indent = Math.min(...kept.map(({ text }) => text.length - text.trimStart().length))
  return kept.map(({ text, line }) => ({ file, line, text: text.slice(indent), indent }))
}
