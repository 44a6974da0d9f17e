import node from 'node:assert/strict'
import { describe, expect, it } from 'vitest'
import shim, { AssertionError } from './assert.ts'

type Assert = typeof node
const page = shim as unknown as Assert

class Refused extends Error {}
const refuse = () => {
  throw new Refused('no entry')
}

/** The outcome of a call: `holds`, or the class and the code of the error. */
const outcome = async (call: (assert: Assert) => unknown, assert: Assert): Promise<string> => {
  try {
    await call(assert)
    return 'holds'
  } catch (error) {
    return error instanceof Error ? `${error.name} ${'code' in error ? String(error.code) : error.message}` : 'nothing'
  }
}

const calls: ((assert: Assert) => unknown)[] = [
  (a) => a(1),
  (a) => a(0),
  (a) => a.ok('', 'why'),
  (a) => a.equal(1, 1),
  (a) => a.equal(1, '1'),
  (a) => a.equal(0, -0),
  (a) => a.equal(Number.NaN, Number.NaN),
  (a) => a.notEqual(1, 2),
  (a) => a.notEqual(1, 1),
  (a) => a.deepEqual({ a: [new Date(0), new Map([[1, 2]])] }, { a: [new Date(0), new Map([[1, 2]])] }),
  (a) => a.deepEqual({ a: 1 }, { a: 2 }),
  (a) => a.deepEqual([1, 2], [1, 2, 3]),
  (a) => a.notDeepEqual([1], [2]),
  (a) => a.match('abc', /b/),
  (a) => a.match('abc', /x/),
  (a) => a.doesNotMatch('abc', /b/),
  (a) => a.throws(refuse),
  (a) => a.throws(() => 1),
  (a) => a.throws(refuse, Refused),
  (a) => a.throws(refuse, TypeError),
  (a) => a.throws(refuse, /no entry/),
  (a) => a.throws(refuse, /other/),
  (a) => a.throws(refuse, { message: 'no entry' }),
  (a) => a.throws(refuse, { message: /^yes/ }),
  (a) => a.throws(refuse, (error: unknown) => error instanceof Refused),
  (a) => a.rejects(async () => refuse(), Refused),
  (a) => a.rejects(Promise.resolve(1)),
  (a) => a.doesNotThrow(() => 1),
  (a) => a.doesNotReject(Promise.resolve()),
  (a) => a.ifError(null),
  (a) => a.fail('on purpose'),
  (a) => a.equal(1, 2, new Refused('own error')),
]

describe('node:assert in the page behaves like node:assert/strict', () => {
  it.each(calls)('%s', async (call) => expect(await outcome(call, page)).toBe(await outcome(call, node)))
})

it('describes the difference', () => {
  const failure = (() => {
    try {
      return shim.strictEqual(1, 2)
    } catch (error) {
      return error
    }
  })()
  expect(failure).toBeInstanceOf(AssertionError)
  expect(failure).toMatchObject({ actual: 1, expected: 2, operator: 'strictEqual', generatedMessage: true })
  expect(String(failure)).toContain('Expected values to be strictly equal:\n\n1 !== 2')
})
