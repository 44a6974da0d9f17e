import { describe, expect, it } from 'vitest'
import { readRunEvent, readSandboxMessage } from './read-message.ts'
import { textLimit } from './run-message.ts'

const value = { text: '{ a: 1 }', kind: 'object', items: [['a', { text: '1', kind: 'number' }]] }

describe('messages of the sandbox', () => {
  it.each([
    { type: 'ready' },
    { type: 'pong' },
    { type: 'end', run: 1, reason: 'time' },
    { type: 'event', run: 1, event: { type: 'settled' } },
    { type: 'event', run: 1, event: { type: 'line', level: 'log', text: 'a', values: [value] } },
    {
      type: 'event',
      run: 1,
      event: { type: 'line', level: 'log', text: '', values: [], table: { columns: ['a'], rows: [['1']] }, rows: 1 },
    },
    { type: 'event', run: 1, event: { type: 'check', line: 3, held: false, actual: value } },
    {
      type: 'event',
      run: 1,
      event: { type: 'error', name: 'Error', message: 'm', place: { module: 'a.ts', line: 1 } },
    },
  ])('reads %j', (message) => expect(readSandboxMessage(message)).toEqual(message))

  it.each([
    undefined,
    null,
    'ready',
    [],
    { type: 'run' },
    { type: 'end', run: '1', reason: 'time' },
    { type: 'end', run: -1, reason: 'time' },
    { type: 'end', run: 1, reason: 'constructor' },
    { type: 'event', run: 1 },
    { type: 'event', run: 1, event: { type: 'html', html: '<b>' } },
    { type: 'event', run: 1, event: { type: 'line', level: '__proto__', text: 'a', values: [] } },
    { type: 'event', run: 1, event: { type: 'line', level: 'log', text: 1, values: [] } },
    { type: 'event', run: 1, event: { type: 'line', level: 'log', text: 'a'.repeat(textLimit + 1), values: [] } },
    { type: 'event', run: 1, event: { type: 'line', level: 'log', text: 'a', values: [{ text: 'a' }] } },
    {
      type: 'event',
      run: 1,
      event: { type: 'line', level: 'log', text: 'a', values: Array.from({ length: 100 }, () => value) },
    },
    { type: 'event', run: 1, event: { type: 'check', line: 1.5, held: true } },
    { type: 'event', run: 1, event: { type: 'check', line: 1, held: 'yes' } },
    Object.create({ type: 'ready' }),
  ])('refuses %j', (message) => expect(readSandboxMessage(message)).toBeUndefined())
})

it('drops properties that the protocol does not name', () => {
  const event = JSON.parse('{ "type": "settled", "__proto__": { "polluted": true }, "extra": 1 }')
  const read = readRunEvent(event)
  expect(Object.keys(read ?? {})).toEqual(['type'])
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
  expect('polluted' in {}).toBe(false)
})

it('cuts values that are nested too deeply', () => {
  let deep: object = { text: 'x', kind: 'object' }
  for (let depth = 0; depth < 50; depth++) deep = { text: 'x', kind: 'object', items: [['a', deep]] }
  const read = readRunEvent({ type: 'line', level: 'log', text: '', values: [deep] })
  expect(JSON.stringify(read).match(/items/g)?.length).toBe(4)
})
