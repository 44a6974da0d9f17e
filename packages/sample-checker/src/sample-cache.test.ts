import { mkdtemp, mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { checkSamples } from './check-samples.ts'

const program = vi.hoisted(() => ({ fingerprint: 'first' }))
vi.mock('@dev-handbook/generator/content/incremental/program-fingerprint', () => ({
  programFingerprint: () => program.fingerprint,
}))
vi.mock('./type-check.ts', async (original) => ({
  ...(await original<object>()),
  typeCheck: async () => ({ outcomes: new Map() }),
}))

let examples: string
beforeAll(async () => {
  examples = await mkdtemp(join(tmpdir(), 'handbook-examples-'))
  await mkdir(join(examples, '.samples'))
  for (const file of ['package-lock.json', 'tsconfig.json']) await writeFile(join(examples, file), '{}')
})
afterAll(() => rm(examples, { recursive: true }))

const checkedAnew = async (code = '{}'): Promise<boolean> => {
  const stages: string[] = []
  const pages = [{ file: 'a.mdx', samples: [{ lang: 'json', code, meta: {}, line: 1 }] }]
  await checkSamples({
    pages,
    examples,
    cacheFolder: join(examples, '.cache'),
    onProgress: (stage) => stages.push(stage),
  })
  return stages.includes('samples')
}

it('samples are checked again when something else checks them, or their libraries have changed', async () => {
  expect([await checkedAnew(), await checkedAnew()]).toEqual([true, false])
  program.fingerprint = 'second'
  expect([await checkedAnew(), await checkedAnew()]).toEqual([true, false])
  await writeFile(join(examples, 'package-lock.json'), '{ "name": "other" }')
  expect([await checkedAnew(), await checkedAnew()]).toEqual([true, false])
})

it('outcomes that are asked for are young again, so that no build removes them', async () => {
  await checkedAnew()
  const folder = join(examples, '.cache/samples')
  const files = (await readdir(folder)).map((name) => join(folder, name))
  for (const file of files) await utimes(file, 1, 1)
  expect(await checkedAnew()).toBe(false)
  const times = await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs))
  expect(Math.max(...times)).toBeGreaterThan(Date.now() - 60_000)
})

it('samples with faults are checked again each time', async () => {
  expect([await checkedAnew('{'), await checkedAnew('{')]).toEqual([true, true])
})
