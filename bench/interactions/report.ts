import { median } from '../peers/report.ts'
import type { InputCosts, InputTimes } from './measure.ts'

/** The figures of one interaction on one page, in milliseconds. */
export interface Row {
  name: string
  page: string
  /** Number of inputs. */
  count: number
  p95: number
  /** Medians, of the total and of the parts. */
  times: InputTimes
  costs: InputCosts
}

/** The value that 95 of 100 values do not exceed. NaN without values. */
export const percentile95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN

const mediansOfTimes = (all: readonly InputTimes[]): InputTimes => ({
  total: median(all.map(({ total }) => total)),
  delay: median(all.map(({ delay }) => delay)),
  work: median(all.map(({ work }) => work)),
  paint: median(all.map(({ paint }) => paint)),
})

const mediansOfCosts = (all: readonly InputCosts[]): InputCosts => ({
  script: median(all.map(({ script }) => script)),
  style: median(all.map(({ style }) => style)),
  layout: median(all.map(({ layout }) => layout)),
  task: median(all.map(({ task }) => task)),
})

/** Summarizes the inputs of an interaction. */
export const toRow = (
  { name, page }: Pick<Row, 'name' | 'page'>,
  times: readonly InputTimes[],
  costs: readonly InputCosts[],
): Row => ({
  name,
  page,
  count: times.length,
  p95: percentile95(times.map(({ total }) => total)),
  times: mediansOfTimes(times),
  costs: mediansOfCosts(costs),
})

const columns = ['p95', 'median', 'delay', 'work', 'paint', 'CPU', 'script', 'style', 'layout']

const number = (value: number, digits: number): string => (Number.isNaN(value) ? '–' : value.toFixed(digits))

/** Rows as a table in Markdown. */
export const interactionTable = (rows: readonly Row[]): string => {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [
    line(['', 'page', ...columns]),
    line(['---', '---', ...columns.map(() => '--:')]),
    ...rows.map(({ name, page, p95, times, costs }) =>
      line([
        name,
        page.replace(/.*\//, ''),
        ...[p95, times.total, times.delay, times.work, times.paint].map((value) => number(value, 0)),
        ...[costs.task, costs.script, costs.style, costs.layout].map((value) => number(value, 1)),
      ]),
    ),
  ].join('\n')
}
