import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { importTraced } from './import-traced.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'traced-'))
  // Where other programs write nothing meanwhile.
  vi.stubEnv('TMPDIR', folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const sources: Record<string, string> = {
  'double.ts': "import { times } from './lib/times.ts'\nexport const double = (n: number): number => times(n, 2)",
  'lib/times.ts': 'export const times = (a: number, b: number): number => a * b',
}
const double = async (cacheFolder: string) => {
  const { double: run } = await importTraced('double.ts', { cacheFolder, read: async (file) => sources[file] ?? '' })
  return typeof run === 'function' ? (run(21) as unknown) : run
}

it('imports a module with what it imports, from the cache', async () => {
  expect(await double(folder)).toBe(42)
  expect(
    (await readdir(join(folder, 'traced'), { recursive: true }))
      .map((name) => name.replace(/^\w{16}\/?/, ''))
      .toSorted(),
  ).toEqual(['', 'double.mts', 'lib', 'lib/times.mts'])
})

it('imports it where nothing can be written into the cache, too, and leaves nothing behind', async () => {
  await writeFile(join(folder, 'file'), '')
  expect(await double(join(folder, 'file'))).toBe(42)
  expect(await readdir(folder)).toEqual(['file'])
})
