import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeFolder } from './remove-folder.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'remove-folder-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('removes files, folders and links, and leaves the targets of links', () => {
  mkdirSync(join(root, 'kept'))
  writeFileSync(join(root, 'kept/file'), 'kept')
  mkdirSync(join(root, 'old/a/b'), { recursive: true })
  mkdirSync(join(root, 'old/empty'))
  for (const file of ['old/.hidden', 'old/a/file', 'old/a/b/file']) writeFileSync(join(root, file), file)
  symlinkSync(join(root, 'kept'), join(root, 'old/a/folder-link'))
  symlinkSync(join(root, 'nothing'), join(root, 'old/broken-link'))
  removeFolder(join(root, 'old'))
  expect(readdirSync(root)).toEqual(['kept'])
  expect(readdirSync(join(root, 'kept'))).toEqual(['file'])
})

it('accepts a folder that does not exist, and a file in its place', () => {
  removeFolder(join(root, 'missing'))
  writeFileSync(join(root, 'file'), '')
  removeFolder(join(root, 'file'))
  expect(existsSync(join(root, 'file'))).toBe(false)
})
