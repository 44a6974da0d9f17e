/**
 * Record of one run of a sample. The harnesses of Node and of the browser share this file, so it imports from neither.
 */
export interface SampleRun {
  failures: { line: number; message: string }[]
  /** Text of every console call of the sample, by line, in order. */
  prints: { line: number; text: string }[]
  /** Lines of the sample whose `// =>` or `// throws` was checked. A promise is checked when it has settled. */
  reached: number[]
}

interface RecorderOptions {
  /** Deep equality of values. */
  equal: (actual: unknown, expected: unknown) => boolean
  /** A value in the notation that an author would write. */
  show: (value: unknown) => string
  /** A console call's arguments as text. */
  format: (values: unknown[]) => string
  /** Called at once after every check. `actual` is the value that the page shows to a reader when the check fails. */
  onCheck?: (check: SampleCheck) => void
  /** Called instead of the console for the sample's own calls, with the line of each call. */
  onConsole?: (line: number, method: string, values: unknown[]) => void
}

/** Outcome of one `// =>` or `// throws`. */
export interface SampleCheck {
  line: number
  held: boolean
  /** What differs, as a sentence. Absent when the check passed. */
  message?: string
  /** The value, or the error that was thrown. */
  actual?: unknown
}

/** Installs the functions that instrumented samples call, and returns the run that they fill. */
export const installRecorder = ({ equal, show, format, onCheck, onConsole }: RecorderOptions): SampleRun => {
  const run: SampleRun = { failures: [], prints: [], reached: [] }
  const fail = (line: number, message: string, actual?: unknown) => {
    run.reached.push(line)
    run.failures.push({ line, message })
    onCheck?.({ line, held: false, message, actual })
  }
  const hold = (line: number) => {
    run.reached.push(line)
    onCheck?.({ line, held: true })
  }

  const sampleCheck = <T>(line: number, actual: T, expected: () => unknown): T => {
    const value = expected()
    if (actual instanceof Promise && !(value instanceof Promise)) fail(line, 'The expression is a promise; await it.')
    else if (
      // The value itself first: "equal" of the browser ends only at the same object when a value contains itself.
      equal(actual, value) ||
      equal(withPrototypes(actual), value) ||
      (isMatch(actual) && equal([...actual], value))
    )
      hold(line)
    else fail(line, `The value is ${show(actual)}, not ${show(value)}.`, actual)
    return actual
  }

  const thrownBy = (line: number, error: unknown, text: string): void => {
    const shown = error instanceof Error ? `${error.name}: ${error.message}` : show(error)
    if (shown.startsWith(text)) hold(line)
    else fail(line, `It throws "${shown}", not "${text}".`, error)
  }
  const sampleThrows = (line: number, action: () => unknown, text: string): unknown => {
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

/** Whether a value is the result of a regular expression. It may be compared with the plain array of its groups. */
const isMatch = (value: unknown): value is string[] => Array.isArray(value) && 'index' in value && 'input' in value

/**
 * Gives a prototype to objects without one (of `Object.groupBy`, `groups`…), so that they equal the literals that
 * comments write for them. `copies` holds the copies so far, because a value may contain itself.
 */
const withPrototypes = (value: unknown, copies = new Map<unknown, object>()): unknown => {
  if (typeof value !== 'object' || value === null) return value
  const isList = Array.isArray(value) && value.some((item) => typeof item === 'object')
  if (!isList && Object.getPrototypeOf(value) !== null) return value
  const known = copies.get(value)
  if (known) return known
  const copy: object = isList ? [] : {}
  copies.set(value, copy)
  // `slice` leaves out properties of a list that are not items. A definition, unlike an assignment, accepts `__proto__`.
  for (const [key, item] of Object.entries(isList ? value.slice() : value))
    Object.defineProperty(copy, key, { ...ordinary, value: withPrototypes(item, copies) })
  return copy
}

const ordinary = { configurable: true, enumerable: true, writable: true }
