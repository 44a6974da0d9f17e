import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { entryFile } from '../../cache/open-store.ts'
import type { SampleNeeds } from '../../model/compiled-document.ts'
import { loadRunModules } from './load-run-modules.ts'

let root = ''
let cacheFolder = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'handbook-libraries-'))
  cacheFolder = join(root, '.cache')
})
afterEach(() => rm(root, { recursive: true, force: true }))

const importing = (...specifiers: string[]): SampleNeeds[] =>
  specifiers.map((specifier, index) => ({ index, kind: 'script', imports: [{ specifier, names: [] }] }))
const load = (...specifiers: string[]) => loadRunModules({ root, needs: importing(...specifiers), cacheFolder })
const install = async (name: string, code: string) => {
  const folder = join(root, 'examples/node_modules', name)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'index.js'), code)
  await writeFile(join(root, 'examples/package.json'), '{}')
  await writeFile(join(root, 'examples/package-lock.json'), JSON.stringify({ name, code }))
}

it('does nothing for samples that import nothing', async () => {
  const { read, imports } = await load()
  expect([read, imports.specifiers]).toEqual([undefined, {}])
})

const kept = async () => {
  const folder = join(cacheFolder, 'store/run-modules')
  const names = (await readdir(folder)).toSorted()
  return Promise.all(names.map(async (name) => `${name} ${(await stat(join(folder, name), { bigint: true })).ctimeNs}`))
}

it('bundles once for the same libraries and the same list, and again for others', async () => {
  await install('greeter', 'export const a = 1')
  await load('greeter')
  const before = await kept()
  expect((await load('greeter')).names).toEqual({ greeter: ['a'] })
  expect(await kept()).toEqual(before)
  await install('greeter', 'export const b = 1')
  expect((await load('greeter')).names).toEqual({ greeter: ['b'] })
})

it('bundles again when a file is missing, or is damaged when it is read', async () => {
  await install('greeter', 'export const a = 1')
  const { imports, read } = await load('greeter')
  const name = imports.specifiers['greeter'] ?? ''
  const content = await read?.(name)
  expect(String(content)).toContain('1')
  const file = entryFile({ cacheFolder, kind: 'run-modules', place: name })
  await rm(file)
  expect(await (await load('greeter')).read?.(name)).toEqual(content)
  const bytes = await readFile(file)
  bytes[40] = (bytes[40] ?? 0) ^ 1
  const later = await load('greeter')
  await writeFile(file, bytes)
  expect(await later.read?.(name)).toEqual(content)
})

it('offers the modules even when the cache cannot be written', async () => {
  await install('greeter', 'export const a = 1')
  await writeFile(cacheFolder, 'a file where the folder should be')
  const { imports, read } = await load('greeter')
  expect(String(await read?.(imports.specifiers['greeter'] ?? ''))).toContain('1')
})

it('reports that libraries are not installed, and still offers modules of Node', async () => {
  await mkdir(join(root, 'examples'))
  await writeFile(join(root, 'examples/package.json'), '{}')
  const { absence, imports } = await load('greeter', 'node:path')
  expect(absence).toContain('Run "npm ci" in "examples".')
  expect(Object.keys(imports.specifiers)).toEqual(['node:path'])
})
