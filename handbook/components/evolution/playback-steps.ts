/** Steps per second at speed 1. */
const pace = 60

/**
 * Longest time between two frames that is caught up, in milliseconds. So nothing jumps after the browser has paused.
 */
const longestGap = 100

/** Returns how many steps are due `elapsed` milliseconds after the last frame, and the remaining part of a step. */
export const stepsDue = ({
  elapsed,
  speed,
  rest,
}: {
  elapsed: number
  speed: number
  rest: number
}): { steps: number; rest: number } => {
  const due = rest + (Math.min(Math.max(elapsed, 0), longestGap) / 1000) * pace * speed
  const steps = Math.floor(due)
  return { steps, rest: due - steps }
}
