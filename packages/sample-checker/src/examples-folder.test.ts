import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bundlesExamplesOfProgram, examplesFolder, usesExamplesOfProgram } from './examples-folder.mjs'

const program = resolve(import.meta.dirname, '../../../handbook/examples')
let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'examples-folder-'))
})
afterEach(() => rmSync(root, { recursive: true }))
const librariesOf = (site: string) => [examplesFolder(site), usesExamplesOfProgram(site)]

it('a site uses the libraries of the program, unless it has its own package for libraries', () => {
  expect(librariesOf(root)).toEqual([program, true])
  mkdirSync(join(root, 'examples'))
  expect(librariesOf(root)).toEqual([program, true])
  writeFileSync(join(root, 'examples/package.json'), '{}')
  expect(librariesOf(root)).toEqual([join(root, 'examples'), false])
})

it('a link to the libraries of the program leads to them', () => {
  symlinkSync(program, join(root, 'examples'), 'junction')
  expect(librariesOf(root)).toEqual([join(root, 'examples'), true])
})

it('a build bundles the libraries of a site, and none for a site without any', () => {
  expect(bundlesExamplesOfProgram(root)).toBe(false)
  expect(bundlesExamplesOfProgram(resolve(program, '..'))).toBe(true)
})
