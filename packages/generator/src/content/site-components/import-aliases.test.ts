import { afterEach, beforeEach, expect, it } from 'vitest'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aliasFiles, withoutAlias } from './import-aliases.mjs'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'aliases-'))
  for (const file of ['static/img/a.svg', 'static/both.svg', 'both.svg', 'src/data.ts']) {
    await mkdir(join(root, file, '..'), { recursive: true })
    await writeFile(join(root, file), '')
  }
})
afterEach(() => rm(root, { recursive: true, force: true }))

it.each([
  ['/img/a.svg', '@site/static/img/a.svg'],
  ['/static/img/a.svg', '@site/static/img/a.svg'],
  ['/both.svg', '@site/static/both.svg'],
  ['/src/data', '@site/src/data'],
  ['/img/a.svg?raw', '@site/static/img/a.svg?raw'],
  ['/img/none.svg', '/img/none.svg'],
  ['//cdn.example.com/a.svg', '//cdn.example.com/a.svg'],
  ['./a.svg', './a.svg'],
  ['react', 'react'],
])('%s becomes %s', (specifier, path) => {
  expect(withoutAlias(specifier, root)).toBe(path)
})

it('names every file that defines the aliases, also outside the site, and none without aliases', async () => {
  const site = join(root, 'site')
  await mkdir(site)
  await writeFile(join(site, 'tsconfig.json'), '{ "extends": "../base" }')
  await writeFile(join(root, 'base.json'), '{ "extends": "./none.json" }')
  expect(aliasFiles(site)).toEqual([])
  await rm(join(site, 'tsconfig.json'))
  await writeFile(join(site, 'jsconfig.json'), '{ "extends": ["../base"] }')
  await writeFile(join(root, 'base.json'), '{ "compilerOptions": { "paths": { "~/*": ["./site/*"] } } }')
  expect(aliasFiles(site)).toEqual([join(site, 'jsconfig.json'), join(root, 'base.json')])
})
