import { Figure, type FigureProps } from './figure.tsx'
import { type Axis, createScale, tickText } from './scale.ts'
import { Text } from './text.tsx'
import { round } from './round.ts'
import { widest } from './text-metrics.ts'

interface BarChartProps extends FigureProps {
  y: Axis
  points: [string, number][]
}

const rowHeight = 32
const barHeight = 20
const barWidth = 220

/** Horizontal bars, each with its label before and its value after the bar, so that no axis is needed. */
export const BarChart = ({ y, points, ...figure }: BarChartProps) => {
  const left = widest(points.map(([label]) => label)) + 12
  const values = points.map(([, value]) => value)
  const smallest = Math.min(...values)
  const scale = createScale({
    values: y.log ? [smallest / 10, ...values] : [0, ...values],
    range: [0, barWidth],
    log: y.log ?? false,
  })
  const right = widest(values.map((value) => tickText(value))) + 12
  const top = y.label ? 24 : 2
  return (
    <Figure name="ChartFigure" {...figure} width={left + barWidth + right} height={top + points.length * rowHeight}>
      {y.label ? (
        <Text x={left} y={10} anchor="start" className="label">
          {y.log ? `${y.label} (log)` : y.label}
        </Text>
      ) : null}
      <path className="line" d={`M${left} ${top}V${top + points.length * rowHeight}`} />
      {points.map(([label, value], index) => {
        const middle = top + (index + 0.5) * rowHeight
        const length = Math.max(1, scale.at(value))
        return (
          <g key={label}>
            <Text x={left - 10} y={middle} anchor="end">
              {label}
            </Text>
            <rect className="bar" x={left} y={round(middle - barHeight / 2)} width={round(length)} height={barHeight} />
            <Text x={left + length + 8} y={middle} anchor="start" className="label">
              {tickText(value)}
            </Text>
          </g>
        )
      })}
    </Figure>
  )
}
