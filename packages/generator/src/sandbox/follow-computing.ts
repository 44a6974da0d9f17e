import { computingLimit } from '../model/run/run-message.ts'

/** How often the clock is set forward while the code leaves time for it (ms). */
const beat = 200

/**
 * Defines `sampleTick`, which the loops of browser samples call: it throws when the code has computed for too long
 * without a pause, and calls `onLate` once. A page in a frame cannot be ended from outside in every browser.
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
