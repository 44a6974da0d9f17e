import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runInit } from './run-init.ts'

let parent = ''
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'new-site-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(parent, { recursive: true })
})

it.each([
  { name: 'notes', quote: '' },
  { name: 'größen-2.0', quote: '' },
  { name: 'my notes', quote: '"' },
  { name: "the-author's", quote: '"' },
  { name: 'r&d', quote: '"' },
])('prints how to enter the folder $name of the new site', async ({ name, quote }) => {
  const lines = vi.spyOn(console, 'log').mockImplementation(() => {})
  const root = join(parent, name)
  const options = { port: 0, timings: false, dryRun: false, runnable: false, everyBrowser: false, help: false }
  expect(await runInit({ ...options, root, out: join(root, 'dist') })).toBe(0)
  expect(lines.mock.calls.flat()).toContain(`  cd ${quote}${relative(process.cwd(), root)}${quote}`)
})
