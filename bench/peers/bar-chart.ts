/** Bars of one figure. */
export interface Bars {
  title: string
  bars: { name: string; value: number | undefined; /** Stands out. */ own?: boolean }[]
  format: (value: number) => string
}

const width = 720
const barHeight = 22
const labelWidth = 170
const valueWidth = 70

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const heightOf = ({ bars }: Bars): number => 24 + bars.length * barHeight + 20

const group = ({ title, bars, format }: Bars, top: number): string => {
  const most = Math.max(...bars.map(({ value }) => value ?? Number.NaN).filter((value) => !Number.isNaN(value)), 1e-9)
  const shapes = bars.map(({ name, value = Number.NaN, own }, index) => {
    const y = top + 24 + index * barHeight
    const length = Number.isNaN(value) ? 0 : Math.max(1, (value / most) * (width - labelWidth - valueWidth))
    const text = Number.isNaN(value) ? 'failed' : format(value)
    return `<text x="${labelWidth - 8}" y="${y + 15}" text-anchor="end">${escape(name)}</text><rect x="${labelWidth}" y="${y + 3}" width="${length.toFixed(1)}" height="${barHeight - 6}" rx="2"${own ? ' class="own"' : ''}/><text x="${(labelWidth + length + 6).toFixed(1)}" y="${y + 15}">${text}</text>`
  })
  return `<text x="0" y="${top + 14}" class="title">${escape(title)}</text>${shapes.join('')}`
}

/** Groups of bars, one below another, as a standalone SVG image. `label` describes the image. */
export const barChart = (label: string, groups: readonly Bars[]): string => {
  let height = 0
  const drawn = groups.map((bars) => {
    const top = height
    height += heightOf(bars)
    return group(bars, top)
  })
  const style =
    'text{font:13px system-ui,sans-serif;fill:#333}.title{font-weight:600}rect{fill:#9aa4b2}.own{fill:#2563c9}@media(prefers-color-scheme:dark){text{fill:#ddd}rect{fill:#6b7686}.own{fill:#6ea8fe}}'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-label="${escape(label)}"><style>${style}</style>${drawn.join('')}</svg>\n`
}
