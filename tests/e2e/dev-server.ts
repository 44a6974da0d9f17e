import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { copyFixture, type FixtureCopy } from '../copy-fixture.ts'

/** Starts the development server on a copy of a fixture for a test file, and ends it afterwards. */
export const useDevServer = (
  port: number,
  prepare: (edit: Edit) => Promise<void> = async () => {},
  fixtureName = 'site',
) => {
  let fixture: FixtureCopy
  let server: ChildProcess
  let origin = ''

  const edit: Edit = async (file, change) => {
    const path = join(fixture.root, file)
    await writeFile(path, change(await readFile(path, 'utf8')))
  }

  beforeAll(async () => {
    fixture = await copyFixture(fixtureName)
    await prepare(edit)
    // The server starts as for an author who sets no variables.
    const { PORT: _port, NODE_ENV: _mode, ...environment } = process.env
    server = spawn(
      process.execPath,
      [
        '--import',
        './bootstrap/typescript.mjs',
        'packages/generator/src/cli/main.ts',
        'dev',
        '--root',
        fixture.root,
        '--port',
        String(port),
      ],
      {
        cwd: resolve(import.meta.dirname, '../..'),
        env: environment,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    )
    origin = await new Promise((found, failed) => {
      let output = ''
      server.stdout?.on('data', (data: Buffer) => {
        output += data
        const [, address] = /Development server at (\S+)/.exec(output) ?? []
        if (address) found(new URL(address).origin)
      })
      server.on('exit', () => failed(new Error(`The development server ended:\n${output}`)))
    })
  })
  afterAll(async () => {
    server?.kill('SIGINT')
    await fixture?.remove()
  })
  return {
    edit,
    /** Adds a file to the copy. */
    create: (file: string, text: string) => writeFile(join(fixture.root, file), text),
    get origin() {
      return origin
    },
  }
}

/** Changes a file of the copy. */
export type Edit = (file: string, change: (text: string) => string) => Promise<void>
