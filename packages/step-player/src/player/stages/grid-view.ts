import type { Frame, Mark } from '../subject.ts'
import type { Pointer } from './array-view.ts'

export type CellValue = string | number | null | undefined

/** A row of boxes. `null` leaves a place free. */
export interface GridRow {
  /** Identifies the row. It stays the same from step to step. */
  key: string
  label?: string | undefined
  cells: readonly CellValue[]
  /** Number of columns that the row is moved to the right. */
  offset?: number
  marks?: Readonly<Record<number, Mark>> | undefined
  pointers?: readonly Pointer[] | undefined
  /** Whether the row is text without boxes, above a table. */
  isHeader?: boolean
  /** Whether the row is directly below the row before it, as in a table. */
  isTight?: boolean
}

export interface GridView {
  rows: readonly GridRow[]
  /** Filled in by `settleGrid`: the sizes of the whole run. */
  frame?: GridFrame
}

export interface GridFrame {
  columns: number
  cellWidth: number
  labelWidth: number
  /** Top of each row, by its key. */
  tops: Readonly<Record<string, number>>
  height: number
}

export const cellHeight = 28

/** Makes room for the rows of all steps. */
export const settleGrid = (frames: Frame<GridView>[]): void => {
  const rows = new Map<string, { row: GridRow; lines: number }>()
  let columns = 1
  let longest = 1
  let label = 0
  for (const { view } of frames) {
    for (const row of view.rows) {
      const lines = Math.max(
        rows.get(row.key)?.lines ?? 0,
        ...(row.pointers ?? []).map(({ at }) => (row.pointers ?? []).filter((other) => other.at === at).length),
      )
      rows.set(row.key, { row, lines })
      columns = Math.max(columns, row.cells.length + (row.offset ?? 0))
      label = Math.max(label, row.label?.length ?? 0)
      for (const cell of row.cells) longest = Math.max(longest, String(cell ?? '').length)
    }
  }
  const tops: Record<string, number> = {}
  let y = 2
  for (const [key, { row, lines }] of rows) {
    if (!row.isTight && y > 2) y += 10
    tops[key] = y
    y += cellHeight + (lines > 0 ? 10 + lines * 15 : 0)
  }
  const frame = {
    columns,
    cellWidth: Math.max(26, longest * 8 + 10),
    labelWidth: label === 0 ? 0 : label * 7.2 + 10,
    tops,
    height: y + 2,
  }
  for (const settled of frames) settled.view = { ...settled.view, frame }
}

/** The same mark for several places. */
export const markAll = (places: Iterable<number | undefined>, mark: Mark): Record<number, Mark> => {
  const marks: Record<number, Mark> = {}
  for (const place of places) if (place !== undefined) marks[place] = mark
  return marks
}

/** The numbers from `start` (included) to `end` (excluded). */
export const span = (start: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index)

/** Pointers for the names whose place is known. */
export const pointAt = (places: Readonly<Record<string, number | undefined>>): Pointer[] =>
  Object.entries(places).flatMap(([name, at]) => (at === undefined ? [] : [{ name, at }]))
