/**
 * Shared by the benchmarks that count operations instead of measuring time. Their results are the same on every
 * machine.
 */
import type { Compare } from '../../handbook/algorithms/compare.ts'

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const precise = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A count for a report. A mean has one digit after the point. */
export const formatCount = (count: number): string => (Number.isInteger(count) ? whole : precise).format(count)

/** Formats numbers with this many digits after the point, for a report. */
export const decimal = (digits: number): ((value: number) => string) => {
  const numbers = new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return (value) => numbers.format(value)
}

/** The mean of `count` over all items. */
export const mean = <T>(items: readonly T[], count: (item: T) => number): number =>
  items.reduce((sum, item) => sum + count(item), 0) / items.length

/** Prints rows of counts under their headings. The first column is aligned to the left, the others to the right. */
export const printCounts = (
  title: string,
  headings: readonly string[],
  rows: readonly (readonly [name: string, ...counts: string[]])[],
): void => {
  const table = [['', ...headings], ...rows]
  const widths = ['', ...headings].map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  console.log(title)
  for (const row of table) {
    console.log(
      `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')}`,
    )
  }
}

/** A comparator of numbers, and the number of its calls. */
export const countingCompare = (): { compare: Compare<number>; calls: () => number } => {
  let count = 0
  return {
    compare: (a, b) => {
      count++
      return a - b
    },
    calls: () => count,
  }
}
