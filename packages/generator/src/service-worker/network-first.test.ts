import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerFromNetwork, judge } from './network-first.ts'

afterEach(() => void vi.useRealTimers())

const json = /json/
const answer = (body: string, init: ResponseInit = {}) =>
  new Response(body, { headers: { 'Content-Type': 'application/json' }, ...init })
const facts = { status: 200, redirected: false, contentType: 'application/json' }

describe('judge', () => {
  it.each([
    [{}, 'keep'],
    [{ status: 500 }, 'replace'],
    [{ status: 503 }, 'replace'],
    [{ status: 429 }, 'replace'],
    [{ status: 404 }, 'pass'],
    [{ status: 206 }, 'pass'],
    [{ contentType: 'text/html' }, 'replace'],
    [{ contentType: '' }, 'replace'],
    [{ redirected: true }, 'replace'],
    [{ status: 0, contentType: '' }, 'pass'],
  ])('%j is to %s', (change, verdict) => {
    expect(judge({ ...facts, ...change }, json)).toBe(verdict)
  })
})

const ask = (options: { fetchFresh: () => Promise<Response>; stored?: string; patience?: number }) => {
  const keep = vi.fn<(response: Response) => void>()
  const waits: Promise<unknown>[] = []
  const response = answerFromNetwork({
    fetchFresh: options.fetchFresh,
    expected: json,
    readStored: async () => (options.stored === undefined ? undefined : answer(options.stored)),
    keep,
    patience: options.patience ?? 10_000,
    waitUntil: (work) => waits.push(work),
  })
  return { text: async () => (await response).text(), response, keep, waits }
}

describe('answerFromNetwork', () => {
  it('prefers the network and keeps its response', async () => {
    const { text, keep } = ask({ fetchFresh: async () => answer('new'), stored: 'old' })
    expect(await text()).toBe('new')
    expect(await keep.mock.calls[0]?.[0].text()).toBe('new')
  })

  it.each([
    ['a failing network', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a fault of the server', async () => answer('oops', { status: 500 })],
    ['another type', async () => answer('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
  ])('uses the stored copy for %s, and keeps nothing', async (_fault, fetchFresh) => {
    const { text, keep } = ask({ fetchFresh, stored: 'old' })
    expect(await text()).toBe('old')
    expect(keep).not.toHaveBeenCalled()
  })

  it('returns a 404 although a copy is stored', async () => {
    expect(
      (await ask({ fetchFresh: async () => answer('gone', { status: 404 }), stored: 'old' }).response).status,
    ).toBe(404)
  })

  it('returns an error response when nothing is stored, and rejects without a network', async () => {
    expect((await ask({ fetchFresh: async () => answer('oops', { status: 500 }) }).response).status).toBe(500)
    await expect(
      ask({ fetchFresh: async () => Promise.reject(new TypeError('Failed to fetch')) }).response,
    ).rejects.toThrow('Failed to fetch')
  })

  it('uses the stored copy when the network is slow, and keeps the later response', async () => {
    let arrive = (_response: Response): void => {}
    const slow = new Promise<Response>((resolve) => (arrive = resolve))
    const { text, keep, waits } = ask({ fetchFresh: () => slow, stored: 'old', patience: 1 })
    expect(await text()).toBe('old')
    expect(await Promise.race([Promise.all(waits), 'on its way'])).toBe('on its way')
    arrive(answer('new'))
    await Promise.all(waits)
    expect(await keep.mock.calls[0]?.[0].text()).toBe('new')
  })

  it('waits for a slow network when nothing is stored', async () => {
    vi.useFakeTimers()
    let arrive = (_response: Response): void => {}
    const { text } = ask({ fetchFresh: () => new Promise((resolve) => (arrive = resolve)), patience: 1 })
    const answered = text()
    await vi.advanceTimersByTimeAsync(1)
    arrive(answer('new'))
    expect(await answered).toBe('new')
  })
})
