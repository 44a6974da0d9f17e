import fs from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { keepThreadsAwake } from './keep-threads-awake.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('asks for a file’s state each second, and keeps no process alive', () => {
  vi.useFakeTimers()
  const asked = vi.spyOn(fs, 'stat')
  const timer = vi.spyOn(globalThis, 'setInterval')
  keepThreadsAwake()
  expect(timer.mock.results[0]?.value.hasRef()).toBe(false)
  vi.advanceTimersByTime(3000)
  expect(asked).toHaveBeenCalledTimes(3)
})
