import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createCompressor } from './compress.ts'

const page = new TextEncoder().encode('<p>text</p>'.repeat(400))

let cache = ''
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'handbook-compress-'))
})
afterEach(() => rm(cache, { recursive: true, force: true }))

const filesOf = async () =>
  (await readdir(cache, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)

it('makes variants that unpack to the content, and keeps them for the next build', async () => {
  const first = await createCompressor(cache).compress('a.html', page)
  expect(brotliDecompressSync(first.get('br') ?? '')).toEqual(Buffer.from(page))
  expect(gunzipSync(first.get('gz') ?? '')).toEqual(Buffer.from(page))
  const before = await filesOf()
  expect(before).toHaveLength(2)
  const second = await createCompressor(cache).compress('a.html', page)
  expect(Buffer.from(second.get('br') ?? '')).toEqual(Buffer.from(first.get('br') ?? ''))
  expect(await filesOf()).toEqual(before)
})

it('makes only a Brotli variant of a short file, and caches nothing', async () => {
  const brief = page.subarray(0, 4000)
  const variants = await createCompressor(cache).compress('a.json', brief)
  expect([...variants.keys()]).toEqual(['br'])
  expect(brotliDecompressSync(variants.get('br') ?? '')).toEqual(Buffer.from(brief))
  expect(await readdir(cache)).toEqual([])
})

it('compresses hashed assets with the best setting, and caches even short ones', async () => {
  const script = new TextEncoder().encode(
    Array.from({ length: 150 }, (_, index) => `const f${index} = ${index * 7919}`).join('\n'),
  )
  const compressor = createCompressor(cache)
  const [asset, other] = [await compressor.compress('assets/a.js', script), await compressor.compress('sw.js', script)]
  expect([...asset.keys()]).toEqual(['br'])
  expect(asset.get('br')?.length).toBeLessThan(other.get('br')?.length ?? 0)
  expect(await filesOf()).toHaveLength(1)
})

it('compresses archives for offline reading with another setting', async () => {
  const texts = await readFile(new URL('output.ts', import.meta.url))
  const compressor = createCompressor(cache)
  const archive = await compressor.compress('precache/0123abcd-1111.txt', texts)
  const other = await compressor.compress('other.txt', texts)
  // With a text this short, the faster setting is not larger. Its bytes are different.
  expect(archive).not.toEqual(other)
  expect(brotliDecompressSync(archive.get('br') ?? '')).toEqual(texts)
  expect(gunzipSync(archive.get('gz') ?? '')).toEqual(texts)
})

it('does not compress small or already compressed files', async () => {
  const compressor = createCompressor(cache)
  expect((await compressor.compress('a.png', page)).size).toBe(0)
  expect((await compressor.compress('a.html', page.subarray(0, 100))).size).toBe(0)
})

it('compresses changed content again, and replaces the cached variants', async () => {
  const compressor = createCompressor(cache)
  await compressor.compress('a.html', page)
  const changed = await compressor.compress('a.html', new TextEncoder().encode('<p>other</p>'.repeat(400)))
  expect(brotliDecompressSync(changed.get('br') ?? '').toString()).toBe('<p>other</p>'.repeat(400))
  expect(await filesOf()).toHaveLength(2)
})

it('caches one archive of a kind: the next one replaces it', async () => {
  const compressor = createCompressor(cache)
  await compressor.compress('precache/0123abcd-1111.txt', page)
  await compressor.compress('precache/0123abcd-2222.txt', page.subarray(1))
  expect(await filesOf()).toHaveLength(2)
  await compressor.compress('precache/89abcdef-1111.txt', page)
  expect(await filesOf()).toHaveLength(4)
})
