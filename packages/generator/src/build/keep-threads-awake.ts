import fs from 'node:fs'

/**
 * Gives Node's thread pool a tiny task each second, for as long as other work is running. The C library of many Linux
 * systems may lose the signal that wakes a waiting thread (glibc bug 25847). We saw it with glibc 2.36: a build hung
 * with one write in the queue and all threads asleep, and continued with the next task.
 */
export const keepThreadsAwake = (): void => {
  setInterval(() => fs.stat('.', () => {}), 1000).unref()
}

/** Does the same for a process that is started with these arguments for Node. */
export const threadsAwakeArguments = [
  '--import',
  'data:text/javascript,import fs from "node:fs"; setInterval(() => fs.stat(".", () => {}), 1000).unref()',
] as const
