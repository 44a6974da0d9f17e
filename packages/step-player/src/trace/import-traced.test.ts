import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { importTraced } from './import-traced.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'traced-'))
  // A folder in which no other program writes at the same time.
  vi.stubEnv('TMPDIR', folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  await rm(folder, { recursive: true })
})

const sources: Record<string, string> = {
  'double.ts': "import { times } from './lib/times.ts'\nexport const double = (n: number): number => times(n, 2)",
  'lib/times.ts': 'export const times = (a: number, b: number): number => a * b',
}
const read = async (file: string) => sources[file] ?? ''
const double = async () => {
  const { double: run } = await importTraced('double.ts', { read })
  return typeof run === 'function' ? (run(21) as unknown) : run
}

it('imports a module with its imports, and leaves no files behind', async () => {
  expect(await double()).toBe(42)
  expect(await readdir(folder)).toEqual([])
})

it('imports the same sources once, and edited ones again', async () => {
  const first = await importTraced('double.ts', { read })
  expect(await importTraced('double.ts', { read })).toBe(first)
  const edited = await importTraced('double.ts', {
    read: async (file) => (await read(file)).replace('a * b', 'a * b + 1'),
  })
  expect((edited['double'] as (n: number) => number)(21)).toBe(43)
  expect(await importTraced('double.ts', { read })).toBe(first)
})

it('imports a failed source again, because the cause may have been removed', async () => {
  let isFaulty = true
  vi.stubGlobal('isFaulty', () => isFaulty)
  const code = "if (globalThis.isFaulty()) throw new Error('not yet')\nexport const done: boolean = true"
  const load = () => importTraced('faulty.ts', { read: async () => code })
  await expect(load()).rejects.toThrow('not yet')
  isFaulty = false
  expect((await load())['done']).toBe(true)
})
