import { readdirSync, readFileSync } from 'node:fs'

interface ProcessFacts {
  id: number
  parent: number
  /** Seconds of processor time, of the user and of the system. */
  seconds: number
}

const ticksPerSecond = 100

const read = (id: string): ProcessFacts[] => {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    // The name of the program stands in parentheses and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const seconds = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
    return [{ id: Number(id), parent: Number(fields[1]), seconds }]
  } catch {
    return []
  }
}

/** A process and all that it has started, from Linux's `/proc`. */
export const processesOf = (root: number): ProcessFacts[] => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(read)
  const found = all.filter(({ id }) => id === root)
  // The list grows while it is walked.
  for (const { id } of found) found.push(...all.filter(({ parent }) => parent === id))
  return found
}

/**
 * Slows the processes of a browser down, workers included: the protocol of Chromium slows down the main threads of pages
 * only. Of each 40 ms, the processes run for 40 divided by `slowdown`. Returns what ends it.
 */
export const slowDown = (root: number, slowdown: number): (() => void) => {
  if (slowdown === 1) return () => {}
  const period = 40
  let ids = [root]
  const signal = (name: 'SIGSTOP' | 'SIGCONT'): void => {
    for (const id of ids) {
      try {
        process.kill(id, name)
      } catch {
        // It has ended.
      }
    }
  }
  const find = () => void (ids = processesOf(root).map(({ id }) => id))
  find()
  const finding = setInterval(find, 1000)
  const stopping = setInterval(() => {
    signal('SIGCONT')
    setTimeout(() => signal('SIGSTOP'), period / slowdown)
  }, period)
  return () => {
    clearInterval(finding)
    clearInterval(stopping)
    setTimeout(() => signal('SIGCONT'), period)
  }
}
