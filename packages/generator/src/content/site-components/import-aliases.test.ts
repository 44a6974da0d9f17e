import { afterEach, beforeEach, expect, it } from 'vitest'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withoutAlias } from './import-aliases.mjs'

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
