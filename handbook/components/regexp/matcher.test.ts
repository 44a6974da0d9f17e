import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Attempt } from './match-text.ts'
import { createMatcher, type FromMatchWorker, type Result } from './matcher.ts'

const attempt = (source: string): Attempt => ({ source, flags: '', text: '', replacement: '' })
const refusal = { kind: 'invalid', message: 'No.' } as const
const [a, b, c] = [attempt('a'), attempt('b'), attempt('c')]

/** A matcher whose workers answer when the test tells them to. */
const createFake = () => {
  const workers: { sent: Attempt[]; terminated: boolean; say: (data: FromMatchWorker) => void; fail: () => void }[] = []
  const results: Result[] = []
  const startWorker = () => {
    const listeners = new Map<string, (event: Event) => void>()
    const emit = (type: string, data?: FromMatchWorker) =>
      listeners.get(type)?.(Object.assign(new Event(type), { data }))
    const worker = {
      sent: [] as Attempt[],
      terminated: false,
      say: (data: FromMatchWorker) => emit('message', data),
      fail: () => emit('error'),
    }
    workers.push(worker)
    return {
      postMessage: (message: Attempt) => void worker.sent.push(message),
      terminate: () => void (worker.terminated = true),
      addEventListener: (type: string, listener: (event: Event) => void) => void listeners.set(type, listener),
    }
  }
  return {
    workers,
    results,
    matcher: createMatcher({ startWorker, limit: 500, onResult: (result) => results.push(result) }),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('matcher', () => {
  it('starts a worker with the first attempt, and waits for its start without a time limit', () => {
    const { workers, results, matcher } = createFake()
    expect(workers).toHaveLength(0)
    matcher.run(a)
    vi.advanceTimersByTime(60_000)
    expect([workers[0]?.sent, results]).toEqual([[], []])
    workers[0]?.say('ready')
    expect(workers[0]?.sent).toEqual([a])
    workers[0]?.say(refusal)
    expect(results).toEqual([{ ...refusal, attempt: a }])
    expect(results[0]?.attempt).toBe(a)
    matcher.run(b)
    workers[0]?.say(refusal)
    vi.advanceTimersByTime(60_000)
    expect([workers.length, results.length]).toEqual([1, 2])
  })

  it('runs only the last attempt that arrives while another one is running', () => {
    const { workers, results, matcher } = createFake()
    matcher.run(a)
    workers[0]?.say('ready')
    matcher.run(b)
    matcher.run(c)
    workers[0]?.say(refusal)
    expect([workers[0]?.sent, results]).toEqual([[a, c], []])
    workers[0]?.say(refusal)
    expect(results).toEqual([{ ...refusal, attempt: c }])
  })

  it('ends an attempt that takes too long together with its worker', () => {
    const { workers, results, matcher } = createFake()
    matcher.run(a)
    workers[0]?.say('ready')
    vi.advanceTimersByTime(499)
    expect(results).toEqual([])
    vi.advanceTimersByTime(1)
    expect([results, workers[0]?.terminated]).toEqual([[{ kind: 'stopped', attempt: a }], true])
    workers[0]?.say(refusal)
    matcher.run(b)
    workers[1]?.say('ready')
    expect([results.length, workers[1]?.sent]).toEqual([1, [b]])
  })

  it('reports no slow attempt when a newer attempt is waiting', () => {
    const { workers, results, matcher } = createFake()
    matcher.run(a)
    workers[0]?.say('ready')
    matcher.run(b)
    vi.advanceTimersByTime(500)
    workers[1]?.say('ready')
    workers[1]?.say(refusal)
    expect(results).toEqual([{ ...refusal, attempt: b }])
  })

  it('reports that the worker cannot be loaded, and starts another worker', () => {
    const { workers, results, matcher } = createFake()
    matcher.run(a)
    workers[0]?.fail()
    expect(results).toEqual([{ kind: 'failed', attempt: a }])
    matcher.run(a)
    expect(workers).toHaveLength(2)
  })

  it('ends its worker on stop', () => {
    const { workers, results, matcher } = createFake()
    matcher.run(a)
    workers[0]?.say('ready')
    matcher.stop()
    workers[0]?.say(refusal)
    vi.advanceTimersByTime(1000)
    expect([workers[0]?.terminated, results]).toEqual([true, []])
  })
})
