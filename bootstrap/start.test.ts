import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
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

describe('npm start in a fresh clone', () => {
  const startIn = (folder: string, ...options: string[]) => {
    // These files run before anything is installed.
    for (const part of ['bootstrap', 'packages/generator/bin', 'packages/sample-checker/src/examples-folder.mjs'])
      cpSync(join(root, part), join(folder, part), { recursive: true })
    mkdirSync(join(folder, 'handbook/examples'), { recursive: true })
    for (const name of ['package.json', 'package-lock.json', 'handbook/examples/package.json'])
      writeFileSync(join(folder, name), '{}')
    writeFileSync(join(folder, 'handbook/examples/package-lock.json'), '{}')
    // A fake npm that installs nothing.
    writeFileSync(join(folder, 'npm'), '#!/bin/sh\nmkdir -p node_modules\n')
    chmodSync(join(folder, 'npm'), 0o755)
    return spawnSync(process.execPath, [join(folder, 'bootstrap/start.mjs'), ...options], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` },
    }).stdout
  }

  it.each([
    [[], 'Installing dependencies…\nInstalling the libraries of the samples…\n'],
    [['--help'], 'Installing dependencies…\n'],
    [['--root', '../another-site'], 'Installing dependencies…\n'],
  ])('with the options %j installs what the build needs', (options, said) => {
    const folder = mkdtempSync(join(tmpdir(), 'start-'))
    expect(startIn(folder, ...options)).toBe(said)
    rmSync(folder, { recursive: true })
  })
})
