import type { BuildFigures, OutputFigures } from './measured-build.ts'
import type { PageCosts } from './measure-costs.ts'
import type { PageTimes } from './measure-times.ts'

/** The cost of one opening of a page, and the times of another opening. */
export type PageFigures = PageCosts & PageTimes

export type PageName = 'heaviest' | 'median' | 'smallest'

/** The figures of one generator. */
export interface GeneratorReport {
  name: string
  cold?: BuildFigures
  warm?: BuildFigures
  output?: OutputFigures
  /** Medians of the rounds. */
  pages: Partial<Record<PageName, PageFigures>>
  /** Milliseconds to another page, medians of the rounds. */
  navigation?: { cold: number; prefetched: number }
  /** The error of the generator. Its other figures may be missing. */
  failure?: string
}

export interface Report {
  date: string
  node: string
  browser: string
  documents: number
  rounds: number
  pages: Record<PageName, string>
  generators: GeneratorReport[]
}

/** The median of some values. NaN values are left out. */
export const median = (values: readonly number[]): number => {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** Medians of each figure over rounds. */
export const medianPage = (rounds: readonly PageFigures[]): PageFigures => {
  const of = (read: (figures: PageFigures) => number) => median(rounds.map(read))
  const types = [...new Set(rounds.flatMap(({ bytesByType }) => Object.keys(bytesByType)))].toSorted()
  return {
    bytesAtLoad: of((figures) => figures.bytesAtLoad),
    bytesWhenQuiet: of((figures) => figures.bytesWhenQuiet),
    bytesByType: Object.fromEntries(types.map((type) => [type, of(({ bytesByType }) => bytesByType[type] ?? 0)])),
    requests: of(({ requests }) => requests),
    firstPaint: of(({ firstPaint }) => firstPaint),
    largestPaint: of(({ largestPaint }) => largestPaint),
    blocking: of(({ blocking }) => blocking),
    layoutShift: of(({ layoutShift }) => layoutShift),
    elements: of(({ elements }) => elements),
    heap: of(({ heap }) => heap),
  }
}

const number = (value: number | undefined, digits = 0): string =>
  value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits)
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n')

/** Tables of a report in Markdown. Paints are also given as a ratio to those of the bare file in the same run. */
export const reportTables = ({ generators }: Report): string => {
  const bare = generators.find(({ name }) => name === 'Bare HTML')
  const pageTables = (['heaviest', 'median', 'smallest'] as const).map((page) => {
    const limit = bare?.pages[page]?.largestPaint ?? Number.NaN
    const rows = generators.map(({ name, pages }) => {
      const figures = pages[page]
      const kilobytes = (bytes: number | undefined) => number((bytes ?? Number.NaN) / 1000)
      return [
        name,
        kilobytes(figures?.bytesAtLoad),
        kilobytes(figures?.bytesWhenQuiet),
        number(figures?.requests),
        number(figures?.firstPaint),
        number(figures?.largestPaint),
        number((figures?.largestPaint ?? Number.NaN) / limit, 2),
        number(figures?.blocking),
        number(figures?.layoutShift, 3),
        number(figures?.elements),
        number(figures?.heap, 1),
      ]
    })
    return `### ${page} page\n\n${table(['', 'kB at load', 'kB quiet', 'requests', 'FCP ms', 'LCP ms', 'LCP / bare', 'blocking ms', 'CLS', 'elements', 'heap MB'], rows)}`
  })
  const builds = table(
    ['', 'cold CPU s', 'cold MB', 'warm CPU s', 'files', 'output MB', 'navigation ms', 'prefetched ms'],
    generators.map(({ name, cold, warm, output, navigation }) => [
      name,
      number(cold?.cpu, 1),
      number(cold?.memory),
      number(warm?.cpu, 1),
      number(output?.files),
      number((output?.bytes ?? Number.NaN) / 1e6, 1),
      number(navigation?.cold),
      number(navigation?.prefetched),
    ]),
  )
  const failures = generators.flatMap(({ name, failure }) => (failure ? [`- ${name}: ${failure.split('\n')[0]}`] : []))
  return [
    ...pageTables,
    `### Builds and navigation\n\n${builds}`,
    ...(failures.length > 0 ? [`### Failures\n\n${failures.join('\n')}`] : []),
  ].join('\n\n')
}
