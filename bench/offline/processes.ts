import { readdirSync, readFileSync } from 'node:fs'

interface ProcessFacts {
  id: number
  parent: number
  /** Seconds of processor time, user and system together. */
  seconds: number
}

const ticksPerSecond = 100

const read = (id: string): ProcessFacts[] => {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    // The name of the program is in parentheses, and may contain any character.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const seconds = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
    return [{ id: Number(id), parent: Number(fields[1]), seconds }]
  } catch {
    return []
  }
}

/** A process and all processes that it has started, from Linux's `/proc`. */
export const processesOf = (root: number): ProcessFacts[] => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(read)
  const found = all.filter(({ id }) => id === root)
  // The loop also visits the processes that it adds.
  for (const { id } of found) found.push(...all.filter(({ parent }) => parent === id))
  return found
}

/**
 * Slows down the processes of a browser, including its workers. The protocol of Chromium slows down only the main
 * threads of pages. Of each 40 ms, the processes run for 40 divided by `slowdown`. Returns a function that ends the
 * slowdown.
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
        // The process has ended.
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
