import * as node from 'node:events'
import { describe, expect, it } from 'vitest'
import * as shim from './events.ts'

/** The common exports of both modules. The types of Node define `on` and `once` only on the class. */
interface Module {
  EventEmitter: typeof node.EventEmitter
  on: typeof node.EventEmitter.on
  once: typeof node.EventEmitter.once
}

describe.each([
  ['of Node', node as unknown as Module],
  ['in the page', shim as unknown as Module],
])('node:events %s', (_where, { EventEmitter, on, once }) => {
  it('once leaves no listener behind when its signal ends the wait', async () => {
    const emitter = new EventEmitter()
    const limit = new AbortController()
    const never = once(emitter, 'news', { signal: limit.signal })
    expect(emitter.listenerCount('news')).toBe(1)
    limit.abort()
    await expect(never).rejects.toMatchObject({ name: 'AbortError' })
    expect(['news', 'error'].map((name) => emitter.listenerCount(name))).toEqual([0, 0])
    const next = once(emitter, 'news', { signal: new AbortController().signal })
    emitter.emit('news', 1, 2)
    expect(await next).toEqual([1, 2])
    expect(['news', 'error'].map((name) => emitter.listenerCount(name))).toEqual([0, 0])
  })

  it('once resolves to the values of an event, and rejects with an error', async () => {
    const emitter = new EventEmitter()
    const next = once(emitter, 'news')
    emitter.emit('news', 1, 2)
    expect(await next).toEqual([1, 2])
    const failing = once(emitter, 'news')
    emitter.emit('error', new Error('broken'))
    await expect(failing).rejects.toThrow('broken')
  })

  it('once ends with its signal', async () => {
    const ended = new AbortController()
    const waiting = once(new EventEmitter(), 'news', { signal: ended.signal })
    ended.abort()
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError', code: 'ABORT_ERR' })
  })

  it('on yields events that came before and after the request, until its signal', async () => {
    const emitter = new EventEmitter()
    const ended = new AbortController()
    const events = on(emitter, 'news', { signal: ended.signal })
    emitter.emit('news', 'early')
    expect(await events.next()).toEqual({ done: false, value: ['early'] })
    const late = events.next()
    emitter.emit('news', 'late')
    expect(await late).toEqual({ done: false, value: ['late'] })
    const never = events.next()
    ended.abort()
    await expect(never).rejects.toMatchObject({ name: 'AbortError' })
    expect(await events.next()).toEqual({ done: true, value: undefined })
    expect(emitter.listenerCount('news')).toBe(0)
  })

  it('on rejects with an error, after the events that came before the error', async () => {
    const emitter = new EventEmitter()
    const events = on(emitter, 'news')
    emitter.emit('news', 1)
    emitter.emit('error', new Error('broken'))
    expect(await events.next()).toEqual({ done: false, value: [1] })
    await expect(events.next()).rejects.toThrow('broken')
  })

  it('a loop that is left early removes its listeners', async () => {
    const emitter = new EventEmitter()
    emitter.once('ready', () => {})
    for await (const [value] of (() => {
      const events = on(emitter, 'news')
      emitter.emit('news', 'only')
      return events
    })()) {
      expect(value).toBe('only')
      break
    }
    expect(emitter.listenerCount('news')).toBe(0)
  })
})

it('is a default export with all names, as on Node', () => {
  const { EventEmitter, on, once } = shim.default as unknown as typeof shim
  expect([EventEmitter, on, once]).toEqual([shim.EventEmitter, shim.on, shim.once])
})
