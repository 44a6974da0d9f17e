import type { Frame, Mark } from '../subject.ts'

export interface ListItem {
  id: number
  label: string
  mark?: Mark | undefined
  /** Row and column of the node. */
  row: number
  column: number
}

export interface ListView {
  nodes: readonly ListItem[]
  links: readonly { from: number; to: number; back?: boolean }[]
  /** Names below nodes: the variable and the id of the node. */
  pointers: readonly { name: string; id: number }[]
  /** Filled in by `settleLists`. */
  frame?: { columns: number; rows: number; lines: number }
}

/** Makes room for the longest lists, and for the most names below one node. */
export const settleLists = (frames: Frame<ListView>[]): void => {
  const frame = { columns: 1, rows: 1, lines: 0 }
  for (const { view } of frames) {
    for (const { row, column } of view.nodes) {
      frame.columns = Math.max(frame.columns, column + 1)
      frame.rows = Math.max(frame.rows, row + 1)
    }
    for (const { id } of view.pointers)
      frame.lines = Math.max(frame.lines, view.pointers.filter((other) => other.id === id).length)
  }
  for (const settled of frames) settled.view = { ...settled.view, frame }
}
