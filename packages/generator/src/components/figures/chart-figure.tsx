import { ArticleError } from '../article-error.ts'
import { BarChart } from './bar-chart.tsx'
import { noEntries, noItems } from './defaults.ts'
import type { FigureProps } from './figure.tsx'
import { LineChart, type LineSeries } from './line-chart.tsx'
import type { Axis } from './scale.ts'

interface ChartProps extends FigureProps {
  kind?: string
  x?: Axis
  y?: Axis
  /** The lines of a line chart. */
  series?: LineSeries[]
  /** The bars of a bar chart: label and value. */
  points?: [string, number][]
}

/** A line chart with two axes, or a bar chart. */
export const ChartFigure = ({
  kind = 'line',
  x = noEntries,
  y = noEntries,
  series = noItems,
  points = noItems,
  ...figure
}: ChartProps) => {
  const where = `<ChartFigure kind="${kind}">`
  const check = (values: number[], { log, axis }: { log: boolean | undefined; axis: string }) => {
    const bad = values.find((value) => !Number.isFinite(value) || (log && value <= 0))
    if (bad !== undefined || values.some((value) => typeof value !== 'number')) {
      throw new ArticleError(
        `${where} has the value ${String(bad)} on its ${axis} axis. Give finite numbers${log ? ' above zero, for a logarithmic axis' : ''}.`,
      )
    }
  }
  if (kind === 'line') {
    const all = series.flatMap((line) => line.points)
    if (all.length < 2)
      throw new ArticleError(
        `${where} has nothing to draw. Give it series={[{ name: 'O(n)', points: [[1, 1], [2, 2]] }]}.`,
      )
    check(
      all.map(([value]) => value),
      { log: x.log, axis: 'x' },
    )
    check(
      all.map(([, value]) => value),
      { log: y.log, axis: 'y' },
    )
    return <LineChart {...figure} x={x} y={y} series={series} />
  }
  if (kind === 'bar') {
    if (points.length === 0) throw new ArticleError(`${where} has nothing to draw. Give it points={[['label', 3]]}.`)
    check(
      points.map(([, value]) => value),
      { log: y.log, axis: 'y' },
    )
    return <BarChart {...figure} y={y} points={points} />
  }
  throw new ArticleError(`<ChartFigure kind="${kind}"> is unknown. Kinds: line, bar.`)
}
