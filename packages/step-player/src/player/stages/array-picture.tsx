import { round } from '@dev-handbook/generator/components/figures/round'
import { memo } from 'react'
import { layoutArray, lift, pointerY, stackPointers, type ArrayLayout } from './array-layout.ts'
import { markAt, type ArrayRow, type ArrayView } from './array-view.ts'

interface ShapeProps {
  x: number
  y: number
  width: number
  height: number
  value: number
  className: string
}

interface ArrayPictureProps {
  view: ArrayView
  /** How values are drawn: as bars by their height, or as boxes. */
  kind: 'bars' | 'cells'
}

/** Rows of items. Each item keeps its element, which glides to its new place. */
export const ArrayPicture = ({ view, kind }: ArrayPictureProps) => {
  const layout = layoutArray(
    view,
    kind === 'bars' ? { heights: [130, 84], smallest: 6 } : { heights: [38, 38], smallest: 22 },
  )
  const start = (layout.width - layout.slotWidth * (view.frame?.slots ?? 1)) / 2
  const shape = (
    place: { row: number; slot: number; value: number; lifted: boolean },
    className: string,
  ): ShapeProps => {
    const full = layout.slotHeights[place.row] ?? 0
    const isBar = kind === 'bars' && !view.rows[place.row]?.boxes
    const below = isBar ? belowZero(view, full) : 0
    const height = isBar ? Math.max(3, (Math.abs(place.value) / range(view)) * (full - 16)) : full
    const gap = layout.slotWidth > 10 ? 2 : 0.5
    return {
      x: start + place.slot * layout.slotWidth + gap / 2,
      // The bar of a negative number hangs below the zero line.
      y:
        (layout.tops[place.row] ?? 0) +
        full -
        below -
        (place.value < 0 && isBar ? 0 : height) -
        (place.lifted ? lift : 0),
      width: layout.slotWidth - gap,
      height,
      value: place.value,
      className,
    }
  }
  const markOf = (id: number, row: number, slot: number) =>
    view.itemMarks?.[id] ?? (row === 0 ? markAt(view.marks, slot) : undefined)
  const { held } = view
  return (
    <svg
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      style={{ maxInlineSize: layout.width * 1.2 }}
      aria-hidden="true"
    >
      {view.rows.map((row, index) => (
        <Row
          key={row.label ?? index}
          row={row}
          index={index}
          start={start}
          layout={layout}
          kind={kind}
          zero={belowZero(view, layout.slotHeights[index] ?? 0)}
        />
      ))}
      {view.placed?.map(({ item, row, slot }) => (
        <Shape
          key={item.id}
          {...shape({ row, slot, value: item.value, lifted: false }, `i${mark(markOf(item.id, row, slot))}`)}
        />
      ))}
      {held && !view.placed?.some(({ item }) => item.id === held.item.id) ? (
        <Shape
          key={held.item.id}
          {...shape(
            { row: 0, slot: held.at, value: held.item.value, lifted: true },
            `i${mark(view.itemMarks?.[held.item.id] ?? 'active')}`,
          )}
        />
      ) : null}
    </svg>
  )
}

const range = ({ frame }: ArrayView): number => (frame?.greatest ?? 1) - (frame?.least ?? 0)

/** Distance of the zero line from the bottom of a row of bars. */
const belowZero = (view: ArrayView, full: number): number => (-(view.frame?.least ?? 0) / range(view)) * (full - 16)

const mark = (name: string | undefined): string => (name ? ` m-${name}` : '')

const Shape = memo(({ x, y, width, height, value, className }: ShapeProps) => (
  <g className={className} style={{ transform: `translate(${round(x)}px,${round(y)}px)` }}>
    <rect width={round(width)} height={round(height)} rx={width > 10 ? 2 : 0} />
    {width > Math.max(17, String(value).length * 5.5) ? (
      <text x={round(width / 2)} y={height >= 30 ? round(height / 2) : -4} dy={height >= 30 ? '.35em' : 0}>
        {value}
      </text>
    ) : null}
  </g>
))

interface RowProps {
  row: ArrayRow
  index: number
  start: number
  layout: ArrayLayout
  kind: 'bars' | 'cells'
  /** Distance of the zero line from the bottom of a row of bars. */
  zero: number
}

const Row = ({ row, index, start, layout, kind, zero }: RowProps) => {
  const top = layout.tops[index] ?? 0
  const height = layout.slotHeights[index] ?? 0
  const base = top + height
  const asBars = kind === 'bars' && !row.boxes
  return (
    <>
      {row.label ? (
        <text className="small" x={round(start)} y={top - 6}>
          {row.label}
        </text>
      ) : null}
      {!asBars && (
        <path
          className="slot"
          d={row.slots
            .map(
              (_, slot) =>
                `M${round(start + slot * layout.slotWidth + 1)} ${top}h${round(layout.slotWidth - 2)}v${height}h${round(2 - layout.slotWidth)}z`,
            )
            .join('')}
        />
      )}
      {asBars && (
        <path
          className="base"
          d={`M${round(start)} ${round(base - zero) + 0.5}h${round(row.slots.length * layout.slotWidth)}`}
        />
      )}
      {stackPointers(row.pointers ?? []).map(({ name, at, line }) => (
        <g
          key={name}
          className="pointer"
          style={{ transform: `translate(${round(start + (at + 0.5) * layout.slotWidth)}px,${base + 4}px)` }}
        >
          {line === 0 ? <path d="M0 0l4.5 7h-9z" /> : null}
          <text y={pointerY(line)}>{name}</text>
        </g>
      ))}
    </>
  )
}
