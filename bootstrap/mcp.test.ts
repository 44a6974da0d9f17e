import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

// Without this stamp, the command would first install the dependencies.
it.runIf(existsSync(join(root, 'node_modules/.installed-lock')))(
  'starts from any folder, with the options of the command',
  () => {
    const run = (...options: string[]) =>
      spawnSync(process.execPath, [join(root, 'bootstrap/mcp.mjs'), ...options], { cwd: tmpdir(), encoding: 'utf8' })
    expect(run('--help').stdout).toMatch(/^Answer the coding agent[\s\S]*--root DIR[\s\S]*--out DIR[\s\S]*--http PORT/)
    const { status, stdout, stderr } = run('--http', 'x')
    expect([status, stdout, stderr]).toEqual([1, '', 'The port "x" is not a whole number from 0 to 65535.\n'])
  },
)

it('neither reads standard input nor writes standard output during an installation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mcp-'))
  // These files run before anything is installed.
  for (const part of ['bootstrap', 'packages/generator/bin', 'packages/sample-checker/src/examples-folder.mjs'])
    cpSync(join(root, part), join(folder, part), { recursive: true })
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  // A fake npm that writes to its output, and prints the input that it can read.
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho "npm reads: $(cat)"\n')
  chmodSync(join(folder, 'npm'), 0o755)
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'bootstrap/mcp.mjs')], {
    encoding: 'utf8',
    input: 'a message',
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` },
  })
  rmSync(folder, { recursive: true })
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^Installing dependencies…\nnpm reads: \n/)
})
