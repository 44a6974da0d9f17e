import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { extendsLostPackage } from './lost-tsconfig.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const site = (tsconfig: string | undefined, packages: readonly string[] = []): string => {
  const root = mkdtempSync(join(tmpdir(), 'tsconfig-'))
  folders.push(root)
  if (tsconfig !== undefined) writeFileSync(join(root, 'tsconfig.json'), tsconfig)
  for (const name of packages) {
    mkdirSync(join(root, 'node_modules', name), { recursive: true })
    writeFileSync(join(root, 'node_modules', name, 'package.json'), '{}')
  }
  return root
}

it.each([
  ['a package', '{ "extends": "@docusaurus/tsconfig" }', [], true],
  ['a file of a package', '{\n  // Of the editor.\n  "extends": "@tsconfig/docusaurus/tsconfig.json"\n}', [], true],
  ['one of a list', '{ "extends": ["./base.json", "@docusaurus/tsconfig"] }', [], true],
  ['an installed package', '{ "extends": "@docusaurus/tsconfig" }', ['@docusaurus/tsconfig'], false],
  ['a file of the site', '{ "extends": "./base.json" }', [], false],
  ['nothing', '{ "compilerOptions": {} }', [], false],
  ['no file', undefined, [], false],
])('detects whether a configuration extends %s that does not exist', (_, tsconfig, packages, isLost) => {
  expect(extendsLostPackage(site(tsconfig, packages))).toBe(isLost)
})

it('reads the nearest configuration', () => {
  const root = site('{ "extends": "@docusaurus/tsconfig" }')
  mkdirSync(join(root, 'website'))
  expect(extendsLostPackage(join(root, 'website'))).toBe(true)
})
