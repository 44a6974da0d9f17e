import type { WorkerLike } from './provider.ts'

/** Starts the worker that runs the engine. */
export const startWorker = (): WorkerLike =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'search' })
