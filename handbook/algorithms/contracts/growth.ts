import { expect } from 'vitest'
import type { Bound, Sizes } from '../bounds.ts'

/**
 * Operations (loop rounds and calls) that `run` performs in modules imported with `?counted`.
 * Built-ins count as one, whatever they cost: do not hide work in them.
 */
export const operations = (run: () => unknown): number => {
  globalThis.operationCounter.count = 0
  run()
  return globalThis.operationCounter.count
}

/**
 * Expects the counted cost to grow like the stated bound: over growing sizes, the quotient of cost and bound may neither
 * rise nor fall by more than `tolerance` between the middle and the largest size. A bound that is only an upper limit
 * (`upper: true`) may be undershot freely.
 */
export const expectGrowth = (options: {
  bound: Bound
  sizes: readonly Sizes[]
  cost: (sizes: Sizes) => number
  upper?: boolean
  tolerance?: number
}): void => {
  const { bound, sizes, cost, upper = false, tolerance = 1.5 } = options
  if (sizes.length < 3) throw new RangeError(`Growth needs at least three sizes, given ${sizes.length}.`)
  const quotients = sizes.map((size) => cost(size) / bound.of(size))
  const middle = quotients[Math.floor((quotients.length - 1) / 2)] ?? 0
  const last = quotients.at(-1) ?? 0
  const message = `cost / (${bound.notation}) over growing sizes: ${quotients.map((quotient) => quotient.toPrecision(3)).join(', ')}`
  expect(last, message).toBeLessThanOrEqual(middle * tolerance)
  if (!upper) expect(last, message).toBeGreaterThanOrEqual(middle / tolerance)
}
