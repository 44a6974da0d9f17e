/** Formats the times of stages in milliseconds, one stage a line. */
export const timingTable = (timings: Readonly<Record<string, number>>): string =>
  Object.entries(timings)
    .map(([stage, time]) => `${time.toFixed(0).padStart(7)} ms  ${stage}`)
    .join('\n')
