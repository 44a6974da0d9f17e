/** A row of a table with more cells than the table's header. The page does not show the additional cells. */
export interface LongRow {
  /** Lines from the beginning of the table. */
  line: number
  message: string
}

/**
 * Finds rows of a table that have more cells than the header: GFM drops the additional cells. `table` is the source as
 * its author wrote it.
 */
export const longRows = (table: string): LongRow[] => {
  const [header = '', , ...rows] = table.split('\n')
  const columns = cells(header).length
  return rows.flatMap((row, index) => {
    const lost = cells(row).slice(columns)
    if (lost.every((cell) => cell.trim() === '')) return []
    const message = `The row has ${columns + lost.length} cells and its table ${columns} ${columns === 1 ? 'column' : 'columns'}, so ${shown(lost)} is not shown. Write "\\|" for a bar within a cell, in code too, or add a column.`
    return [{ line: index + 2, message }]
  })
}

const shown = (cells: readonly string[]): string => {
  const text = cells.map((cell) => cell.trim()).join(' | ')
  return `"${text.length > 60 ? `${text.slice(0, 57)}…` : text}"`
}

/** Returns the cells of a row, with or without bars at its ends. Escaped bars separate no cells. */
const cells = (row: string): string[] =>
  row
    .replace(/^[ \t>]+/, '')
    .trimEnd()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
