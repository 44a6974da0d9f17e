/**
 * Shared by the benchmarks of this folder: inputs that are the same in every run, and reports of ratios. Only ratios
 * are printed, because absolute times and sizes say more about the machine than about the code.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Linear congruential generator with the constants of "Numerical Recipes": the same input in every run. It differs from
 * `measurementRandom` of the contracts, which uses only the high bits. Articles quote results from these numbers, so the
 * generator must not change.
 */
export const randomSource = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Returns the integers from 0 to `length - 1` in random order. A seed gives the same order in every run. */
export const shuffledNumbers = (length: number, seed = length): number[] => {
  const random = randomSource(seed)
  const numbers = Array.from({ length }, (_, index) => index)
  for (let last = length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const moved = numbers[last] as number
    numbers[last] = numbers[other] as number
    numbers[other] = moved
  }
  return numbers
}

const ratio = new Intl.NumberFormat('en', { minimumSignificantDigits: 2, maximumSignificantDigits: 2 })

const printRatios = (title: string, costs: readonly (readonly [name: string, cost: number])[]): void => {
  const unit = costs[0]?.[1] ?? Number.NaN
  console.log(title)
  for (const [name, cost] of costs) console.log(`  ${name.padEnd(34)}${ratio.format(cost / unit).padStart(8)}`)
}

/** Milliseconds of one call, measured over as many calls as fit into `duration` milliseconds. */
const timeOf = (run: () => unknown, duration: number): number => {
  const start = performance.now()
  let calls = 0
  let elapsed = 0
  while (elapsed < duration) {
    run()
    calls++
    elapsed = performance.now() - start
  }
  return elapsed / calls
}

/**
 * Prints the time of each run as a multiple of the first run's time. The time is the shortest of seven rounds, because
 * disturbances only add time. The rounds take turns, so that all runs meet the same disturbances. An eighth round warms
 * up first. A run should take 10 microseconds or more, so quick code must be repeated.
 */
export const report = (title: string, runs: Record<string, () => unknown>): void => {
  const all = Object.entries(runs)
  const best = all.map(() => Infinity)
  for (let round = 0; round < 8; round++) {
    for (const [index, [, run]] of all.entries()) {
      const time = timeOf(run, 40)
      if (round > 0) best[index] = Math.min(best[index] ?? Infinity, time)
    }
  }
  printRatios(
    title,
    all.map(([name], index) => [name, best[index] ?? Number.NaN]),
  )
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const bytesInUse = (): number => {
  collectGarbage()
  collectGarbage() // until the second call, the freed buffers of arrays still count
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const bytesOf = (make: () => unknown): number => {
  const before = bytesInUse()
  const made = [make()]
  const after = bytesInUse()
  return made.length > 0 ? after - before : Number.NaN
}

/**
 * Prints the memory that each result keeps alive, as a multiple of the first result's memory: the median of five
 * measurements.
 */
export const reportMemory = (title: string, makes: Record<string, () => unknown>): void => {
  const costs = Object.entries(makes).map(([name, make]) => {
    make() // the first call creates compiled code and caches, which would count
    const sizes = Array.from({ length: 5 }, () => bytesOf(make)).toSorted((a, b) => a - b)
    return [name, sizes[2] ?? Number.NaN] as const
  })
  printRatios(title, costs)
}
