import { expect, it } from 'vitest'
import type { PrecacheArchive, PrecacheEntry } from '../model/offline.ts'
import { storingJobs, unpack } from './archives.ts'
import { publishBuild } from './testing/publish-build.ts'

const small = (name: string): PrecacheEntry => [name, '1', 1000]
const files = ['shell', 'a', 'b', 'c', 'd', 'e', 'last'].map(small)
const archives: PrecacheArchive[] = [['archive', 1, 5]]
const jobsFor = (missing: readonly PrecacheEntry[], list = { files, archives }) =>
  storingJobs(list, missing).map((job) => `${job.archive?.name ?? ''}[${job.missing.map(([file]) => file).join()}]`)

it('fetches the files of an archive together and all other files separately, in the order of the list', () => {
  expect(jobsFor(files)).toEqual(['[shell]', 'archive[a,b,c,d,e]', '[last]'])
  expect(jobsFor(files.slice(2, 5))).toEqual(['archive[b,c,d]'])
  expect(jobsFor([])).toEqual([])
})

it('fetches a file of an archive separately when little else of the archive is missing', () => {
  expect(jobsFor(files.slice(3, 4))).toEqual(['[c]'])
  const large: PrecacheEntry[] = Array.from({ length: 40 }, (_, index) => [`large-${index}`, '1', 25_000])
  const list = { files: large, archives: [['archive', 0, 40]] as PrecacheArchive[] }
  expect(jobsFor(large.slice(0, 18), list)).toHaveLength(18)
  expect(jobsFor(large.slice(0, 19), list)).toHaveLength(1)
})

const texts = { 'docs/a.json': '{"a":"Ёж"}', 'docs/b.json': '{}', 'docs/c.json': '{"c":1}' }
const { list } = await publishBuild('hash', texts)
// The test helper counts letters, but the worker counts bytes.
list.files = list.files.map(([file, revision]) => [
  file,
  revision,
  Buffer.byteLength(texts[file as keyof typeof texts]),
])
const json = 'application/json; charset=utf-8'
const whole = Object.values(texts).join('')

/** The kept files of an archive with the given content, and the files that are still missing then. */
const unpacked = async (content: string, missing = list.files) => {
  const kept: Record<string, string> = {}
  const types = new Set<string | null>()
  const keep = async ([file]: PrecacheEntry, response: Response) => {
    types.add(response.headers.get('Content-Type'))
    kept[file] = await response.text()
  }
  const job = { missing, archive: { name: 'archive', files: list.files } }
  const rest = await unpack({ job, content: new TextEncoder().encode(content), keep })
  return { kept, types: [...types], rest: rest.map(([file]) => file) }
}

it('keeps the missing files of an archive, with their own type', async () => {
  expect(await unpacked(whole)).toEqual({ kept: texts, types: [json], rest: [] })
  expect(await unpacked(whole, list.files.slice(1, 2))).toMatchObject({ kept: { 'docs/b.json': '{}' }, rest: [] })
})

it.each([
  ['one damaged file', whole.replace('{}', '[]'), ['docs/b.json']],
  ['a cut', whole.slice(0, -1), ['docs/c.json']],
  ['a byte too much at its beginning', ` ${whole}`, Object.keys(texts)],
  ['the content of another file', '<!doctype html><h1>Please sign in</h1>', Object.keys(texts)],
  ['no content', '', Object.keys(texts)],
])('keeps only published files of an archive with %s', async (_what, content, rest) => {
  const sound = Object.entries(texts).filter(([file]) => !rest.includes(file))
  expect(await unpacked(content)).toMatchObject({ kept: Object.fromEntries(sound), rest })
})
