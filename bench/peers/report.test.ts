import { describe, expect, it } from 'vitest'
import { reportChart } from './chart.ts'
import { median, medianPage, type PageFigures, type Report, reportTables } from './report.ts'

const figures = (largestPaint: number, script = 0): PageFigures => ({
  bytesAtLoad: 40_000,
  bytesWhenQuiet: 110_400,
  bytesByType: script > 0 ? { Script: script } : {},
  requests: 4,
  firstPaint: largestPaint,
  largestPaint,
  blocking: 0,
  layoutShift: 0,
  elements: 500,
  heap: 2.5,
})

const report: Report = {
  date: '2026-01-01',
  node: 'v20',
  browser: '150',
  documents: 3,
  rounds: 1,
  pages: { heaviest: 'a', median: 'b', smallest: 'c' },
  generators: [
    { name: 'Bare HTML', pages: { median: figures(1000) } },
    {
      name: 'Dev Handbook',
      pages: { median: figures(1100) },
      cold: { cpu: 2, wall: 1, memory: 300 },
      output: { files: 3, bytes: 2e6 },
    },
    { name: 'Other <generator>', pages: {}, failure: 'It ended with status 1\nand more' },
  ],
}

describe('medians', () => {
  it('are the middle value or the mean of the two middle values, and leave out NaN', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3])).toBe(2.5)
    expect(median([Number.NaN, 5])).toBe(5)
    expect(median([])).toBeNaN()
  })

  it('count a type of resource that a round has not loaded as 0', () => {
    expect(medianPage([figures(1), figures(3, 300), figures(2, 100)])).toMatchObject({
      largestPaint: 2,
      bytesByType: { Script: 100 },
    })
  })
})

it('compares paints with the bare file, and names failures instead of hiding them', () => {
  const tables = reportTables(report)
  expect(tables).toContain('| Dev Handbook | 40 | 110 | 4 | 1100 | 1100 | 1.10 |')
  expect(tables).toContain('| Other <generator> | – |')
  expect(tables).toContain('- Other <generator>: It ended with status 1')
})

it('draws a bar for each generator, and marks those that failed', () => {
  const svg = reportChart(report)
  expect(svg.match(/<rect/g)).toHaveLength(12)
  expect(svg).toContain('Other &lt;generator>')
  expect(svg).toContain('>failed</text>')
})
