import { expect, it } from 'vitest'
import type { PrecacheEntry } from '../../model/offline.ts'
import { archivesOf, planArchives } from './precache-archives.ts'

const list = (files: readonly PrecacheEntry[]) =>
  archivesOf({ version: 1, headers: {}, shell: '', notFound: '', ...planArchives(files) })
const documents = Array.from({ length: 200 }, (_, index): PrecacheEntry => [`docs/page-${index}.json`, '1', 40_000])
const pathsOf = (files: readonly PrecacheEntry[]) => new Set(list(files).map(([path]) => path))

it('places the files of an archive side by side, and the kinds in the order of their first files', () => {
  const names = [
    'offline-shell.html',
    'assets/a.js',
    'assets/b.css',
    'index.html',
    'docs/a.json',
    'docs/a.complete.ts.txt',
    'search/shards/h1-o0.json',
    'search/shards/h2.json',
    'docs/b.json',
    'search/shards/h1-t0.json',
    'search/shards/h3.json',
    'favicon.svg',
  ]
  const { files, archives } = planArchives(names.map((name) => [name, '1', 10]))
  expect(archives.map(([, start, count]) => files.slice(start, start + count).map(([file]) => file))).toEqual([
    ['index.html', 'offline-shell.html'],
    ['assets/a.js', 'assets/b.css'],
    ['docs/a.complete.ts.txt', 'docs/a.json', 'docs/b.json'],
    ['search/shards/h1-o0.json', 'search/shards/h1-t0.json'],
    ['search/shards/h2.json', 'search/shards/h3.json'],
  ])
  expect(files.map(([file]) => file).toSorted()).toEqual(names.toSorted())
})

it('puts images, other files that are not text, and large files in no archive', () => {
  const { files, archives } = planArchives([
    ['docs/a.png', '1', 10],
    ['docs/a.json', '1', 10],
    ['docs/b.json', '1', 300_000],
    ['docs/c.json', '1', 10],
    ['docs/d.pdf', '1', 10],
  ])
  expect(archives.map(([, start, count]) => [start, count])).toEqual([[0, 2]])
  expect(files.map(([file]) => file)).toEqual(['docs/a.json', 'docs/c.json', 'docs/a.png', 'docs/b.json', 'docs/d.pdf'])
})

it('makes archives of at most a megabyte, and not many more than needed', () => {
  const archives = list(documents)
  expect(archives.flatMap(([, files]) => files).toSorted()).toEqual(documents.map(([file]) => file).toSorted())
  for (const [, files] of archives) expect(files.length * 40_000).toBeLessThanOrEqual(1_000_000)
  expect(archives.length).toBeLessThan(20)
  expect(list([]).length + list(documents.slice(0, 1)).length).toBe(0)
})

it('changes one archive when one document changes', () => {
  const before = pathsOf(documents)
  for (const index of [0, 42, 199]) {
    const after = documents.map((entry, at): PrecacheEntry => (at === index ? [entry[0], '2', 40_500] : entry))
    expect([...pathsOf(after)].filter((path) => !before.has(path))).toHaveLength(1)
  }
})

it('changes few archives when documents come and go', () => {
  const before = pathsOf(documents)
  const changed = [3, 20, 41, 60, 77, 98, 119, 140, 161, 188].map((index) => {
    // One file is removed. At even positions, two files are added.
    const added: PrecacheEntry[] =
      index % 2 ? [] : ['a', 'b'].map((name) => [`docs/page-${index}-${name}.json`, '1', 40_000])
    const after = documents.flatMap((entry, at) => (at === index ? added : [entry]))
    return [...pathsOf(after)].filter((path) => !before.has(path)).length
  })
  expect(changed.reduce((sum, count) => sum + count) / changed.length).toBeLessThan(2)
})

it('names an archive after its files and their contents, beginning with a part that its first file decides', () => {
  const [[before = '']] = [[...pathsOf(documents.slice(0, 3))]]
  const [[after = '']] = [[...pathsOf(documents.slice(0, 2))]]
  expect(before).toMatch(/^precache\/[\da-f]{8}-[\da-f]{16}\.txt$/)
  expect(after.slice(0, 18)).toBe(before.slice(0, 18))
  expect(after).not.toBe(before)
})
