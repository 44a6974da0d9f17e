import type { InputKind } from '../subject.ts'
import { inputFault } from '../languages.ts'

export interface GridCells {
  /** Rows of equal length, with one character for each cell. */
  rows: readonly string[]
  /** The first cell to fill, and the new value. Absent when islands are counted. */
  fill?: { row: number; column: number; value: string }
  /** Whether cells that touch only at a corner are connected too. */
  corners: boolean
}

const mostRows = 8
const mostColumns = 12

/**
 * Rows of a grid, and the task: `aab/abb from 0 0 to c` fills, `##./..#` counts islands of `#`. The word `corners` may
 * follow.
 */
export const gridCellsInput: InputKind<GridCells> = {
  label: {
    en: 'Rows, “from” row and column “to” a value; “corners”',
    ru: 'Строки, «from» строка и столбец «to» значение; «corners»',
  },
  parse: (text) => {
    const [, grid = '', row, column, value, corners] =
      /^\s*(\S+)(?:\s+from\s+(\d{1,2})[\s,]+(\d{1,2})\s+to\s+(\S))?(\s+corners)?\s*$/.exec(text) ?? []
    if (grid === '') return inputFault((say) => say.notGrid('aab/abb from 0 0 to c', '##./..#'))
    const rows = grid.split('/')
    const [first = ''] = rows
    if (first === '' || rows.some((cells) => cells.length !== first.length))
      return inputFault((say) => say.rowsDiffer(rows.map(({ length }) => length).join(', ')))
    if (rows.length > mostRows || first.length > mostColumns)
      return inputFault((say) => say.gridTooLarge({ rows: rows.length, columns: first.length, mostRows, mostColumns }))
    if (row === undefined || column === undefined || value === undefined)
      return { value: { rows, corners: corners !== undefined } }
    if (Number(row) >= rows.length || Number(column) >= first.length)
      return inputFault((say) => say.noCell({ row, column, lastRow: rows.length - 1, lastColumn: first.length - 1 }))
    return {
      value: { rows, fill: { row: Number(row), column: Number(column), value }, corners: corners !== undefined },
    }
  },
}
