import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDevCache } from './dev-cache.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dev-cache-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('is the folder of the site, and stays after the server has ended', () => {
  const { folder, close } = openDevCache(root)
  close()
  expect(folder).toBe(join(root, '.cache/vite'))
  expect(readdirSync(folder)).toEqual([])
})

test('is a temporary folder for a site that cannot be written, and is removed with the server', () => {
  writeFileSync(join(root, '.cache'), '')
  const temporary = join(root, 'temporary')
  mkdirSync(temporary)
  const { folder, close } = openDevCache(root, temporary)
  expect(folder.startsWith(join(temporary, 'handbook-dev-'))).toBe(true)
  expect(existsSync(folder)).toBe(true)
  close()
  expect(readdirSync(temporary)).toEqual([])
})

test('reports an error where nothing can be written', () => {
  writeFileSync(join(root, '.cache'), '')
  expect(() => openDevCache(root, join(root, 'none'))).toThrow(
    `The development server can write neither "${join(root, '.cache/vite')}" nor "${join(root, 'none')}". Make one of them writable, or set TMPDIR to a folder that is.`,
  )
})
