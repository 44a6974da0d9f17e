import { round } from './round.ts'
import { fontSize, textWidth } from './text-metrics.ts'
import { Text } from './text.tsx'

/** A value that a figure can show. */
export type Value = string | number | boolean | null | undefined

export const valueText = (value: Value): string => (value === null || value === undefined ? '' : String(value))

export const cellHeight = 36

/** Width of cells in which the widest of the values fits. */
export const cellWidth = (values: readonly Value[], smallest = 36): number =>
  Math.max(smallest, ...values.map((value) => textWidth(valueText(value), fontSize) + 18))

interface CellProps {
  x: number
  y: number
  width: number
  height?: number
  value: Value
  className?: string
}

/** A box with a value in its middle. */
export const Cell = ({ x, y, width, height = cellHeight, value, className = '' }: CellProps) => (
  <g className={`cell${className}`}>
    <rect x={round(x)} y={round(y)} width={round(width)} height={round(height)} />
    <Text x={x + width / 2} y={y + height / 2}>
      {valueText(value)}
    </Text>
  </g>
)
