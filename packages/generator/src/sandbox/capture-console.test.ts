import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RunEvent } from '../model/run/run-message.ts'
import { captureConsole } from './capture-console.ts'
import { formatValues } from './inspect-value.ts'

const original = { ...console }
let events: RunEvent[]
beforeEach(() => {
  events = []
  captureConsole((event) => events.push(event), formatValues)
})
afterEach(() => {
  Object.assign(console, original)
})

const lines = () => events.map((event) => (event.type === 'line' ? event.text : event.type))
const tables = () => events.map((event) => (event.type === 'line' ? event.table?.rows : undefined))

it('says as Node does that an assertion failed', () => {
  console.assert(true, 'holds')
  console.assert(false)
  console.assert(false, 'of %s', 'a', 1)
  console.assert(false, { a: 1 } as never)
  console.assert(false, undefined)
  expect(lines()).toEqual([
    'Assertion failed',
    'Assertion failed: of a 1',
    'Assertion failed { a: 1 }',
    'Assertion failed undefined',
  ])
})

it('a group without a label has no line, and indents its lines', () => {
  console.group()
  console.log('inside')
  console.groupCollapsed('label')
  console.log('deeper')
  console.groupEnd()
  console.groupEnd()
  console.log('outside')
  expect(lines()).toEqual(['  inside', '  label', '    deeper', 'outside'])
})

it('a table shows the items of a set and the entries of a map', () => {
  console.table(new Set([1, { a: 2 }]))
  console.table(new Map<unknown, unknown>([[{ b: 1 }, { a: 2 }]]))
  expect(tables()).toEqual([
    [
      ['0', '', '1'],
      ['1', '2', ''],
    ],
    [['{ b: 1 }', '2']],
  ])
})

it('a counter is named by any label', () => {
  console.count()
  console.count(undefined)
  console.count(null as never)
  expect(lines()).toEqual(['default: 1', 'default: 2', 'null: 1'])
})

describe('a call never ends the sample', () => {
  class Untagged {
    get [Symbol.toStringTag](): string {
      throw new Error('no tag')
    }
  }
  const refuse = (): never => {
    throw new Error('refused')
  }
  const closed = new Proxy({}, { get: refuse, ownKeys: refuse, getPrototypeOf: refuse })

  it('for an object whose tag throws, which Node shows without a tag', () => {
    const own = {
      a: 1,
      get [Symbol.toStringTag](): string {
        throw new Error('no tag')
      },
    }
    console.log(new Untagged(), own)
    expect(lines()).toEqual(['Untagged {} { a: 1, Symbol(Symbol.toStringTag): [Getter] }'])
  })

  it('for an object without a prototype', () => {
    console.log(Object.create(null))
    expect(lines()).toEqual(['[Object: null prototype] {}'])
  })

  it.each(['log', 'dir', 'error', 'group'] as const)('for a proxy that throws: %s', (method) => {
    console[method](closed)
    expect(lines()).toEqual(['[Error: refused]'])
  })

  it('for values that "%d" and "%j" refuse', () => {
    console.log('%d', Object.create(null))
    console.log('%j', 1n)
    expect(lines()).toEqual(['%d [Object: null prototype] {}', '%j 1n'])
  })

  it('for a table of a proxy that throws', () => {
    console.table([closed])
    console.table(closed)
    expect(lines()).toEqual(['[Error: refused]', '[Error: refused]'])
  })
})
