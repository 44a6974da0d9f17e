/** Times of stages in milliseconds, a line each. */
export const timingTable = (timings: Readonly<Record<string, number>>): string =>
  Object.entries(timings)
    .map(([stage, time]) => `${time.toFixed(0).padStart(7)} ms  ${stage}`)
    .join('\n')
