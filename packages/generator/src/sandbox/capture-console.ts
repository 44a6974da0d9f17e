import {
  type LineLevel,
  lineLimit,
  type RunEvent,
  type RunPlace,
  type RunTable,
  itemLimit,
} from '../model/run/run-message.ts'
import { unlessThrown } from './describe-object.ts'
import { cutText, inspectSafely, printValue } from './print-value.ts'

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
    const text = cutText(textOf(values).replace(/^/gm, indentation))
    const printed = values.slice(0, itemLimit).map((value) => printValue(value))
    send({ type: 'line', level, text, values: printed, ...(place && { place }), ...(table && { table }) })
  }
  /** A console call never ends the sample, so values that cannot be formatted show what they throw. */
  const textOf = (values: readonly unknown[]): string => {
    try {
      return format(values)
    } catch {
      return values.map((value) => (typeof value === 'string' ? value : inspectSafely(value))).join(' ')
    }
  }
  const write: CapturedConsole['write'] = (method, values, place) => {
    const level = levels[method]
    const isGroup = method.startsWith('group')
    switch (method) {
      case 'assert':
        if (!values[0]) line('error', failedAssertion(values.slice(1)), { place })
        return
      case 'count': {
        const label = labelOf(values)
        counts.set(label, (counts.get(label) ?? 0) + 1)
        return line('log', [`${label}: ${counts.get(label)}`], { place })
      }
      case 'countReset':
        counts.delete(labelOf(values))
        return
      case 'time':
        times.set(labelOf(values), performance.now())
        return
      case 'timeEnd':
      case 'timeLog': {
        const label = labelOf(values)
        const passed = performance.now() - (times.get(label) ?? 0)
        return line('log', [`${label}: ${passed.toFixed(3)}ms`, ...values.slice(1)], { place })
      }
      case 'groupEnd':
        indentation = indentation.slice(2)
        return
      case 'dir':
        return line('log', [inspectSafely(values[0])], { place })
      case 'table':
        return line('log', values.slice(0, 1), { place, table: unlessThrown(() => tableOf(values[0], values[1])) })
      default:
        if (level && (!isGroup || values.length > 0)) line(level, values, { place })
        if (isGroup) indentation += '  '
    }
  }
  const methods = [...Object.keys(levels), 'assert', 'count', 'countReset', 'time', 'timeEnd', 'timeLog', 'groupEnd']
  for (const method of methods) Reflect.set(console, method, (...values: unknown[]) => write(method, values))
  return { write }
}

/** Label of a counter or a timer. Only these methods turn their first value into a text. */
const labelOf = ([label = 'default']: readonly unknown[]): string => String(label)

/** The values of a failed `console.assert`, with the words that Node puts before them. */
const failedAssertion = (values: readonly unknown[]): unknown[] =>
  typeof values[0] === 'string'
    ? [`Assertion failed: ${values[0]}`, ...values.slice(1)]
    : ['Assertion failed', ...values]

/** Rows and columns of `console.table`. `undefined` for a value that is not an object. */
const tableOf = (data: unknown, only: unknown): RunTable | undefined => {
  if (typeof data !== 'object' || data === null) return undefined
  const entries = entriesOf(data)
  const fields = new Set<string>()
  for (const [, row] of entries)
    if (typeof row === 'object' && row !== null) for (const key of Object.keys(row)) fields.add(key)
  const columns = [...fields].filter((name) => !Array.isArray(only) || only.includes(name)).slice(0, itemLimit - 2)
  const hasPlain = entries.some(([, row]) => typeof row !== 'object' || row === null)
  const rows = entries.slice(0, itemLimit).map(([key, row]) => {
    const cells = columns.map((name) =>
      typeof row === 'object' && row !== null && Object.hasOwn(row, name)
        ? cutText(inspectSafely(Reflect.get(row, name), 0))
        : '',
    )
    const plain = typeof row === 'object' && row !== null ? '' : cutText(inspectSafely(row, 0))
    return [
      cutText(typeof key === 'object' ? inspectSafely(key, 0) : String(key)),
      ...cells,
      ...(hasPlain ? [plain] : []),
    ]
  })
  return { columns: ['', ...columns.map(cutText), ...(hasPlain ? ['='] : [])], rows }
}

const entriesOf = (data: object): (readonly [key: unknown, row: unknown])[] => {
  if (data instanceof Map) return [...data]
  // The values of a set have no keys, so their places are shown.
  return Object.entries(data instanceof Set ? [...data] : data)
}
