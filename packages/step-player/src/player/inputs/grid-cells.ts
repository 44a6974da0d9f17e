import type { InputKind } from '../subject.ts'

export interface GridCells {
  /** Rows of one length, a character for each cell. */
  rows: readonly string[]
  /** Where to fill, and with what; absent when islands are counted. */
  fill?: { row: number; column: number; value: string }
  /** Cells that touch at a corner are connected, too. */
  corners: boolean
}

const example = 'aab/abb from 0 0 to c, or ##./..# to count islands'
const mostRows = 8
const mostColumns = 12

/** Rows of a grid, and what to do: `aab/abb from 0 0 to c` fills, `##./..#` counts islands of `#`; `corners` at the end. */
export const gridCellsInput: InputKind<GridCells> = {
  label: 'Rows, “from” row and column “to” a value; “corners”',
  parse: (text) => {
    const [, grid = '', row, column, value, corners] =
      /^\s*(\S+)(?:\s+from\s+(\d{1,2})[\s,]+(\d{1,2})\s+to\s+(\S))?(\s+corners)?\s*$/.exec(text) ?? []
    if (grid === '') return { fault: `Write rows with “/” between them: ${example}.` }
    const rows = grid.split('/')
    const [first = ''] = rows
    if (first === '' || rows.some((cells) => cells.length !== first.length))
      return { fault: `The rows have ${rows.map(({ length }) => length).join(', ')} cells. Give rows of one length.` }
    if (rows.length > mostRows || first.length > mostColumns)
      return {
        fault: `${rows.length} rows of ${first.length} cells are too many to watch. Give at most ${mostRows} rows of ${mostColumns}.`,
      }
    if (row === undefined || column === undefined || value === undefined)
      return { value: { rows, corners: corners !== undefined } }
    if (Number(row) >= rows.length || Number(column) >= first.length)
      return {
        fault: `There is no cell in row ${row}, column ${column}. Count from 0: the last is row ${rows.length - 1}, column ${first.length - 1}.`,
      }
    return {
      value: { rows, fill: { row: Number(row), column: Number(column), value }, corners: corners !== undefined },
    }
  },
}
