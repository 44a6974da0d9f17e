import { barChart } from './bar-chart.ts'
import type { GeneratorReport, Report } from './report.ts'

interface Figure {
  title: string
  read: (generator: GeneratorReport) => number | undefined
  format: (value: number) => string
}

const figures: Figure[] = [
  {
    title: 'kB until quiet, median page',
    read: ({ pages }) => pages.median && pages.median.bytesWhenQuiet / 1000,
    format: (value) => value.toFixed(0),
  },
  {
    title: 'Largest paint in ms, median page',
    read: ({ pages }) => pages.median?.largestPaint,
    format: (value) => value.toFixed(0),
  },
  {
    title: 'Blocking time in ms, heaviest page',
    read: ({ pages }) => pages.heaviest?.blocking,
    format: (value) => value.toFixed(0),
  },
  { title: 'Cold build, seconds of CPU', read: ({ cold }) => cold?.cpu, format: (value) => value.toFixed(1) },
]

/** The most important figures of a report as a standalone SVG image. In all of its charts, shorter bars are better. */
export const reportChart = ({ generators, documents }: Report): string =>
  barChart(
    `Dev Handbook and other generators on the same ${documents} documents`,
    figures.map(({ title, read, format }) => ({
      title,
      format,
      bars: generators.map((generator) => ({
        name: generator.name,
        value: read(generator),
        own: generator.name === 'Dev Handbook',
      })),
    })),
  )
