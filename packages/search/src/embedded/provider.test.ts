import { describe, expect, it } from 'vitest'
import type { FromWorker, ToWorker } from './messages.ts'
import { createEmbeddedProvider } from './provider.ts'

/** A worker that answers when the test tells it to. */
const createFake = () => {
  const workers: { sent: ToWorker[]; terminated: boolean; emit: (type: string, data?: FromWorker) => void }[] = []
  const createWorker = () => {
    const listeners = new Map<string, (event: Event) => void>()
    const worker = {
      sent: [] as ToWorker[],
      terminated: false,
      emit: (type: string, data?: FromWorker) => listeners.get(type)?.(Object.assign(new Event(type), { data })),
    }
    workers.push(worker)
    return {
      postMessage: (message: ToWorker) => void worker.sent.push(message),
      terminate: () => void (worker.terminated = true),
      addEventListener: (type: string, listener: (event: Event) => void) => void listeners.set(type, listener),
    }
  }
  return { workers, provider: createEmbeddedProvider({ root: 'https://handbook.example.com/base/', createWorker }) }
}

const requests = [{ indexName: 'embedded', query: 'docker' }]

describe('embedded provider', () => {
  it('starts one worker, sends it the address of the index, and matches answers to requests', async () => {
    const { workers, provider } = createFake()
    await provider.prepare()
    const [first, second] = [provider.search(requests), provider.search(requests)]
    expect(workers).toHaveLength(1)
    expect(workers[0]?.sent).toEqual([
      { type: 'open', folder: 'https://handbook.example.com/base/search/' },
      { type: 'search', id: 1, requests },
      { type: 'search', id: 2, requests },
    ])
    workers[0]?.emit('message', { id: 2, response: { results: [] } })
    workers[0]?.emit('message', { id: 1, error: 'The index is gone.' })
    await expect(first).rejects.toThrow('The index is gone.')
    expect(await second).toEqual({ results: [] })
  })

  it('notifies the worker of aborted requests, and ignores a late answer', async () => {
    const { workers, provider } = createFake()
    const stop = new AbortController()
    const answer = provider.search(requests, stop.signal)
    stop.abort(new Error('typed on'))
    await expect(answer).rejects.toThrow('typed on')
    expect(workers[0]?.sent.at(-1)).toEqual({ type: 'cancel', id: 1 })
    workers[0]?.emit('message', { id: 1, error: 'aborted' })
    await expect(provider.search(requests, stop.signal)).rejects.toThrow('typed on')
  })

  it('rejects when the worker’s script fails, and starts a new worker for the next search', async () => {
    const { workers, provider } = createFake()
    const answer = provider.search(requests)
    workers[0]?.emit('error')
    await expect(answer).rejects.toThrow('The search could not be started.')
    expect(workers[0]?.terminated).toBe(true)
    const next = provider.search(requests)
    expect(workers).toHaveLength(2)
    workers[1]?.emit('message', { id: 2, response: { results: [] } })
    expect(await next).toEqual({ results: [] })
  })
})
