import { Figure, type FigureProps } from './figure.tsx'
import { type Axis, createScale, tickText, type Scale } from './scale.ts'
import { Text } from './text.tsx'
import { round } from './round.ts'
import { widest } from './text-metrics.ts'

export interface LineSeries {
  name: string
  points: [number, number][]
}

interface LineChartProps extends FigureProps {
  x: Axis
  y: Axis
  series: LineSeries[]
}

const plotWidth = 290
const plotHeight = 220
/** Number of line styles in `figures.css`, which differ in colour and dashes. */
const lineStyles = 6

/** Lines with their names at their ends, over a grid. */
export const LineChart = ({ x, y, series, ...figure }: LineChartProps) => {
  const all = series.flatMap(({ points }) => points)
  const xScale = createScale({ values: all.map(([value]) => value), range: [0, plotWidth], log: x.log ?? false })
  const yScale = createScale({
    values: all.map(([, value]) => value),
    range: [plotHeight, 0],
    log: y.log ?? false,
    fromZero: true,
  })
  const left = widest(yScale.ticks.map((tick) => tickText(tick))) + 14
  const top = y.label ? 28 : 10
  // Names are bold and therefore wider.
  const right = widest(series.map(({ name }) => name)) * 1.1 + 14
  const ends = spread(series.map(({ points }) => yScale.at(points.at(-1)?.[1] ?? 0)))
  return (
    <Figure
      name="ChartFigure"
      {...figure}
      width={left + plotWidth + right}
      height={top + plotHeight + (x.label ? 52 : 30)}
    >
      <g transform={`translate(${left} ${top})`}>
        <Grid x={x} y={y} xScale={xScale} yScale={yScale} left={left} />
        {series.map(({ name, points }, index) => (
          <g key={name} className={`series s${(index % lineStyles) + 1}`}>
            <path d={`M${points.map(([px, py]) => `${round(xScale.at(px))} ${round(yScale.at(py))}`).join('L')}`} />
            <Text x={xScale.at(points.at(-1)?.[0] ?? 0) + 8} y={ends[index] ?? 0} anchor="start">
              {name}
            </Text>
          </g>
        ))}
      </g>
    </Figure>
  )
}

const Grid = ({ x, y, xScale, yScale, left }: { x: Axis; y: Axis; xScale: Scale; yScale: Scale; left: number }) => (
  <>
    {yScale.ticks.map((tick) => (
      <g key={tick}>
        <path className="grid" d={`M0 ${round(yScale.at(tick))}H${plotWidth}`} />
        <Text x={-8} y={yScale.at(tick)} anchor="end" className="small">
          {tickText(tick)}
        </Text>
      </g>
    ))}
    {xScale.ticks.map((tick) => (
      <g key={tick}>
        <path className="grid" d={`M${round(xScale.at(tick))} 0V${plotHeight}`} />
        <Text x={xScale.at(tick)} y={plotHeight + 14} className="small">
          {tickText(tick)}
        </Text>
      </g>
    ))}
    <path className="line" d={`M0 0V${plotHeight}H${plotWidth}`} />
    {y.label ? (
      <Text x={-left} y={-16} anchor="start" className="label">
        {y.log ? `${y.label} (log)` : y.label}
      </Text>
    ) : null}
    {x.label ? (
      <Text x={plotWidth / 2} y={plotHeight + 38} className="label">
        {x.log ? `${x.label} (log)` : x.label}
      </Text>
    ) : null}
  </>
)

/**
 * Vertical positions of labels. They are moved apart so that neighbours do not touch, but stay as near to their lines
 * as possible.
 */
const spread = (heights: readonly number[], distance = 18): number[] => {
  const order = heights
    .map((height, index) => ({ height, index }))
    .toSorted((a, b) => b.height - a.height || a.index - b.index)
  const result: number[] = []
  let limit = Infinity
  for (const { height, index } of order) {
    const place = Math.min(height, limit)
    result[index] = place
    limit = place - distance
  }
  const overflow = Math.min(0, ...result)
  return overflow === 0 ? result : spreadDown(result, distance)
}

/** Moves labels down that were moved above the top, together with the labels below them. */
const spreadDown = (heights: readonly number[], distance: number): number[] => {
  const result = [...heights]
  let limit = 0
  for (const { index } of heights
    .map((height, index) => ({ height, index }))
    .toSorted((a, b) => a.height - b.height || b.index - a.index)) {
    const place = Math.max(result[index] ?? 0, limit)
    result[index] = place
    limit = place + distance
  }
  return result
}
