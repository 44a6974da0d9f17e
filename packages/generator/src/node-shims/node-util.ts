// Shim for the most used part of `node:util` in a browser.
import { formatValues, inspectValue } from '../sandbox/inspect-value.ts'
import { deepEqual } from './parts/deep-equal.ts'

type Callback = (error: unknown, value?: unknown) => void
type WithCallback = (...values: [...unknown[], Callback]) => unknown

const custom = Symbol.for('nodejs.util.promisify.custom')

/** Converts a function whose last argument is a callback into a function that returns a promise. */
export const promisify = Object.assign(
  (call: WithCallback): ((...values: unknown[]) => Promise<unknown>) => {
    const own: unknown = Reflect.get(call, custom)
    if (typeof own === 'function') return own as (...values: unknown[]) => Promise<unknown>
    return function (this: unknown, ...values) {
      return new Promise((resolve, reject) => {
        call.call(this, ...values, (error: unknown, value: unknown) => (error ? reject(error) : resolve(value)))
      })
    }
  },
  { custom },
)

/** Converts a function that returns a promise into a function whose last argument is a callback. */
export const callbackify =
  (call: (...values: unknown[]) => Promise<unknown>): WithCallback =>
  (...values) => {
    const callback = values.pop() as Callback
    // An error that the callback throws must not become a rejection.
    call(...values).then(
      (value) => queueMicrotask(() => callback(null, value)),
      (error: unknown) => queueMicrotask(() => callback(error ?? new Error('Promise was rejected with a falsy value'))),
    )
  }

/** A value as Node shows it. */
export const inspect = Object.assign(
  (value: unknown, { depth = 2 }: { depth?: number | null } = {}): string =>
    inspectValue(value, depth ?? Number.POSITIVE_INFINITY),
  {
    custom: Symbol.for('nodejs.util.inspect.custom'),
  },
)

export const format = (...values: unknown[]): string => formatValues(values)
export const isDeepStrictEqual = (a: unknown, b: unknown): boolean => deepEqual(a, b)

/** Text without the control codes that colour it in a terminal. */
export const stripVTControlCharacters = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these characters are what is looked for
  text.replace(/[\u001B\u009B][[\]()#;?]*(?:\d{1,4}(?:;\d{0,4})*)?[\dA-PR-TZcf-nq-uy=><~]/g, '')

/** Makes a class inherit from another, in the style of old code. */
export const inherits = (child: { prototype: object }, parent: { prototype: object }): void => {
  Object.setPrototypeOf(child.prototype, parent.prototype)
}

/** Returns the function itself, because a browser does not print Node's warnings. */
export const deprecate = <T>(call: T): T => call

export const { TextEncoder, TextDecoder } = globalThis

export default {
  promisify,
  callbackify,
  inspect,
  format,
  isDeepStrictEqual,
  stripVTControlCharacters,
  inherits,
  deprecate,
  TextEncoder,
  TextDecoder,
}
