import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { collectProblems, type Severity } from '../problems.ts'
import { openFrontMatterCache } from './front-matter-cache.ts'

const parses = vi.hoisted(() => ({ count: 0 }))
vi.mock(import('./read-front-matter.ts'), async (load) => {
  const { readFrontMatter } = await load()
  return { readFrontMatter: (...given) => (parses.count++, readFrontMatter(...given)) }
})
const program = vi.hoisted(() => ({ state: '' }))
vi.mock(import('../incremental/program-fingerprint.ts'), () => ({ programFingerprint: () => program.state }))

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'front-matter-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** Replaces the contents of the cache. */
const edit = async (change: (text: string) => string) => {
  const folder = join(root, '.cache/store/front-matter')
  const file = join(folder, (await readdir(folder))[0] ?? '')
  await writeFile(file, change(await readFile(file, 'latin1')), 'latin1')
}
/** One run of the program that reads some front matter. */
const run = (yaml: string, onUnknown: Severity = 'warn') => {
  const cache = openFrontMatterCache(root)
  const problems = collectProblems()
  const frontMatter = cache.read(yaml, { file: 'content/a.md', problems, onUnknown })
  cache.save()
  return {
    frontMatter,
    messages: problems.all.map(({ severity, line, message }) => `${severity} ${line} ${message.split('.')[0]}`),
  }
}

it('reads in a later run what an earlier run stored', async () => {
  expect(run('title: A\ntags: [x]\n')).toEqual({ frontMatter: { title: 'A', tags: ['x'] }, messages: [] })
  const before = parses.count
  expect(run('title: A\ntags: [x]\n').frontMatter).toEqual({ title: 'A', tags: ['x'] })
  expect(parses.count).toBe(before)
  expect(run('title: B\n').frontMatter).toEqual({ title: 'B' })
})

it('stores the same bytes in whatever order the documents are read', async () => {
  const kept = async (yamls: readonly string[]) => {
    const cache = openFrontMatterCache(root)
    for (const yaml of yamls) cache.read(yaml, { file: 'content/a.md', problems: collectProblems(), onUnknown: 'warn' })
    cache.save()
    const folder = join(root, '.cache/store/front-matter')
    const bytes = await readFile(join(folder, (await readdir(folder))[0] ?? ''))
    await rm(folder, { recursive: true })
    return bytes
  }
  const yamls = ['title: A\n', 'title: B\n', 'title: C\n']
  expect(await kept(yamls.toReversed())).toEqual(await kept(yamls))
})

it('reports problems each time, and new problems when the settings change', () => {
  const unknown = 'warning 2 Unknown front matter key "titel"'
  expect(run('titel: A\n').messages).toEqual([unknown])
  expect(run('titel: A\n').messages).toEqual([unknown])
  expect(run('titel: A\n', 'ignore').messages).toEqual([])
  expect(run('titel: A\n', 'throw').messages).toEqual([unknown.replace('warning', 'error')])
})

it('treats a damaged file, and a file of another program, as missing', async () => {
  run('title: A\n')
  for (const change of [() => '', (text: string) => text.replace('"A"', '"B"'), (text: string) => text.slice(0, -1)]) {
    await edit(change)
    expect(run('title: A\n').frontMatter).toEqual({ title: 'A' })
  }
  const before = parses.count
  program.state = 'another'
  run('title: A\n')
  expect(parses.count).toBe(before + 1)
})

it('works when the cache cannot be written', async () => {
  await writeFile(join(root, '.cache'), 'a file where a folder should be')
  expect(run('title: A\n').frontMatter).toEqual({ title: 'A' })
})
