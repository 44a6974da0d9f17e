import { numberedRegion } from './regions.ts'

/** A line of quoted code with its place in the source. */
export interface QuotedLine {
  file: string
  /** From 1. */
  line: number
  /** Without the indentation that all lines of the region share. */
  text: string
  indent: number
}

/**
 * Returns the lines of a region with their numbers, for a player. Documentation comments and blank lines are left out,
 * because the steps explain themselves and space is limited. Throws a `RangeError` for an unknown region.
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
