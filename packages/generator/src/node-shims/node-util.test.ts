import * as node from 'node:util'
import { describe, expect, it } from 'vitest'
import * as shim from './node-util.ts'

describe('node:util in the page returns the same as in Node', () => {
  it.each([
    [{ a: [1] }, { a: [1] }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [0, -0],
    [Number.NaN, Number.NaN],
    [new Set([1]), new Set([1])],
    [new Error('a'), new Error('b')],
    [[1, 2], { 0: 1, 1: 2 }],
  ])('isDeepStrictEqual(%j, %j)', (a, b) => {
    expect(shim.isDeepStrictEqual(a, b)).toBe(node.isDeepStrictEqual(a, b))
  })

  it.each(['\u001B[1m\u001B[33mcareful\u001B[39m\u001B[22m', 'plain', '\u001B[38;5;208morange\u001B[0m'])(
    'stripVTControlCharacters %#',
    (text) => expect(shim.stripVTControlCharacters(text)).toBe(node.stripVTControlCharacters(text)),
  )

  it.each([[{ a: new Map([['k', { b: [1] }]]) }], ['text'], [[undefined, null, 1n]]])('inspect %#', (value) => {
    expect(shim.inspect(value)).toBe(node.inspect(value))
    expect(shim.format('%s and %d', value, 2)).toBe(node.format('%s and %d', value, 2))
  })
})

it('converts callbacks to promises, and promises to callbacks', async () => {
  const divide = (a: unknown, b: unknown, done: (error: unknown, value?: unknown) => void) =>
    b === 0 ? done(new Error('by zero')) : done(null, Number(a) / Number(b))
  expect(await shim.promisify(divide as never)(9, 3)).toBe(3)
  await expect(shim.promisify(divide as never)(9, 0)).rejects.toThrow('by zero')
  const back = shim.callbackify(async (value) => value)
  expect(await new Promise((resolve) => back(7, (_error, value) => resolve(value)))).toBe(7)
})
