import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { collectProblems, type Severity } from '../problems.ts'
import { openFrontMatterCache } from './front-matter-cache.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'front-matter-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const file = () => join(root, '.cache/front-matter.json')
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

it('reads in a later run what an earlier one kept', async () => {
  expect(run('title: A\ntags: [x]\n')).toEqual({ frontMatter: { title: 'A', tags: ['x'] }, messages: [] })
  await writeFile(file(), (await readFile(file(), 'utf8')).replace('"A"', '"Kept"'))
  expect(run('title: A\ntags: [x]\n').frontMatter).toEqual({ title: 'Kept', tags: ['x'] })
  expect(run('title: B\n').frontMatter).toEqual({ title: 'B' })
})

it('tells problems each time, and new ones when the settings change', () => {
  const unknown = 'warning 2 Unknown front matter key "titel"'
  expect(run('titel: A\n').messages).toEqual([unknown])
  expect(run('titel: A\n').messages).toEqual([unknown])
  expect(run('titel: A\n', 'ignore').messages).toEqual([])
  expect(run('titel: A\n', 'throw').messages).toEqual([unknown.replace('warning', 'error')])
})

it('takes a damaged file, and one of another program, for none', async () => {
  run('title: A\n')
  const text = await readFile(file(), 'utf8')
  for (const damaged of [
    '',
    '{"program":',
    text.replace('"A"', '"Kept"').replace(/"program":"./, (start) => `${start.slice(0, -1)}x`),
  ]) {
    await writeFile(file(), damaged)
    expect(run('title: A\n').frontMatter).toEqual({ title: 'A' })
  }
})

it('goes on where nothing can be written', async () => {
  await writeFile(join(root, '.cache'), 'a file where a folder should be')
  expect(run('title: A\n').frontMatter).toEqual({ title: 'A' })
})
