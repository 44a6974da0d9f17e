import { promises as node } from 'node:timers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as shim from './timers-promises.ts'

describe('node:timers/promises', () => {
  it('has the exports of Node', () => {
    expect(Object.keys(shim.default).toSorted()).toEqual(Object.keys(node).toSorted())
    expect(shim).toMatchObject(shim.default)
  })

  it('resolves to the value in a later turn', async () => {
    const order: string[] = []
    const later = shim.setImmediate('later').then((text) => order.push(text))
    await Promise.resolve().then(() => order.push('now'))
    await later
    expect(order).toEqual(['now', 'later'])
  })

  it.each([
    ['already', () => AbortSignal.abort('why')],
    ['meanwhile', () => AbortSignal.timeout(1)],
  ])('rejects like Node when the signal %s aborts the wait', async (_when, signal) => {
    const failure = async (wait: typeof shim.setTimeout) =>
      wait(5000, 'value', { signal: signal() }).catch(({ name, code, message }) => ({ name, code, message }))
    const expected = await failure(node.setTimeout as typeof shim.setTimeout)
    expect(expected).toMatchObject({ name: 'AbortError' })
    expect(await failure(shim.setTimeout)).toEqual(expected)
  })

  it('yields until it is aborted', async () => {
    const ended = new AbortController()
    const seen: string[] = []
    const loop = (async () => {
      for await (const value of shim.setInterval(1, 'tick', { signal: ended.signal }))
        if (seen.push(value) === 3) ended.abort()
    })()
    await expect(loop).rejects.toThrow('aborted')
    expect(seen).toEqual(['tick', 'tick', 'tick'])
  })
})

describe('a timer of the page', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is cleared when the wait is aborted', async () => {
    vi.resetModules()
    const { setTimeout } = await import('./timers-promises.ts')
    const ended = new AbortController()
    const wait = setTimeout(1000, undefined, { signal: ended.signal })
    ended.abort()
    await expect(wait).rejects.toThrow('aborted')
    expect(vi.getTimerCount()).toBe(0)
  })
})
