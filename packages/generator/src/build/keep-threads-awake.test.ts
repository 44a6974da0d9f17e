import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { keepThreadsAwake, threadsAwakeArguments } from './keep-threads-awake.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('reads a file’s state each second, and keeps no process alive', () => {
  vi.useFakeTimers()
  const asked = vi.spyOn(fs, 'stat')
  const timer = vi.spyOn(globalThis, 'setInterval')
  keepThreadsAwake()
  expect(timer.mock.results[0]?.value.hasRef()).toBe(false)
  vi.advanceTimersByTime(3000)
  expect(asked).toHaveBeenCalledTimes(3)
})

it('does the same through arguments, which the processes of tests get', () => {
  expect(process.execArgv).toEqual(expect.arrayContaining([...threadsAwakeArguments]))
  // Without the request this program would run for ever. It ends as soon as something requests the state of a file.
  const program =
    'require("node:fs").stat = () => { console.log("asked"); process.exit() }; setInterval(() => {}, 60_000)'
  const { stdout, status } = spawnSync(process.execPath, [...threadsAwakeArguments, '--eval', program], {
    encoding: 'utf8',
    timeout: 30_000,
  })
  expect([status, stdout]).toEqual([0, 'asked\n'])
})
