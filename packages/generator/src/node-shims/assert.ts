// Shim for `node:assert` in a browser. Equality is always strict, because loose equality is deprecated.
import { inspectValue } from '../sandbox/inspect-value.ts'
import { deepEqual as isDeepEqual } from './parts/deep-equal.ts'

interface Failure {
  message?: string | Error | undefined
  /** Default message, when the caller gives none. */
  standard: string
  actual?: unknown
  expected?: unknown
  operator: string
}

/** The error of a failed assertion. */
export class AssertionError extends Error {
  override name = 'AssertionError'
  readonly code = 'ERR_ASSERTION'
  readonly generatedMessage: boolean
  readonly actual: unknown
  readonly expected: unknown
  readonly operator: string
  constructor({ message, standard, actual, expected, operator }: Failure) {
    super(String(message ?? standard))
    this.generatedMessage = message === undefined
    this.actual = actual
    this.expected = expected
    this.operator = operator
  }
}

type Message = string | Error | undefined

const throwFailure = (failure: Failure): never => {
  if (failure.message instanceof Error) throw failure.message
  throw new AssertionError(failure)
}

/** Always throws an `AssertionError`. */
export const fail = (message?: string | Error): never => throwFailure({ message, standard: 'Failed', operator: 'fail' })

export const ok = (value: unknown, message?: Message): void => {
  if (!value)
    throwFailure({
      message,
      standard: 'The expression evaluated to a falsy value',
      actual: value,
      expected: true,
      operator: '==',
    })
}

type Compare = (actual: unknown, expected: unknown, message?: Message) => void

interface Comparison {
  operator: string
  holds: (actual: unknown, expected: unknown) => boolean
  says: string
  sign: string
}

const comparison =
  ({ operator, holds, says, sign }: Comparison): Compare =>
  (actual, expected, message) => {
    if (holds(actual, expected)) return
    const standard = `${says}\n\n${inspectValue(actual)} ${sign} ${inspectValue(expected)}\n`
    throwFailure({ message, standard, actual, expected, operator })
  }

export const strictEqual = comparison({
  operator: 'strictEqual',
  holds: Object.is,
  says: 'Expected values to be strictly equal:',
  sign: '!==',
})
export const notStrictEqual = comparison({
  operator: 'notStrictEqual',
  holds: (a, b) => !Object.is(a, b),
  says: 'Expected "actual" to be strictly unequal to:',
  sign: '===',
})
export const deepStrictEqual = comparison({
  operator: 'deepStrictEqual',
  holds: isDeepEqual,
  says: 'Expected values to be strictly deep-equal:',
  sign: '!==',
})
export const notDeepStrictEqual = comparison({
  operator: 'notDeepStrictEqual',
  holds: (a, b) => !isDeepEqual(a, b),
  says: 'Expected "actual" not to be strictly deep-equal to:',
  sign: '===',
})
export const [equal, notEqual, deepEqual, notDeepEqual] = [
  strictEqual,
  notStrictEqual,
  deepStrictEqual,
  notDeepStrictEqual,
]

export const match = (text: string, pattern: RegExp, message?: Message): void => {
  const standard = `The input did not match the regular expression ${pattern}. Input:\n\n${inspectValue(text)}\n`
  if (!pattern.test(text)) throwFailure({ message, standard, actual: text, expected: pattern, operator: 'match' })
}
export const doesNotMatch = (text: string, pattern: RegExp, message?: Message): void => {
  const standard = `The input was expected to not match the regular expression ${pattern}. Input:\n\n${inspectValue(text)}\n`
  if (pattern.test(text)) throwFailure({ message, standard, actual: text, expected: pattern, operator: 'doesNotMatch' })
}

type ErrorClass = abstract new (...values: never[]) => object
/**
 * A class, a pattern for the whole text of the error, properties that the error must have, or a function that checks
 * the error.
 */
type Expected = ErrorClass | RegExp | Readonly<Record<string, unknown>> | ((error: unknown) => boolean)

const isClass = (value: unknown): value is ErrorClass =>
  typeof value === 'function' && (value === Error || value.prototype instanceof Error)

const isExpected = (error: unknown, expected: Expected): boolean => {
  if (expected instanceof RegExp) return expected.test(String(error))
  if (isClass(expected)) return error instanceof expected
  if (typeof expected === 'function') return (expected as (error: unknown) => boolean)(error) === true
  return Object.entries(expected).every(([key, value]) => {
    const own: unknown = Reflect.get(Object(error), key)
    return value instanceof RegExp && typeof own === 'string' ? value.test(own) : isDeepEqual(own, value)
  })
}

const checkError = (error: unknown, expected: Expected | string | undefined, operator: string): void => {
  if (expected === undefined || typeof expected === 'string' || isExpected(error, expected)) return
  const standard = `The error is expected to be ${inspectValue(expected)}. It is:\n\n${inspectValue(error)}\n`
  throwFailure({ standard, actual: error, expected, operator })
}

const missing = (message: Message, standard: string, operator: string) => throwFailure({ message, standard, operator })

export const throws = (call: () => unknown, expected?: Expected | string, message?: Message): void => {
  try {
    call()
  } catch (error) {
    return checkError(error, expected, 'throws')
  }
  missing(message ?? textOf(expected), 'Missing expected exception.', 'throws')
}

export const rejects = async (
  call: Promise<unknown> | (() => Promise<unknown>),
  expected?: Expected | string,
  message?: Message,
): Promise<void> => {
  try {
    await (typeof call === 'function' ? call() : call)
  } catch (error) {
    return checkError(error, expected, 'rejects')
  }
  missing(message ?? textOf(expected), 'Missing expected rejection.', 'rejects')
}

const textOf = (expected: Expected | string | undefined): Message =>
  typeof expected === 'string' ? expected : undefined

export const doesNotThrow = (call: () => unknown): void => void call()
export const doesNotReject = async (call: Promise<unknown> | (() => Promise<unknown>)): Promise<void> =>
  void (await (typeof call === 'function' ? call() : call))
export const ifError = (error: unknown): void => {
  if (error !== null && error !== undefined) throw error
}

const assert = Object.assign((value: unknown, message?: Message): void => ok(value, message), {
  AssertionError,
  deepEqual,
  deepStrictEqual,
  doesNotMatch,
  doesNotReject,
  doesNotThrow,
  equal,
  fail,
  ifError,
  match,
  notDeepEqual,
  notDeepStrictEqual,
  notEqual,
  notStrictEqual,
  ok,
  rejects,
  strictEqual,
  throws,
})
export const strict: typeof assert = Object.assign(assert, { strict: assert })
export default strict
