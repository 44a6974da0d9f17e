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

/** Two lines that begin and end with a bar. The second one is no row of dashes. */
const bareRows = /^[ \t>]*\|.*\|[ \t]*\n[ \t>]*\|(?![-:| \t]+$).*\|[ \t]*$/m

/** Whether a body may contain rows of a table without the row of dashes. */
export const mayHaveBareRows = (body: string): boolean => bareRows.test(body)

/**
 * Returns a message when a paragraph consists of rows of a table without the row of dashes. GFM shows such rows as text.
 * `paragraph` is the source as its author wrote it.
 */
export const bareRowsMessage = (paragraph: string): string | undefined => {
  const rows = paragraph.trimEnd().split('\n')
  const [first = '', second] = rows
  const columns = cells(first).length
  // `missedMarkdown` reports a row of dashes with a wrong number of cells.
  if (
    columns < 2 ||
    second === undefined ||
    /^[-:|> \t]+$/.test(second) ||
    !rows.every((row) => /^[ \t>]*\|.*\|[ \t]*$/.test(row))
  )
    return undefined
  return `These ${rows.length} rows are not a table, because the row of dashes is missing. Write "|${' --- |'.repeat(columns)}" below the first row.`
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
