import { computingLimit } from '../model/run/run-message.ts'

/** Interval at which a timer resets the clock (ms). Code that computes without a pause delays the timer. */
const beat = 200

/**
 * Defines `sampleTick`, which the loops of browser samples call. It throws when the code has computed for too long
 * without a pause, and calls `onLate` once. Not every browser can stop a page in a frame from outside.
 */
export const followComputing = (onLate: () => void): void => {
  const now = performance.now.bind(performance)
  let turn = now()
  let isLate = false
  setInterval(() => (turn = now()), beat)
  const sampleTick = (): void => {
    if (now() - turn < computingLimit) return
    if (!isLate) onLate()
    isLate = true
    throw new Error('This run has computed for too long.')
  }
  Object.defineProperty(globalThis, 'sampleTick', { value: sampleTick })
}
