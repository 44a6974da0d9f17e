import { randomSource } from '../measure.ts'

/** Beginning of the titles to run. Empty: all. */
const wanted = process.argv[2] ?? ''
const digits = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 })
/** Results are stored here, so that the engine cannot skip their computation. */
let kept: unknown

/**
 * Milliseconds of processor time for one call: the shortest of some rounds. Each round is long enough for the clock.
 */
const processorTime = (run: () => unknown): number => {
  let best = Infinity
  let spent = 0
  for (let round = 0; round < 8 && spent < 4_000; round++) {
    const start = process.cpuUsage()
    let calls = 0
    let elapsed = 0
    while (elapsed < 40) {
      kept = run()
      calls++
      const { user, system } = process.cpuUsage(start)
      elapsed = (user + system) / 1_000
    }
    spent += elapsed
    // The first round warms up, and counts only if one call takes more than 2 seconds.
    if (round > 0 || elapsed > 2_000) best = Math.min(best, elapsed / calls)
  }
  return best
}

/** Prints the processor time of each run, in milliseconds. */
export const times = (title: string, runs: Record<string, () => unknown>): void => {
  if (!title.startsWith(wanted)) return
  console.log(title)
  for (const [name, run] of Object.entries(runs))
    console.log(`  ${name.padEnd(50)}${digits.format(processorTime(run)).padStart(10)} ms`)
}
/** Random numbers: from 0 to 1, or whole numbers below `limit`. */
export const numbers = (length: number, limit = 1): number[] => {
  const random = randomSource(length)
  return Array.from({ length }, () => (limit === 1 ? random() : Math.floor(random() * limit)))
}
/** A run over all items that adds up the results. */
export const repeated =
  <T>(items: readonly T[], run: (item: T) => number) =>
  (): number => {
    let sum = 0
    for (const item of items) sum += run(item)
    return sum
  }
/** An odd number with this many bits. */
export const bigNumber = (bits: number, seed: number): bigint => {
  const random = randomSource(seed)
  let value = 1n
  for (let length = 1; length < bits; length += 16) value = (value << 16n) | BigInt(Math.floor(random() * 65_536))
  return (value >> BigInt(Math.max(0, value.toString(2).length - bits))) | 1n
}

/** Throws when no title began with the given text. */
export const requireTimes = (): void => {
  if (kept === undefined) throw new RangeError(`No title begins with “${wanted}”.`)
}
