import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { endLeftFirefox, noteProcess, profilePrefix } from './left-firefox.ts'

it('ends the process that a profile names, and ignores profiles without a running process', async () => {
  // Not in the folder of the run, which has the profile of the Firefox that other tests use.
  const folder = mkdtempSync(join(tmpdir(), 'profiles-'))
  const makeProfile = (name: string) => {
    const profile = join(folder, basename(profilePrefix()) + name)
    mkdirSync(profile)
    return profile
  }
  const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const ended = once(left, 'exit')
  noteProcess(makeProfile('used'), left.pid ?? 0)
  makeProfile('new')
  endLeftFirefox(folder)
  expect(await ended).toEqual([null, 'SIGKILL'])
  expect(() => endLeftFirefox(folder)).not.toThrow()
})
