import type { GeneratorReport, Report } from './report.ts'

interface Bars {
  title: string
  read: (generator: GeneratorReport) => number | undefined
  format: (value: number) => string
}

const charts: Bars[] = [
  { title: 'kB until quiet, median page', read: ({ pages }) => pages.median && pages.median.bytesWhenQuiet / 1000, format: (value) => value.toFixed(0) },
  { title: 'Largest paint in ms, median page', read: ({ pages }) => pages.median?.largestPaint, format: (value) => value.toFixed(0) },
  { title: 'Blocking time in ms, heaviest page', read: ({ pages }) => pages.heaviest?.blocking, format: (value) => value.toFixed(0) },
  { title: 'Cold build, seconds of CPU', read: ({ cold }) => cold?.cpu, format: (value) => value.toFixed(1) },
]

const width = 720
const barHeight = 22
const labelWidth = 170
const valueWidth = 70

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const group = ({ title, read, format }: Bars, generators: readonly GeneratorReport[], top: number): string => {
  const values = generators.map((generator) => read(generator) ?? Number.NaN)
  const most = Math.max(...values.filter((value) => !Number.isNaN(value)), 1e-9)
  const bars = generators.map(({ name }, index) => {
    const value = values[index] ?? Number.NaN
    const y = top + 24 + index * barHeight
    const length = Number.isNaN(value) ? 0 : Math.max(1, (value / most) * (width - labelWidth - valueWidth))
    const text = Number.isNaN(value) ? 'failed' : format(value)
    return `<text x="${labelWidth - 8}" y="${y + 15}" text-anchor="end">${escape(name)}</text><rect x="${labelWidth}" y="${y + 3}" width="${length.toFixed(1)}" height="${barHeight - 6}" rx="2"${name === 'Dev Handbook' ? ' class="own"' : ''}/><text x="${(labelWidth + length + 6).toFixed(1)}" y="${y + 15}">${text}</text>`
  })
  return `<text x="0" y="${top + 14}" class="title">${title}</text>${bars.join('')}`
}

/** A report's most telling figures as a standalone SVG image; shorter bars are better in all of its charts. */
export const reportChart = ({ generators, documents }: Report): string => {
  const step = 24 + generators.length * barHeight + 20
  const groups = charts.map((chart, index) => group(chart, generators, index * step))
  const style = 'text{font:13px system-ui,sans-serif;fill:#333}.title{font-weight:600}rect{fill:#9aa4b2}.own{fill:#2563c9}@media(prefers-color-scheme:dark){text{fill:#ddd}rect{fill:#6b7686}.own{fill:#6ea8fe}}'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${charts.length * step}" width="${width}" role="img" aria-label="Dev Handbook and other generators on the same ${documents} documents"><style>${style}</style>${groups.join('')}</svg>\n`
}
