import { barChart } from '../peers/bar-chart.ts'
import type { BuildFigures } from '../peers/measured-build.ts'
import type { ReaderBytes } from './reader-bytes.ts'

/** The figures of a site of one size. */
export interface GrowthRow {
  documents: number
  cold: BuildFigures
  warm: BuildFigures
  reader: ReaderBytes
}

const figures: { title: string; read: (row: GrowthRow) => number; format: (value: number) => string }[] = [
  {
    title: 'Cold build, milliseconds of CPU a document',
    read: ({ cold, documents }) => (cold.cpu / documents) * 1000,
    format: (value) => value.toFixed(0),
  },
  { title: 'Cold build, MB of memory', read: ({ cold }) => cold.memory, format: (value) => value.toFixed(0) },
  {
    title: 'Build with nothing to do, seconds of CPU',
    read: ({ warm }) => warm.cpu,
    format: (value) => value.toFixed(1),
  },
  {
    title: 'A page without its article, bytes',
    read: ({ reader }) => reader.page,
    format: (value) => value.toFixed(0),
  },
  {
    title: 'Largest list of the sidebar, bytes',
    read: ({ reader }) => reader.sidebar,
    format: (value) => value.toFixed(0),
  },
  {
    title: 'Largest file of the search, bytes',
    read: ({ reader }) => reader.largestShard,
    format: (value) => value.toFixed(0),
  },
]

/** A standalone SVG image of the costs that grow with the number of documents, and of those that do not. */
export const growthChart = (rows: readonly GrowthRow[]): string =>
  barChart(
    `Sites of ${rows.map(({ documents }) => documents).join(', ')} documents`,
    figures.map(({ title, read, format }) => ({
      title,
      format,
      bars: rows.map((row) => ({ name: `${row.documents} documents`, value: read(row), own: true })),
    })),
  )
