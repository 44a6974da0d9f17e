import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const start = (...options: string[]) => spawnSync(process.execPath, ['bootstrap/start.mjs', ...options], { cwd: root, encoding: 'utf8' })

// Without this stamp the command would install the dependencies first.
describe.runIf(existsSync(join(root, 'node_modules/.installed-lock')))('npm start', () => {
  it('tells its options without building', () => {
    const { status, stdout } = start('--help')
    expect(stdout).toMatch(/^Serve the last build[\s\S]*--port N[\s\S]*--root DIR|^Serve the last build[\s\S]*--root DIR[\s\S]*--port N/)
    expect(status).toBe(0)
  })

  it('builds the site that it is to serve', () => {
    const empty = mkdtempSync(join(tmpdir(), 'start-'))
    const { status, stdout, stderr } = start('--port', '0', '--root', empty)
    rmSync(empty, { recursive: true })
    expect(stdout + stderr).toContain(`There is no site.config.ts in ${empty}.`)
    expect(status).toBe(1)
  })
})
