import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
let folder = ''
beforeAll(() => {
  // In a folder without packages and documents, a command that does not end at its options fails at once. In the
  // repository, it would run the tests, and so this test.
  folder = mkdtempSync(join(tmpdir(), 'options-'))
  for (const part of ['bootstrap', 'packages/generator/bin', 'packages/sample-checker/src/examples-folder.mjs'])
    cpSync(join(root, part), join(folder, part), { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))
const run = (program: string, ...options: string[]) =>
  spawnSync(process.execPath, [`bootstrap/${program}.mjs`, ...options], { cwd: folder, encoding: 'utf8' })

it.each([
  ['test-changed', 'npm run test:changed [-- REF]'],
  ['check-prose', 'npm run check:prose [-- --only TEXT]'],
  ['check-guides', 'npm run check:guides [-- --only TEXT] [--keep]'],
])('%s prints its help, also after a wrong option', (program, usage) => {
  for (const option of ['--help', '-h']) {
    const { status, stdout, stderr } = run(program, option)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain(usage)
  }
  const { status, stdout, stderr } = run(program, '--nothing')
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^Unknown option '--nothing'/)
  expect(stderr).toContain(usage)
  expect(stderr).not.toContain('node:internal')
})
