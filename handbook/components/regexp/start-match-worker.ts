import type { MatchWorker } from './matcher.ts'

/** Starts a worker for matching. The worker can be ended while it runs. */
export const startMatchWorker = (): MatchWorker =>
  new Worker(new URL('./match-worker.ts', import.meta.url), { type: 'module', name: 'regexp' })
