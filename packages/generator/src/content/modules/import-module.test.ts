import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-'))
  writeFileSync(join(root, 'sidebars.mjs'), "import { env } from './env.cjs'\nexport default { env }\n")
})
afterEach(() => rmSync(root, { recursive: true }))

const program = resolve(import.meta.dirname, '../../../../..')

/** Imports the sidebars in a separate process, because the test checks how that process ends. */
const importInProcess = (env: string) => {
  writeFileSync(join(root, 'env.cjs'), env)
  writeFileSync(
    join(root, 'run.mjs'),
    `import { importModule } from '${pathToFileURL(join(import.meta.dirname, 'import-module.ts')).href}'
try {
  const { default: sidebars } = await importModule('${pathToFileURL(join(root, 'sidebars.mjs')).href}')
  console.log(JSON.stringify(sidebars))
} catch (error) {
  console.log('caught', error.message.split('\\n')[0])
}
setImmediate(() => console.log('goes on'))
`,
  )
  return spawnSync(process.execPath, ['--import', './bootstrap/typescript.mjs', join(root, 'run.mjs')], {
    cwd: program,
    encoding: 'utf8',
  })
}

it('a CommonJS module that requires a missing package throws an error that can be caught', () => {
  const { status, stdout } = importInProcess("exports.env = require('not-installed-at-all')\n")
  expect([stdout, status]).toEqual(["caught Cannot find module 'not-installed-at-all'\ngoes on\n", 0])
})

it('returns what the module exports', () => {
  const { status, stdout } = importInProcess('exports.env = 1\n')
  expect([stdout, status]).toEqual(['{"env":1}\ngoes on\n', 0])
})

it('an unrelated rejection still ends the process', () => {
  const { status, stderr } = importInProcess("exports.env = 1\nPromise.reject(new Error('nobody caught this'))\n")
  expect(status).toBe(1)
  expect(stderr).toContain('nobody caught this')
})
