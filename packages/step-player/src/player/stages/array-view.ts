import type { Frame, Item, Mark } from '../subject.ts'

export interface Pointer {
  name: string
  /** Index of the slot. One past the end is allowed. */
  at: number
}

/** A mark for a range of slots. */
export type MarkRun = readonly [start: number, end: number, mark: Mark]

/** A row of an array. Every slot may be empty. */
export interface ArrayRow {
  label?: string | undefined
  slots: readonly (Item | null)[]
  /** Whether the row is drawn as boxes, even among bars. */
  boxes?: boolean
  pointers?: readonly Pointer[]
}

export interface ArrayView {
  rows: readonly ArrayRow[]
  /** An item that is out of the array for now, and the slot of the first row above which it hovers. */
  held?: { item: Item; at: number } | undefined
  /** Marks of the slots of the first row. */
  marks: readonly MarkRun[]
  /** Number of slots that form a heap, for an array with a heap. */
  size?: number
  /** Filled in by `settleArrays`: every item once, at its last place. */
  placed?: readonly Place[]
  /** Filled in by `settleArrays`: marks by the id of the item. */
  itemMarks?: Readonly<Record<number, Mark>>
  /** Filled in by `settleArrays`: the sizes of the whole run, so that the picture does not move. */
  frame?: ArrayFrame
}

export interface ArrayFrame {
  /** Greatest value, or 1 when no value is greater. */
  greatest: number
  /** Smallest value, or 0 when no value is negative. */
  least: number
  /** Number of lines with pointer names, below each row. */
  pointerLines: readonly number[]
  slots: number
}

export interface Place {
  item: Item
  row: number
  slot: number
}

/**
 * Gives each item one place: the slot that received it last. An older copy counts as free space. Marks the items that
 * each step compares, and the items that it is about to move.
 */
export const settleArrays = (frames: Frame<ArrayView>[]): void => {
  let previous: ArrayView | undefined
  const whole = frameOf(frames.map(({ view }) => view))
  for (const frame of frames) {
    const placed = place(frame.view, previous)
    frame.view = {
      ...frame.view,
      placed,
      frame: whole,
      held: hover(frame.view.held, { placed, before: previous?.placed ?? [] }),
    }
    previous = frame.view
  }
  frames.forEach((frame, index) => {
    const marks: Record<number, Mark> = {}
    for (const id of frame.compared) marks[id] = 'compare'
    const next = frames[index + 1]?.view.placed
    if (next && next !== frame.view.placed)
      for (const id of movedItems(frame.view.placed ?? [], next)) marks[id] ??= 'swap'
    frame.view = { ...frame.view, itemMarks: marks }
  })
}

/**
 * Places a held item above free space. When another item has just moved into the slot below, the held item hovers above
 * the slot that the other item left.
 */
const hover = (
  held: ArrayView['held'],
  { placed, before }: { placed: readonly Place[]; before: readonly Place[] },
): ArrayView['held'] => {
  const below = held && placed.find(({ item, row, slot }) => row === 0 && slot === held.at && item.id !== held.item.id)
  const left = below && before.find(({ item }) => item.id === below.item.id)
  return held && left && left.row === 0 ? { ...held, at: left.slot } : held
}

const frameOf = (views: readonly ArrayView[]): ArrayFrame => {
  const rows = Math.max(...views.map((view) => view.rows.length))
  const different = new Set(views.flatMap((view) => view.rows.map(({ slots }) => slots)))
  let greatest = 1
  let least = 0
  let length = 1
  for (const slots of different) {
    length = Math.max(length, slots.length)
    for (const item of slots) {
      greatest = Math.max(greatest, item?.value ?? 0)
      least = Math.min(least, item?.value ?? 0)
    }
  }
  return {
    greatest,
    least,
    slots: length,
    pointerLines: Array.from({ length: rows }, (_, row) =>
      Math.max(0, ...views.map((view) => crowd(view.rows[row]?.pointers ?? []))),
    ),
  }
}

/** The largest number of pointers at one slot. */
const crowd = (pointers: readonly Pointer[]): number =>
  Math.max(0, ...pointers.map(({ at }) => pointers.filter((other) => other.at === at).length))

const key = (row: number, slot: number): number => row * 10_000 + slot

const place = ({ rows }: ArrayView, previous: ArrayView | undefined): readonly Place[] => {
  if (previous?.placed && sameRows(rows, previous.rows)) return previous.placed
  const owners = new Map<number, Place>()
  const before = new Map((previous?.placed ?? []).map((known) => [known.item.id, key(known.row, known.slot)]))
  rows.forEach(({ slots }, row) => {
    slots.forEach((item, slot) => {
      if (!item) return
      const isNew = previous?.rows[row]?.slots[slot] !== item
      const isOwn = before.get(item.id) === key(row, slot)
      const rival = owners.get(item.id)
      const rivalIsNew = rival && previous?.rows[rival.row]?.slots[rival.slot] !== item
      if (!rival || (isNew && !rivalIsNew) || (isOwn && !rivalIsNew)) owners.set(item.id, { item, row, slot })
    })
  })
  // Sorted by id, so that elements never change their place in the document.
  return [...owners.values()].toSorted((a, b) => a.item.id - b.item.id)
}

const sameRows = (a: readonly ArrayRow[], b: readonly ArrayRow[]): boolean =>
  a.length === b.length &&
  a.every(
    ({ slots }, row) =>
      slots === b[row]?.slots ||
      (slots.length === b[row]?.slots.length && slots.every((item, slot) => item === b[row]?.slots[slot])),
  )

const movedItems = (from: readonly Place[], to: readonly Place[]): number[] => {
  const places = new Map(from.map(({ item, row, slot }) => [item.id, key(row, slot)]))
  return to.flatMap(({ item, row, slot }) => (places.get(item.id) === key(row, slot) ? [] : [item.id]))
}

/** A mark for the slots from `start` up to, but not including, `end`. */
export const markRange = (start: number, end: number, mark: Mark): MarkRun => [start, end, mark]

/** Marks for all slots before `start` and from `end` on. */
export const markOutside = (start: number, end: number): MarkRun[] => [
  [0, start, 'muted'],
  [end, Infinity, 'muted'],
]

export const markSlot = (slot: number, mark: Mark): MarkRun => [slot, slot + 1, mark]

/** The mark of a slot: its last mark wins. */
export const markAt = (marks: readonly MarkRun[], slot: number): Mark | undefined =>
  marks.findLast(([start, end]) => slot >= start && slot < end)?.[2]

/** A copy of the slots, or the last copy itself when no slot has changed. Most steps move nothing. */
export const copySlots = (items: readonly (Item | undefined | null)[], last: unknown): (Item | null)[] => {
  const isSame =
    Array.isArray(last) && last.length === items.length && last.every((item, slot) => item === (items[slot] ?? null))
  return isSame ? (last as (Item | null)[]) : Array.from(items, (item) => item ?? null)
}

/** Pointers for the named variables whose value is a number now. */
export const pointersOf = (locals: object, names: readonly string[]): Pointer[] =>
  Object.entries(locals).flatMap(([name, at]: [string, unknown]) =>
    names.includes(name) && typeof at === 'number' ? [{ name, at }] : [],
  )

/**
 * Numbers that change in place, such as counters, as a row of boxes. `base` keeps their ids different from those of
 * other rows.
 */
export const numberRow = (
  label: string,
  values: ArrayLike<number>,
  { base, pointers = [] }: { base: number; pointers?: readonly Pointer[] },
): ArrayRow => ({
  label,
  boxes: true,
  slots: Array.from(values, (value, slot) => ({ id: -base - slot, value })),
  pointers,
})
