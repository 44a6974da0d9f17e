import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SampleNeeds } from '../../content/runs/sample-needs.ts'
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

it('has nothing to do for samples that import nothing', async () => {
  const { folder, imports } = await load()
  expect([folder, imports.specifiers]).toEqual([undefined, {}])
})

it('bundles once for the same libraries and the same list, and again for others', { timeout: 60_000 }, async () => {
  await install('greeter', 'export const a = 1')
  const first = await load('greeter')
  const timeOf = async (folder = '') => (await stat(join(folder, 'modules.json'))).mtimeMs
  const time = await timeOf(first.folder)
  const again = await load('greeter')
  expect([again.folder, await timeOf(again.folder)]).toEqual([first.folder, time])
  expect(again.names).toEqual({ greeter: ['a'] })
  await install('greeter', 'export const b = 1')
  expect((await load('greeter')).names).toEqual({ greeter: ['b'] })
  expect(await readdir(join(cacheFolder, 'run-modules'))).toHaveLength(1)
})

it('says that libraries are not installed, and offers modules of Node all the same', { timeout: 60_000 }, async () => {
  await mkdir(join(root, 'examples'))
  await writeFile(join(root, 'examples/package.json'), '{}')
  const { absence, imports } = await load('greeter', 'node:path')
  expect(absence).toContain('Run "npm ci" in "examples".')
  expect(Object.keys(imports.specifiers)).toEqual(['node:path'])
})
