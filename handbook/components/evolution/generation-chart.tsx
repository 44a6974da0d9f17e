import { round } from '@dev-handbook/generator/components/figures/round'
import { memo } from 'react'
import type { Report } from './world.ts'

const [width, height] = [300, 120]

/**
 * Food per generation: the average as a line, and the range from the least to the most as a band. The table beside it
 * has the same data.
 */
export const GenerationChart = memo(({ reports }: { reports: readonly Report[] }) => {
  const top = Math.max(10, Math.ceil(Math.max(0, ...reports.map(({ most }) => most)) / 10) * 10)
  const last = Math.max(1, reports.length - 1)
  const line = (value: (report: Report) => number, all = reports) =>
    all.map(
      (report) =>
        `${round(((report.generation - (reports[0]?.generation ?? 0)) / last) * width)} ${round(height - (value(report) / top) * height)}`,
    )
  const band = [...line(({ most }) => most), ...line(({ least }) => least, reports.toReversed())]
  return (
    <svg viewBox={`-26 -8 ${width + 34} ${height + 26}`} {...picture(describe(reports))}>
      {[0, 0.5, 1].map((part) => (
        <g key={part}>
          <path className="rule" d={`M0 ${height * part}h${width}`} />
          <text className="end" x={-6} y={height * part + 4}>
            {top * (1 - part)}
          </text>
        </g>
      ))}
      {reports.length > 0 ? <path className="band" d={`M${band.join('L')}Z`} /> : null}
      {reports.length > 0 ? <path className="average" d={`M${line(({ average }) => average).join('L')}`} /> : null}
      <text x={0} y={height + 15}>
        {reports[0] ? `generation ${reports[0].generation}` : ''}
      </text>
      <text className="end" x={width} y={height + 15}>
        {reports.at(-1)?.generation ?? ''}
      </text>
    </svg>
  )
})
GenerationChart.displayName = 'GenerationChart'

const picture = (label: string) => ({ role: 'img', 'aria-label': label })

const describe = (reports: readonly Report[]): string => {
  const [first, last] = [reports[0], reports.at(-1)]
  if (!first || !last) return 'Food per generation: nothing yet.'
  if (first === last)
    return `Food per generation: an average of ${first.average.toFixed(1)} in generation ${first.generation}.`
  return `Food per generation: the average went from ${first.average.toFixed(1)} in generation ${first.generation} to ${last.average.toFixed(1)} in generation ${last.generation}.`
}
