import type { MatchWorker } from './matcher.ts'

/** Starts a worker that matches, and can be ended while it does. */
export const startMatchWorker = (): MatchWorker =>
  new Worker(new URL('./match-worker.ts', import.meta.url), { type: 'module', name: 'regexp' })
