import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SearchProvider, SearchRequest, SearchResponse } from '@dev-handbook/search/contract'
import { createSearchStore, stalledAfter } from './search-store.ts'

const ask = (query: string): SearchRequest[] => [{ indexName: 'test', query }]
const responseTo = (query: string): SearchResponse => ({
  results: [
    {
      hits: [],
      nbHits: 0,
      page: 0,
      nbPages: 0,
      hitsPerPage: 20,
      query,
      index: 'test',
      exhaustiveNbHits: true,
      processingTimeMS: 0,
    },
  ],
})

/** A provider whose answers come when the test says so. */
const createManual = () => {
  const waiting = new Map<
    string,
    { resolve: (response: SearchResponse) => void; reject: (error: Error) => void; signal: AbortSignal | undefined }
  >()
  const provider: SearchProvider = {
    prepare: async () => {},
    search: ([request], signal) =>
      new Promise((resolve, reject) => waiting.set(request?.query ?? '', { resolve, reject, signal })),
  }
  return { waiting, store: createSearchStore(async () => provider) }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

/** A store that is asked "ab" while the answer to "a" is on its way. */
const createOvertaken = async () => {
  const manual = createManual()
  for (const query of ['a', 'ab']) {
    manual.store.ask(ask(query))
    await settle()
  }
  return manual
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('search store', () => {
  it('goes from idle by loading to the answer', async () => {
    const { waiting, store } = createManual()
    expect(store.get()).toEqual({ status: 'idle' })
    store.ask(ask('docker'))
    expect(store.get().status).toBe('loading')
    await settle()
    waiting.get('docker')?.resolve(responseTo('docker'))
    await settle()
    const answered = { status: 'idle', results: responseTo('docker').results, answered: ask('docker') }
    expect(store.get()).toEqual(answered)
    await vi.advanceTimersByTimeAsync(stalledAfter)
    expect(store.get()).toEqual(answered)
  })

  it('is stalled after 300 ms, and keeps the last results meanwhile', async () => {
    expect(stalledAfter).toBe(300)
    const { waiting, store } = createManual()
    store.ask(ask('a'))
    await settle()
    waiting.get('a')?.resolve(responseTo('a'))
    await settle()
    store.ask(ask('ab'))
    await vi.advanceTimersByTimeAsync(stalledAfter - 1)
    expect(store.get()).toMatchObject({ status: 'loading', results: responseTo('a').results })
    await vi.advanceTimersByTimeAsync(1)
    expect(store.get()).toMatchObject({ status: 'stalled', results: responseTo('a').results })
    waiting.get('ab')?.resolve(responseTo('ab'))
    await settle()
    expect(store.get()).toMatchObject({ status: 'idle', results: responseTo('ab').results })
    await vi.advanceTimersByTimeAsync(stalledAfter)
    expect(store.get().status).toBe('idle')
  })

  it('drops the answer to an older question, whenever it comes', async () => {
    const { waiting, store } = await createOvertaken()
    expect(waiting.get('a')?.signal?.aborted).toBe(true)
    waiting.get('ab')?.resolve(responseTo('ab'))
    await settle()
    waiting.get('a')?.resolve(responseTo('a'))
    await settle()
    expect(store.get().results).toEqual(responseTo('ab').results)
  })

  it('drops the failure of an older question', async () => {
    const { waiting, store } = await createOvertaken()
    waiting.get('a')?.reject(new Error('offline'))
    await settle()
    expect(store.get()).toEqual({ status: 'loading' })
    await vi.advanceTimersByTimeAsync(stalledAfter)
    expect(store.get()).toEqual({ status: 'stalled' })
  })

  it('notifies its listeners of each change, until they unsubscribe', async () => {
    const { waiting, store } = createManual()
    const heard: string[] = []
    const stop = store.subscribe(() => heard.push(store.get().status))
    store.ask(ask('a'))
    await settle()
    waiting.get('a')?.resolve(responseTo('a'))
    await settle()
    stop()
    store.ask(ask('ab'))
    expect(heard).toEqual(['loading', 'idle'])
  })

  it('asks the same question once, and again after it was stopped', async () => {
    const search = vi.fn<SearchProvider['search']>(async () => responseTo('a'))
    const store = createSearchStore(async () => ({ prepare: async () => {}, search }))
    store.ask(ask('a'))
    store.ask(ask('a'))
    await settle()
    store.ask(ask('a'))
    await settle()
    expect(search).toHaveBeenCalledTimes(1)
    store.stop()
    store.ask(ask('a'))
    await settle()
    expect(search).toHaveBeenCalledTimes(2)
  })

  it('shows an error, and asks again on Retry or at the next question', async () => {
    const { waiting, store } = createManual()
    store.ask(ask('a'))
    await settle()
    waiting.get('a')?.reject(new Error('offline'))
    await settle()
    expect(store.get()).toEqual({ status: 'error', error: new Error('offline'), answered: ask('a') })
    await vi.advanceTimersByTimeAsync(stalledAfter)
    expect(store.get().status).toBe('error')
    store.retry()
    await settle()
    waiting.get('a')?.resolve(responseTo('a'))
    await settle()
    expect(store.get().results).toEqual(responseTo('a').results)
  })

  it('says that the provider itself could not be loaded', async () => {
    const store = createSearchStore(() => Promise.reject(new Error('chunk')))
    store.ask(ask('a'))
    await settle()
    expect(store.get()).toEqual({ status: 'error', error: new Error('chunk'), answered: ask('a') })
  })

  it('is idle again when nothing is asked', async () => {
    const { store } = createManual()
    store.ask(ask('a'))
    store.ask([])
    await vi.advanceTimersByTimeAsync(stalledAfter)
    expect(store.get()).toEqual({ status: 'idle' })
  })
})
