/** Length of a line above which the parts of an object are on separate lines. */
const lineLength = 80

interface Place {
  open: string
  close: string
  /** The text before the braces of a function or an error with its own properties. */
  base: string
  indentation: number
  /** Whether the object contains so little that it may be on one line. */
  isShallow: boolean
}

/** Joins the parts of an object on one line if they fit, or on separate lines. */
export const joinParts = (parts: readonly string[], { open, close, base, indentation, isShallow }: Place): string => {
  const before = base === '' ? '' : `${base} `
  if (isShallow) {
    const start = parts.length + indentation + open.length + base.length + 10
    const total = parts.reduce((sum, part) => sum + part.length, parts.length + start)
    const line = parts.join(', ')
    if (total <= lineLength && !base.includes('\n') && !line.includes('\n')) return `${before}${open} ${line} ${close}`
  }
  const margin = `\n${' '.repeat(indentation)}`
  return `${before}${open}${margin}  ${parts.join(`,${margin}  `)}${margin}${close}`
}

interface Group {
  /** The values of the parts, in the same order. */
  values: readonly unknown[]
  indentation: number
}

/**
 * Arranges more than six short parts of a list in columns. Returns lines, or the unchanged parts when columns would not
 * help.
 */
export const groupItems = (parts: string[], { values, indentation }: Group): string[] => {
  const more = values.length > 100 ? parts.findIndex((part) => part.startsWith('... ')) : -1
  const count = more < 0 ? parts.length : parts.length - 1
  const lengths = parts.slice(0, count).map(({ length }) => length)
  const separator = 2
  const longest = Math.max(...lengths) + separator
  const total = lengths.reduce((sum, length) => sum + length + separator, 0)
  if (longest * 3 + indentation >= lineLength || (total / longest <= 5 && longest - separator > 6)) return parts
  const bias = Math.max(longest - 3 - Math.sqrt(longest - total / parts.length), 1)
  const columns = Math.min(
    Math.round(Math.sqrt(2.5 * bias * count) / bias),
    Math.floor((lineLength - indentation) / longest),
    12,
  )
  if (columns <= 1) return parts
  const widths = Array.from(
    { length: columns },
    (_, column) => Math.max(0, ...lengths.filter((_length, index) => index % columns === column)) + separator,
  )
  const isNumeric = values
    .slice(0, parts.length)
    .every((value) => typeof value === 'number' || typeof value === 'bigint')
  const lines: string[] = []
  for (let start = 0; start < count; start += columns) {
    const row = parts.slice(start, Math.min(start + columns, count))
    const cells = row.map((part, index) => {
      const width = widths[index] as number
      const isLast = index === row.length - 1
      if (isNumeric) return isLast ? part.padStart(width - separator) : `${part}, `.padStart(width)
      return isLast ? part : `${part}, `.padEnd(width)
    })
    lines.push(cells.join(''))
  }
  if (more >= 0) lines.push(parts[count] as string)
  return lines
}
