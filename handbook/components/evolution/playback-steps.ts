/** Steps a second at speed 1. */
const pace = 60

/** Longest time between two frames that is made up for, in milliseconds: after a pause of the browser nothing jumps. */
const longestGap = 100

/** Returns how many steps are due `elapsed` milliseconds after the last frame, and the part of a step that is left over. */
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
