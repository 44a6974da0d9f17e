import type { ArrayView, Pointer } from './array-view.ts'

/**
 * Places of the parts of an array's picture, in its own units. On the screen a unit is at most a little larger than a
 * pixel.
 */
export interface ArrayLayout {
  width: number
  height: number
  slotWidth: number
  /** Top of each row's slots. */
  tops: number[]
  slotHeights: number[]
}

const labelHeight = 18
const pointerLine = 15
const boxHeight = 30

/** Space for the names of pointers beside the first and the last slot. */
const edge = 14

/** Space for lifted items above the first row. */
export const lift = 12

/**
 * Lays out an array's picture. `heights` are the heights of the slots, for one row and for more rows. `smallest` is the
 * least width of a slot.
 */
export const layoutArray = (
  { rows, frame }: ArrayView,
  { heights, smallest }: { heights: [one: number, more: number]; smallest: number },
): ArrayLayout => {
  const count = frame?.slots ?? 1
  const width = Math.max(count <= 14 ? 420 : 680, count * smallest)
  const full = rows.filter(({ boxes }) => !boxes).length > 1 ? heights[1] : heights[0]
  const slotHeights = rows.map(({ boxes }) => (boxes ? boxHeight : full))
  const tops: number[] = []
  let y = lift
  rows.forEach((row, index) => {
    if (row.label) y += labelHeight
    tops.push(y)
    const lines = frame?.pointerLines[index] ?? 0
    y += (slotHeights[index] ?? 0) + (lines > 0 ? 10 + lines * pointerLine : 4)
  })
  return { width, height: y + 2, slotWidth: Math.min(64, (width - 2 * edge) / count), tops, slotHeights }
}

/** Pointers with the line of their name: the names of pointers at the same slot are below each other. */
export const stackPointers = (pointers: readonly Pointer[]): (Pointer & { line: number })[] =>
  pointers.map((pointer, index) => ({
    ...pointer,
    line: pointers.slice(0, index).filter(({ at }) => at === pointer.at).length,
  }))

export const pointerY = (line: number): number => 18 + line * pointerLine
