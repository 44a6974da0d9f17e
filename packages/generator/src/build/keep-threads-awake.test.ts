import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { keepThreadsAwake, threadsAwakeArguments } from './keep-threads-awake.ts'

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

it('does the same by arguments, which the processes of tests have', () => {
  expect(process.execArgv).toEqual(expect.arrayContaining([...threadsAwakeArguments]))
  const count = 'const fs = require("node:fs"); const { stat } = fs; let asked = 0; fs.stat = (...of) => (asked++, stat(...of)); setTimeout(() => console.log(asked), 1500)'
  const { stdout, status } = spawnSync(process.execPath, [...threadsAwakeArguments, '--eval', count], { encoding: 'utf8', timeout: 30_000 })
  expect(status).toBe(0)
  expect(Number(stdout)).toBeGreaterThan(0)
})
