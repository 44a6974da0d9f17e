/** What a run of a sample left behind; shared by the harnesses of Node and the browser, so free of both. */
export interface SampleRun {
  failures: { line: number; message: string }[]
  /** Text of every console call of the sample, by line, in order. */
  prints: { line: number; text: string }[]
  /** Lines of the sample whose `// =>` or `// throws` was reached. */
  reached: number[]
}

interface RecorderOptions {
  /** Deep equality of values. */
  equal: (actual: unknown, expected: unknown) => boolean
  /** A value as a reader would write it. */
  show: (value: unknown) => string
  /** A console call's arguments as text. */
  format: (values: unknown[]) => string
  /** Hears of every check at once. `actual` is what the page shows a reader where the value differs. */
  onCheck?: (check: SampleCheck) => void
  /** Takes the place of the console for the sample's own calls, which come with their line. */
  onConsole?: (line: number, method: string, values: unknown[]) => void
}

/** Outcome of one `// =>` or `// throws`. */
export interface SampleCheck {
  line: number
  held: boolean
  /** What differs, as a sentence; absent where the check held. */
  message?: string
  /** The value or what was thrown. */
  actual?: unknown
}

/** Installs the functions that instrumented samples call, and returns the run that they fill. */
export const installRecorder = ({ equal, show, format, onCheck, onConsole }: RecorderOptions): SampleRun => {
  const run: SampleRun = { failures: [], prints: [], reached: [] }
  const fail = (line: number, message: string, actual?: unknown) => {
    run.failures.push({ line, message })
    onCheck?.({ line, held: false, message, actual })
  }
  const hold = (line: number) => onCheck?.({ line, held: true })

  const sampleCheck = <T>(line: number, actual: T, expected: () => unknown): T => {
    run.reached.push(line)
    const value = expected()
    if (actual instanceof Promise && !(value instanceof Promise)) fail(line, 'The expression is a promise; await it.')
    else if (!equal(withPrototypes(actual), value))
      fail(line, `The value is ${show(actual)}, not ${show(value)}.`, actual)
    else hold(line)
    return actual
  }

  const thrownBy = (line: number, error: unknown, text: string): void => {
    const shown = error instanceof Error ? `${error.name}: ${error.message}` : show(error)
    if (shown.startsWith(text)) hold(line)
    else fail(line, `It throws "${shown}", not "${text}".`, error)
  }
  const sampleThrows = (line: number, action: () => unknown, text: string): unknown => {
    run.reached.push(line)
    try {
      const result = action()
      if (!(result instanceof Promise)) return fail(line, `It throws nothing; "${text}" was expected.`)
      return result.then(
        () => fail(line, `It throws nothing; "${text}" was expected.`),
        (error: unknown) => thrownBy(line, error, text),
      )
    } catch (error) {
      return thrownBy(line, error, text)
    }
  }

  const original = { ...console }
  const sampleConsole = (line: number): Console =>
    new Proxy(console, {
      get: (target, name) => {
        const method = Reflect.get(target, name)
        if (typeof name !== 'string' || typeof method !== 'function') return method
        return (...values: unknown[]) => {
          if (['log', 'info', 'debug', 'warn', 'error'].includes(name)) run.prints.push({ line, text: format(values) })
          if (onConsole) return onConsole(line, name, values)
          return Reflect.apply(original[name as 'log'] ?? method, console, values)
        }
      },
    })
  Object.assign(globalThis, { sampleCheck, sampleThrows, sampleConsole })
  return run
}

/** Objects without a prototype (of `Object.groupBy`, `groups`…) compare like the literals that stand for them in a comment. */
const withPrototypes = (value: unknown): unknown => {
  if (Array.isArray(value) && value.some((item) => typeof item === 'object'))
    return Object.assign([], value.map(withPrototypes))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withPrototypes(item)]))
}
