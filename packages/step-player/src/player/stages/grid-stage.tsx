import { round } from '@dev-handbook/generator/components/figures/round'
import type { Stage } from '../subject.ts'
import { pointerY, stackPointers } from './array-layout.ts'
import { cellHeight, settleGrid, type GridFrame, type GridRow, type GridView } from './grid-view.ts'

const smallest = { columns: 1, cellWidth: 26, labelWidth: 0, tops: {}, height: 40 }

const GridPicture = ({ view: { rows, frame = smallest } }: { view: GridView }) => {
  const width = Math.max(300, frame.labelWidth + frame.columns * frame.cellWidth + 24)
  const start = frame.labelWidth + Math.max(12, (width - frame.labelWidth - frame.columns * frame.cellWidth) / 2)
  return (
    <svg
      className="cells"
      viewBox={`0 0 ${round(width)} ${round(frame.height)}`}
      style={{ maxInlineSize: width * 1.2, minInlineSize: Math.min(width * 0.72, 640) }}
      aria-hidden="true"
    >
      {rows.map((row) => (
        <Row key={row.key} row={row} frame={frame} start={start} />
      ))}
    </svg>
  )
}

const Row = ({ row, frame, start }: { row: GridRow; frame: GridFrame; start: number }) => {
  const top = frame.tops[row.key] ?? 0
  const { cellWidth } = frame
  return (
    <g transform={`translate(0 ${top})`}>
      {row.label ? (
        <text className="small end" x={round(start - 8)} y={cellHeight / 2} dy=".35em">
          {row.label}
        </text>
      ) : null}
      <g className="slide" style={{ transform: `translate(${round(start + (row.offset ?? 0) * cellWidth)}px,0)` }}>
        {row.cells.map((cell, index) => {
          const key = `${row.key} ${index}`
          if (cell === null || cell === undefined) return null
          const mark = row.marks?.[index]
          return (
            <g
              key={key}
              className={`i${mark ? ` m-${mark}` : ''}${row.isHeader && !mark ? ' bare' : ''}`}
              transform={`translate(${round(index * cellWidth)} 0)`}
            >
              <rect x="0.5" width={cellWidth - 1} height={cellHeight - 1} />
              <text x={cellWidth / 2} y={cellHeight / 2} dy=".35em">
                {cell === Infinity ? '∞' : cell}
              </text>
            </g>
          )
        })}
        {stackPointers(row.pointers ?? []).map(({ name, at, line }) => (
          <g
            key={name}
            className="pointer"
            style={{ transform: `translate(${round((at + 0.5) * cellWidth)}px,${cellHeight + 2}px)` }}
          >
            {line === 0 ? <path d="M0 0l4.5 7h-9z" /> : null}
            <text y={pointerY(line)}>{name}</text>
          </g>
        ))}
      </g>
    </g>
  )
}

/** Rows of boxes: texts with a pattern below, tables of dynamic programming, buckets. */
export const gridStage: Stage<GridView> = { Picture: GridPicture, settle: settleGrid }
