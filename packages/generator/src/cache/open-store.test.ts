import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openStore, storeFolder } from './open-store.ts'
import { sweepStore } from './sweep-store.ts'

const day = 86_400_000
let cache = ''
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'store-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(cache, { recursive: true, force: true })
})

const whole = new TextEncoder().encode('made with much effort')
const make = () => vi.fn<() => Promise<Uint8Array>>(async () => whole)
const filesOf = (kind: string) => readdirSync(join(storeFolder(cache), kind))

it('returns the content of the same origin, in a later run too', () => {
  openStore(cache, 'documents').write('guide/a', 'program 1', 'text')
  const store = openStore(cache, 'documents')
  expect(store.read('guide/a', 'program 1')?.toString()).toBe('text')
  expect(store.read('guide/b', 'program 1')).toBeUndefined()
  store.write('guide/a', 'program 2', 'other')
  expect(store.read('guide/a', 'program 2')?.toString()).toBe('other')
  expect(filesOf('documents')).toHaveLength(1)
  expect(store.read('guide/a', 'program 1')).toBeUndefined()
})

it('treats the file of another place or kind as missing', () => {
  const [documents, icons] = [openStore(cache, 'documents'), openStore(cache, 'icons')]
  documents.write('a', 'source', 'of a')
  documents.write('b', 'source', 'of b')
  icons.write('a', 'source', 'icon')
  const [first = '', second = ''] = filesOf('documents').map((name) => join(storeFolder(cache), 'documents', name))
  copyFileSync(first, second)
  expect([documents.read('a', 'source'), documents.read('b', 'source')].filter(Boolean)).toHaveLength(1)
  copyFileSync(join(storeFolder(cache), 'icons', filesOf('icons')[0] ?? ''), first)
  expect([documents.read('a', 'source'), documents.read('b', 'source')].filter(Boolean)).toHaveLength(0)
})

it('makes a content once, and passes on an error while it is made', async () => {
  const store = openStore(cache, 'icons')
  const entry = { place: 'a.png', origin: 'svg' }
  await expect(store.readOrMake(entry, () => Promise.reject(new Error('no such font')))).rejects.toThrow('no such font')
  expect(await store.readOrMake(entry, make())).toEqual(whole)
  const again = make()
  expect(Buffer.from(await store.readOrMake(entry, again))).toEqual(Buffer.from(whole))
  expect(again).not.toHaveBeenCalled()
})

it('continues when the cache is a plain file', async () => {
  writeFileSync(join(cache, 'file'), '')
  const store = openStore(join(cache, 'file'), 'icons')
  expect(await store.readOrMake({ place: 'a.png', origin: 'svg' }, make())).toEqual(whole)
  expect(store.use('a.png')).toBe(false)
  sweepStore(join(cache, 'file'))
})

it('removes entries that were not used for two weeks, and unfinished files after an hour', () => {
  const store = openStore(cache, 'documents')
  for (const place of ['read', 'needed', 'forgotten']) store.write(place, 'source', place)
  const half = join(storeFolder(cache), 'documents', 'half.1.0.tmp')
  writeFileSync(half, 'half')
  const made = Date.now()
  sweepStore(cache, made + 0.9 * 3_600_000)
  expect(filesOf('documents')).toHaveLength(4)
  sweepStore(cache, made + 1.1 * 3_600_000)
  expect(filesOf('documents')).toHaveLength(3)
  sweepStore(cache, made + 13 * day)
  expect(filesOf('documents')).toHaveLength(3)
  sweepStore(cache, made + 15 * day)
  expect(filesOf('documents')).toEqual([])
})

it('records a use after a day, by reading the entry or by naming it', () => {
  const store = openStore(cache, 'documents')
  for (const place of ['read', 'needed']) store.write(place, 'source', place)
  const [old] = [new Date('2020-01-01')]
  const files = filesOf('documents').map((name) => join(storeFolder(cache), 'documents', name))
  for (const file of files) utimesSync(file, old, old)
  const use = () => [store.read('read', 'source')?.toString(), store.use('needed'), store.use('missing')]
  expect(use()).toEqual(['read', true, false])
  expect(files.map((file) => statSync(file).mtimeMs)).toEqual([old.getTime(), old.getTime()])
  const tomorrow = Date.now() + 1.1 * day
  vi.useFakeTimers({ now: tomorrow, toFake: ['Date'] })
  expect(use()).toEqual(['read', true, false])
  expect(files.map((file) => Math.round(statSync(file).mtimeMs))).toEqual([tomorrow, tomorrow].map(Math.round))
})
