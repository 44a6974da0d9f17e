/**
 * Time of one step of the checks. Steps run side by side, so the sum of the times is greater than the time that passes.
 */
export interface SampleTiming {
  /** Kind of step: `types`, `Node, shared`… */
  step: string
  /** In milliseconds. */
  time: number
  /** The document, and the line of the block, if the step was for one block. */
  file?: string
  line?: number
}

export type NoteTiming = (timing: SampleTiming) => void

/** Does the work, and records how long it took. */
export const timed = async <T>(
  note: NoteTiming | undefined,
  about: Omit<SampleTiming, 'time'>,
  work: () => Promise<T>,
): Promise<T> => {
  const start = performance.now()
  try {
    return await work()
  } finally {
    note?.({ ...about, time: performance.now() - start })
  }
}

const listed = 20

/** Times by step, then the slowest documents and the slowest blocks. */
export const timingReport = (timings: readonly SampleTiming[]): string => {
  const places = timings.filter(({ file }) => file !== undefined)
  const blocks = places.filter(({ line }) => line !== undefined)
  return [
    'Time by step (steps run side by side):',
    ...rows(timings.map(({ step, time }) => [step, time])),
    '',
    `The ${listed} slowest documents:`,
    ...rows(places.map(({ file = '', time }) => [file, time])).slice(0, listed),
    '',
    `The ${listed} slowest blocks:`,
    ...rows(blocks.map(({ file, line, step, time }) => [`${file}:${line}  ${step}`, time])).slice(0, listed),
  ].join('\n')
}

/** One line for each name: the sum of its times, and their number. */
const rows = (times: readonly (readonly [name: string, time: number])[]): string[] => {
  const sums = new Map<string, { count: number; sum: number }>()
  for (const [name, time] of times) {
    const { count = 0, sum = 0 } = sums.get(name) ?? {}
    sums.set(name, { count: count + 1, sum: sum + time })
  }
  return [...sums]
    .toSorted(([, one], [, other]) => other.sum - one.sum)
    .map(([name, { count, sum }]) => `${sum.toFixed(0).padStart(8)} ms  ${name}${count > 1 ? ` (${count})` : ''}`)
}
