import { spawnSync } from 'node:child_process'
import { existsSync, openSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { endOnOutputErrors } from './output-errors.ts'

const program = resolve(import.meta.dirname, '../../../..')

const ended = (stream: 'stdout' | 'stderr', error: Error): string[] => {
  const streams = { stdout: new PassThrough(), stderr: new PassThrough() }
  const said: string[] = []
  endOnOutputErrors({
    ...(streams as unknown as Pick<NodeJS.Process, 'stdout' | 'stderr'>),
    say: (message) => said.push(message),
    exit: (status) => said.push(`exit ${status}`),
  })
  streams[stream].emit('error', error)
  return said
}

it('says why the output could not be written', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  expect(ended('stdout', full)).toEqual([
    'The output could not be written: ENOSPC: no space left on device, write',
    'exit 1',
  ])
})

it('prints no message when the reading program closes the pipe, or when standard error fails', () => {
  expect(ended('stdout', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))).toEqual(['exit 1'])
  expect(ended('stderr', new Error('ENOSPC'))).toEqual(['exit 1'])
})

it.runIf(existsSync('/dev/full'))('shows no stack trace when the disk is full', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', './bootstrap/typescript.mjs', 'packages/generator/src/cli/main.ts', '--help'],
    { cwd: program, encoding: 'utf8', stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'] },
  )
  expect([status, stderr]).toEqual([1, 'The output could not be written: ENOSPC: no space left on device, write\n'])
})
