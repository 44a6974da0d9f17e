import {
  type LineLevel,
  lineLimit,
  type RunEvent,
  type RunPlace,
  type RunTable,
  itemLimit,
} from '../model/run/run-message.ts'
import { inspectValue } from './inspect-value.ts'
import { cutText, printValue } from './print-value.ts'

export interface CapturedConsole {
  /** Reports a call of a console method. */
  write: (method: string, values: readonly unknown[], place?: RunPlace) => void
}

const levels: Readonly<Record<string, LineLevel>> = {
  log: 'log',
  info: 'info',
  debug: 'debug',
  dir: 'log',
  table: 'log',
  warn: 'warn',
  error: 'error',
  trace: 'error',
  group: 'log',
  groupCollapsed: 'log',
}

/** Replaces the console. `format` makes the text of a call. Sends each line once, up to the limit of lines. */
export const captureConsole = (
  send: (event: RunEvent) => void,
  format: (values: readonly unknown[]) => string,
): CapturedConsole => {
  let lines = 0
  let indentation = ''
  const counts = new Map<string, number>()
  const times = new Map<string, number>()
  const line = (
    level: LineLevel,
    values: readonly unknown[],
    extra: { place?: RunPlace | undefined; table?: RunTable | undefined } = {},
  ) => {
    if (++lines > lineLimit) {
      if (lines === lineLimit + 1) send({ type: 'cut' })
      return
    }
    const { place, table } = extra
    const text = cutText(format(values).replace(/^/gm, indentation))
    const printed = values.slice(0, itemLimit).map((value) => printValue(value))
    send({ type: 'line', level, text, values: printed, ...(place && { place }), ...(table && { table }) })
  }
  const write: CapturedConsole['write'] = (method, values, place) => {
    const label = String(values[0] ?? 'default')
    const level = levels[method]
    switch (method) {
      case 'assert':
        if (!values[0]) line('error', ['Assertion failed', ...values.slice(1)], { place })
        return
      case 'count':
        counts.set(label, (counts.get(label) ?? 0) + 1)
        return line('log', [`${label}: ${counts.get(label)}`], { place })
      case 'countReset':
        counts.delete(label)
        return
      case 'time':
        times.set(label, performance.now())
        return
      case 'timeEnd':
      case 'timeLog':
        return line(
          'log',
          [`${label}: ${(performance.now() - (times.get(label) ?? 0)).toFixed(3)}ms`, ...values.slice(1)],
          { place },
        )
      case 'groupEnd':
        indentation = indentation.slice(2)
        return
      case 'dir':
        return line('log', [inspectValue(values[0])], { place })
      case 'table':
        return line('log', values.slice(0, 1), { place, table: tableOf(values[0], values[1]) })
      default:
        if (level) line(level, values, { place })
        if (method.startsWith('group')) indentation += '  '
    }
  }
  const methods = [...Object.keys(levels), 'assert', 'count', 'countReset', 'time', 'timeEnd', 'timeLog', 'groupEnd']
  for (const method of methods) Reflect.set(console, method, (...values: unknown[]) => write(method, values))
  return { write }
}

/** Rows and columns of `console.table`. `undefined` for a value that is not an object. */
const tableOf = (data: unknown, only: unknown): RunTable | undefined => {
  if (typeof data !== 'object' || data === null) return undefined
  const entries = data instanceof Map ? [...data] : Object.entries(data)
  const fields = new Set<string>()
  for (const [, row] of entries)
    if (typeof row === 'object' && row !== null) for (const key of Object.keys(row)) fields.add(key)
  const columns = [...fields].filter((name) => !Array.isArray(only) || only.includes(name)).slice(0, itemLimit - 2)
  const hasPlain = entries.some(([, row]) => typeof row !== 'object' || row === null)
  const rows = entries.slice(0, itemLimit).map(([key, row]) => {
    const cells = columns.map((name) =>
      typeof row === 'object' && row !== null && Object.hasOwn(row, name)
        ? cutText(inspectValue(Reflect.get(row, name), 0))
        : '',
    )
    const plain = typeof row === 'object' && row !== null ? '' : cutText(inspectValue(row, 0))
    return [cutText(String(key)), ...cells, ...(hasPlain ? [plain] : [])]
  })
  return { columns: ['', ...columns.map(cutText), ...(hasPlain ? ['='] : [])], rows }
}
