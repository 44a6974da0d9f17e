import { readFileSync } from 'node:fs'

/** Cost of a process according to `/proc`: processor time in seconds, and its peak memory in MB. */
export const costOf = (pid: number): { seconds: number; megabytes: number } => {
  const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ').slice(13, 15)
  const [, peak = '0'] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return { seconds: ticks.reduce((sum, count) => sum + Number(count), 0) / 100, megabytes: Number(peak) / 1000 }
}
