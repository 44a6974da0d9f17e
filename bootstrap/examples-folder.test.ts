import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { examplesFolder } from './examples-folder.mjs'

it('a site has the libraries of the program, unless it has a package of its own for them', () => {
  const root = mkdtempSync(join(tmpdir(), 'examples-folder-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const program = resolve(import.meta.dirname, '../examples')
  expect(examplesFolder(root)).toBe(program)
  mkdirSync(join(root, 'examples'))
  expect(examplesFolder(root)).toBe(program)
  writeFileSync(join(root, 'examples/package.json'), '{}')
  expect(examplesFolder(root)).toBe(join(root, 'examples'))
})
