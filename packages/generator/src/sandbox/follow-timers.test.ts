import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followTimers } from './follow-timers.ts'

const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  Object.assign(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval })
})

const settledAfter = (delay: number): number | undefined => {
  let settled: number | undefined
  const begun = Date.now()
  const { evaluated } = followTimers(() => (settled = Date.now() - begun), false)
  globalThis.setTimeout(() => {}, delay)
  evaluated()
  vi.advanceTimersByTime(70_000)
  return settled
}

it('waits for the timers of a run', () => {
  expect(settledAfter(10_000)).toBe(10_100)
})

it('does not wait for a timer that a cache sets', () => {
  expect(settledAfter(30_000)).toBe(100)
})
