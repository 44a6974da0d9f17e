import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { commonJsNames } from './commonjs-names.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handbook-commonjs-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('reads names from the code, including names that a module re-exports', async () => {
  await writeFile(
    join(folder, 'index.js'),
    "if (dev) module.exports = require('./dev.js')\nelse module.exports = require('./dev.js')",
  )
  await writeFile(
    join(folder, 'dev.js'),
    "exports.useState = 1; exports.act = 2; exports['not-a-name'] = 3; exports.default = 4",
  )
  const resolve = async (specifier: string, importer: string) => join(dirname(importer), specifier)
  expect(await commonJsNames(join(folder, 'index.js'), resolve)).toEqual(['act', 'useState'])
})
