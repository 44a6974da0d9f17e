import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const start = (...options: string[]) =>
  spawnSync(process.execPath, ['bootstrap/start.mjs', ...options], { cwd: root, encoding: 'utf8' })

// Without this stamp, the command would first install the dependencies.
describe.runIf(existsSync(join(root, 'node_modules/.installed-lock')))('npm start', () => {
  it('prints its options without building', () => {
    const { status, stdout } = start('--help')
    expect(stdout).toMatch(/^Build the site, then serve it[\s\S]*--root DIR[\s\S]*--port N/)
    expect(status).toBe(0)
  })

  it('builds the site before it serves it', () => {
    const empty = mkdtempSync(join(tmpdir(), 'start-'))
    const { status, stdout, stderr } = start('--port', '0', '--root', empty)
    rmSync(empty, { recursive: true })
    expect(stdout + stderr).toContain(`There is no site.config.ts in ${empty}.`)
    expect(status).toBe(1)
  })

  it('rejects wrong options before it builds', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => void taken.listen(0, '127.0.0.1', resolve))
    const { port } = taken.address() as AddressInfo
    for (const [options, message] of [
      [['--port', 'x'], 'The port "x" is not a whole number from 0 to 65535.'],
      [['--prot', '1'], "Unknown option '--prot'. Options here: --root, --out, --port, --host, --help."],
      [['--port', String(port)], `Port ${port} is already in use.`],
    ] as const) {
      const { status, stdout, stderr } = start(...options, '--root', '/nowhere')
      expect(stderr).toContain(message)
      expect(stdout + stderr).not.toContain('site.config.ts')
      expect(status).toBe(1)
    }
    taken.close()
  })
})
