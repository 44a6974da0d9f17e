import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalledByNpm } from './installed-lock.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'installed-'))
  mkdirSync(join(folder, 'node_modules'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const a = { version: '1.0.0', integrity: 'sha512-a' }
const b = { version: '2.0.0', integrity: 'sha512-b' }
const write = (file: string, packages: Record<string, object>) =>
  writeFileSync(join(folder, file), JSON.stringify({ lockfileVersion: 3, packages }))

test.each([
  ['what npm ci installs', { 'node_modules/a': a, 'node_modules/a/node_modules/b': b }, true],
  ['without a package', { 'node_modules/a': a }, false],
  ['with another version', { 'node_modules/a': b, 'node_modules/a/node_modules/b': b }, false],
  [
    'with an additional package',
    { 'node_modules/a': a, 'node_modules/a/node_modules/b': b, 'node_modules/c': b },
    false,
  ],
])('%s', (_, present, expected) => {
  write('package-lock.json', {
    '': { name: 'site' },
    'packages/own': { version: '0.0.1' },
    'node_modules/own': { resolved: 'packages/own', link: true },
    'node_modules/a': a,
    'node_modules/a/node_modules/b': b,
    'node_modules/other-platform': { ...b, optional: true },
  })
  write('node_modules/.package-lock.json', { 'packages/own': { version: '0.0.1' }, ...present })
  expect(isInstalledByNpm(folder)).toBe(expected)
})

test('nothing counts as installed without a record of npm', () => {
  write('package-lock.json', { 'node_modules/a': a })
  expect(isInstalledByNpm(folder)).toBe(false)
})
