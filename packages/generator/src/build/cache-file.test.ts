import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sweepFolder } from './cache-file.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handbook-cache-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

const whole = new TextEncoder().encode('made with much effort')

it('sweeps what nobody uses, folders too, and goes on where there is nothing', async () => {
  for (const name of ['used', 'old', 'used.1234.half']) await writeFile(join(folder, name), whole)
  await mkdir(join(folder, 'folder/inner'), { recursive: true })
  sweepFolder(folder, (name) => name === 'used')
  expect(await readdir(folder)).toEqual(['used'])
  sweepFolder(join(folder, 'missing'), () => false)
})
