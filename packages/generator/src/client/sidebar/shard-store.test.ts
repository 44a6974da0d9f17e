import { describe, expect, it, vi } from 'vitest'
import { createShardStore } from './shard-store.ts'

const items = [{ type: 'document' as const, path: '/docs/guide/docker', label: 'Docker' }]
const answer = (body: unknown, status = 200): Promise<Response> =>
  Promise.resolve(new Response(JSON.stringify(body), { status }))

describe('createShardStore', () => {
  it('fetches a shard once and notifies its listeners', async () => {
    const fetchShard = vi.fn<typeof fetch>(() => answer({ id: 'guide', items }))
    const store = createShardStore('/handbook/', fetchShard)
    const states: unknown[] = []
    store.subscribe(() => states.push(store.get('main', 'guide')?.status))
    await Promise.all([store.load('main', 'guide'), store.load('main', 'guide')])
    expect(fetchShard.mock.calls).toEqual([['/handbook/sidebars/main/guide.json']])
    expect(states).toEqual(['loading', 'ready'])
    expect(store.get('main', 'guide')).toEqual({ status: 'ready', items })
  })

  it('keeps a failure until the next load', async () => {
    const fetchShard = vi
      .fn<typeof fetch>()
      .mockImplementationOnce(() => answer('', 503))
      .mockImplementation(() => answer({ id: '', items }))
    const store = createShardStore('/', fetchShard)
    await store.load('main', '')
    expect(store.get('main', '')).toMatchObject({
      status: 'failed',
      error: new Error('/sidebars/main.json answered with status 503.'),
    })
    await store.load('main', '')
    expect(store.get('main', '')).toMatchObject({ status: 'ready' })
  })

  it('does not fetch shards that came with the page', async () => {
    const fetchShard = vi.fn<typeof fetch>()
    const store = createShardStore('/', fetchShard)
    store.add('main', [{ id: 'guide', items }])
    await store.load('main', 'guide')
    expect(fetchShard).not.toHaveBeenCalled()
    expect(store.get('other', 'guide')).toBeUndefined()
  })

  it('stops notifying after unsubscribing', () => {
    const store = createShardStore('/')
    const listener = vi.fn<() => void>()
    store.subscribe(listener)()
    store.add('main', [{ id: '', items }])
    expect(listener).not.toHaveBeenCalled()
    expect(store.revision()).toBe(1)
  })
})
