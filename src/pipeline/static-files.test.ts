import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { filesBelow, findStaticFiles } from './static-files.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'static-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

it('finds files at any depth', async () => {
  await mkdir(join(root, 'static/img'), { recursive: true })
  for (const file of ['robots.txt', 'img/b.png', 'img/a.png']) await writeFile(join(root, 'static', file), '')
  expect([...(await findStaticFiles(root))]).toEqual(['/img/a.png', '/img/b.png', '/robots.txt'])
  expect(await filesBelow(join(root, 'static'))).toEqual(['img/a.png', 'img/b.png', 'robots.txt'])
})

it('finds none where a site has no static/, and says so when that cannot be read', async () => {
  expect(await findStaticFiles(root)).toEqual(new Set())
  await writeFile(join(root, 'static'), '')
  await expect(findStaticFiles(root)).rejects.toThrow('ENOTDIR')
})

it('does not take a folder that is missing for an empty one', async () => {
  await expect(filesBelow(join(root, 'client'))).rejects.toThrow('ENOENT')
})
