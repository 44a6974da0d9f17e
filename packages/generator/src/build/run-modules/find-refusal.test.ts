import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createRefusalFinder, importedSpecifiers } from './find-refusal.ts'

describe('what a file imports', () => {
  it.each([
    ["import a, { b } from 'a'; export * from 'b'; export { c } from 'c'", ['a', 'b', 'c']],
    ["const a = await import('a'); await import(`b`); await import(a.name)", ['a', 'b']],
    ['const a = require(\'a\')\nif (a) module.exports = require("b")', ['a', 'b']],
    ["// require('a')\n/* require('b') */\nmodule.exports = require('c')", ['c']],
    ["import a from 'a'\nrequire('of another require')", ['a']],
  ])('%s', (code, expected) => expect(importedSpecifiers('file.js', code)).toEqual(expected))
})

describe('why a browser cannot run a module', () => {
  let folder = ''
  const write = (name: string, code: string) => writeFile(join(folder, name), code)
  const refusalOf = (specifier: string) => {
    const resolve = async (name: string) => (name === 'gone' ? undefined : join(folder, name.replace('./', '')))
    return createRefusalFinder({ resolve, shims: new Set(['path']) })(specifier, join(folder, 'sample.js'))
  }
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'handbook-refusal-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('names the Node module that a module needs, at any depth of imports', async () => {
    await write('a.js', "import './b.js'; import 'path'")
    await write('b.js', "const fs = require('fs/promises'); require('http')")
    expect(await refusalOf('a.js')).toBe('node:fs/promises')
    expect(await refusalOf('node:fs')).toBe('node:fs')
  })
  it('accepts shimmed modules, import cycles, and files that are not scripts', async () => {
    await write('a.js', "import './b.js'; import 'node:path'; import data from './data.json'")
    await write('b.js', "import './a.js'")
    expect(await refusalOf('a.js')).toBeUndefined()
  })
  it('names a package that is not installed', async () => {
    await write('a.js', "import 'gone'")
    expect(await refusalOf('a.js')).toBe('the package "gone", which is not installed')
  })
})
