import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { entryFile } from '@dev-handbook/generator/cache/open-store'
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

const checkedAgain = async (code = '{}'): Promise<boolean> => {
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

it('samples are checked again when the checker or their libraries have changed', async () => {
  expect([await checkedAgain(), await checkedAgain()]).toEqual([true, false])
  program.fingerprint = 'second'
  expect([await checkedAgain(), await checkedAgain()]).toEqual([true, false])
  await writeFile(join(examples, 'package-lock.json'), '{ "name": "other" }')
  expect([await checkedAgain(), await checkedAgain()]).toEqual([true, false])
})

it('samples are checked again when their cache entry is damaged', async () => {
  await checkedAgain()
  const file = entryFile({ cacheFolder: join(examples, '.cache'), kind: 'samples', place: 'a.mdx' })
  await writeFile(file, (await readFile(file, 'latin1')).replace('parsed', 'passed'), 'latin1')
  expect([await checkedAgain(), await checkedAgain()]).toEqual([true, false])
})

it('samples are checked when the cache cannot be written', async () => {
  await rm(join(examples, '.cache'), { recursive: true })
  await writeFile(join(examples, '.cache'), 'a file where a folder should be')
  expect([await checkedAgain(), await checkedAgain()]).toEqual([true, true])
  await rm(join(examples, '.cache'))
})

it('samples with faults are checked again each time', async () => {
  expect([await checkedAgain('{'), await checkedAgain('{')]).toEqual([true, true])
})
