import { round } from '@dev-handbook/generator/components/figures/round'
import type { Stage } from '../subject.ts'
import { ArrayPicture } from './array-picture.tsx'
import { markAt, settleArrays, type ArrayView } from './array-view.ts'

const width = 420
const levelHeight = 46
const radius = 16

/** Place of the node of a slot: level by level, with each child below its parent. */
const place = (slot: number): { x: number; y: number } => {
  const level = Math.floor(Math.log2(slot + 1))
  const position = slot + 1 - 2 ** level
  return { x: ((position + 0.5) / 2 ** level) * width, y: radius + 3 + level * levelHeight }
}

const HeapPicture = ({ view }: { view: ArrayView }) => {
  const length = view.frame?.slots ?? 1
  const size = view.size ?? length
  const levels = Math.floor(Math.log2(length)) + 1
  const slots = Array.from({ length: Math.max(0, size - 1) }, (_, index) => index + 1)
  const held = view.held && view.held.at < size ? [{ item: view.held.item, row: 0, slot: view.held.at }] : []
  const placed = (view.placed ?? []).filter(
    ({ item, row, slot }) => row === 0 && slot < size && item.id !== view.held?.item.id,
  )
  const small = levels > 5
  return (
    <>
      <svg viewBox={`0 0 ${width} ${levels * levelHeight}`} style={{ maxInlineSize: width * 1.2 }} aria-hidden="true">
        <path className="line" d={slots.map((slot) => `M${xy(place(slot))}L${xy(place((slot - 1) >> 1))}`).join('')} />
        {[...placed, ...held].map(({ item, slot }) => {
          const { x, y } = place(slot)
          const mark =
            view.itemMarks?.[item.id] ?? (item.id === view.held?.item.id ? 'active' : markAt(view.marks, slot))
          return (
            <g
              key={item.id}
              className={`i${mark ? ` m-${mark}` : ''}`}
              style={{ transform: `translate(${round(x)}px,${y}px)` }}
            >
              <circle r={small ? 11 : radius} />
              <text dy=".35em">{item.value}</text>
            </g>
          )
        })}
      </svg>
      <ArrayPicture view={view} kind="cells" />
    </>
  )
}

const xy = ({ x, y }: { x: number; y: number }): string => `${round(x)} ${y}`

/** A heap as a tree, and below as the array that stores it. */
export const heapStage: Stage<ArrayView> = { Picture: HeapPicture, settle: settleArrays }
