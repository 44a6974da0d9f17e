import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Site } from '../../content/site.ts'
import { type DocumentOutline, makeRecords } from '@dev-handbook/search/testing/make-records'
import { searchFilesInTurn, searchIndexFiles } from './search-index.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postings-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const siteOf = (outlines: readonly DocumentOutline[], provider = 'embedded'): Site => {
  const records = outlines.toSorted((a, b) => (a.path < b.path ? -1 : 1)).map((outline) => makeRecords([outline]))
  return {
    data: { search: { provider } },
    records: { byDocument: () => records, all: records.flat() },
  } as unknown as Site
}
const build = (site: Site) => new Map(searchFilesInTurn(site, folder))
const kept = () =>
  new Map(
    readdirSync(join(folder, 'store/search')).map((name) => [
      name,
      statSync(join(folder, 'store/search', name), { bigint: true }).ctimeNs,
    ]),
  )

const guide = { path: '/docs/guide', title: 'A guide', lead: 'Heaps and queues.' }
const other = {
  path: '/docs/other',
  title: 'Another',
  sections: [{ anchor: 'deque', heading: 'A deque', text: 'Has two ends.' }],
}

it('makes the same index as without a cache, whatever was changed, added or removed since the last run', () => {
  const word = fc.constantFrom(
    'heap',
    'queue',
    'queues',
    'Node.js',
    'useEffect',
    'массив',
    'O(n)',
    'contain',
    'container',
    'containers',
  )
  const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '))
  const outline = fc.record({
    path: fc.constantFrom('/docs/a', '/docs/b', '/docs/b-c', '/docs/c/d', '/docs/c/e'),
    title: text,
    description: text,
    group: fc.constantFrom('Guides', 'Other'),
    tags: fc.array(word, { maxLength: 2 }),
    pageRank: fc.nat({ max: 3 }),
    lead: text,
    sections: fc.uniqueArray(fc.record({ anchor: word, heading: text, text }), {
      selector: ({ anchor }) => anchor,
      maxLength: 3,
    }),
  })
  const states = fc.array(fc.uniqueArray(outline, { selector: ({ path }) => path }), { minLength: 2, maxLength: 4 })
  fc.assert(
    fc.property(states, (outlines) => {
      for (const state of outlines) expect(build(siteOf(state))).toEqual(searchIndexFiles(siteOf(state)))
    }),
    { numRuns: 60 },
  )
})

it('writes only the postings of the changed document', () => {
  build(siteOf([guide, other]))
  const before = kept()
  build(siteOf([guide, other]))
  expect(kept()).toEqual(before)
  build(siteOf([{ ...guide, lead: 'Stacks.' }, other]))
  const changed = [...kept()].filter(([name, time]) => before.get(name) !== time)
  expect(changed).toHaveLength(1)
})

it('treats a damaged file as missing, and replaces it', () => {
  const made = build(siteOf([guide]))
  const [name = ''] = kept().keys()
  const file = join(folder, 'store/search', name)
  const sound = readFileSync(file)
  const flipped = Buffer.from(sound)
  flipped[60] = (flipped[60] ?? 0) ^ 1
  for (const damage of [Buffer.alloc(0), sound.subarray(0, -1), flipped]) {
    writeFileSync(file, damage)
    expect(build(siteOf([guide]))).toEqual(made)
    expect(readFileSync(file)).toEqual(sound)
  }
})

it('works when the cache cannot be written', () => {
  writeFileSync(join(folder, 'store'), 'a file where a folder should be')
  expect(build(siteOf([guide]))).toEqual(searchIndexFiles(siteOf([guide])))
})

it('stores no postings for a hosted service', () => {
  expect([...build(siteOf([guide], 'hosted')).keys()]).toEqual([])
})

it('rejects documents of different versions in one index', () => {
  const ofAnotherVersion = makeRecords([other]).map((record) => ({ ...record, versionTag: 'docs-default-1.0' }))
  const site = {
    ...siteOf([]),
    records: { byDocument: () => [makeRecords([guide]), ofAnotherVersion] },
  } as unknown as Site
  expect(() => build(site)).toThrow(
    'has the facets en and docs-default-1.0, others have en and docs-default-current. Write one index for each.',
  )
})
