import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
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
  expect(brotliDecompressSync(first.variants.get('br') ?? '')).toEqual(Buffer.from(page))
  expect(gunzipSync(first.variants.get('gz') ?? '')).toEqual(Buffer.from(page))
  const before = await filesOf()
  expect(before).toHaveLength(2)
  const second = await createCompressor(cache).compress('b.html', page)
  expect(second.name).toBe(first.name)
  expect(Buffer.from(second.variants.get('br') ?? '')).toEqual(Buffer.from(first.variants.get('br') ?? ''))
  expect(await filesOf()).toEqual(before)
})

it('makes only Brotli of a short file, and keeps nothing', async () => {
  const brief = page.subarray(0, 4000)
  const { variants, name } = await createCompressor(cache).compress('a.json', brief)
  expect([...variants.keys()]).toEqual(['br'])
  expect(name).toBeUndefined()
  expect(brotliDecompressSync(variants.get('br') ?? '')).toEqual(Buffer.from(brief))
  expect(await readdir(cache)).toEqual([])
})

it('compresses hashed assets as well as it can, and keeps even short ones', async () => {
  const script = new TextEncoder().encode(
    Array.from({ length: 150 }, (_, index) => `const f${index} = ${index * 7919}`).join('\n'),
  )
  const compressor = createCompressor(cache)
  const [asset, other] = [await compressor.compress('assets/a.js', script), await compressor.compress('sw.js', script)]
  expect([...asset.variants.keys()]).toEqual(['br'])
  expect(asset.variants.get('br')?.length).toBeLessThan(other.variants.get('br')?.length ?? 0)
  expect(await filesOf()).toHaveLength(1)
})

it('leaves alone what is small or compressed already', async () => {
  const compressor = createCompressor(cache)
  expect((await compressor.compress('a.png', page)).variants.size).toBe(0)
  expect((await compressor.compress('a.html', page.subarray(0, 100))).variants.size).toBe(0)
})

it('sweeps what nobody names, and the halves that a stopped build has left', async () => {
  const compressor = createCompressor(cache)
  const { name = '' } = await compressor.compress('a.html', page)
  await compressor.compress('b.html', new TextEncoder().encode('<p>other</p>'.repeat(400)))
  const kept = (await filesOf()).filter((file) => name.endsWith(file.slice(0, -3)))
  await writeFile(join(cache, 'compressed', name.slice(0, 2), `${name.slice(2)}.br.123.half`), 'half')
  expect(await filesOf()).toHaveLength(5)
  compressor.sweep(new Set([name]))
  expect((await filesOf()).toSorted()).toEqual(kept.toSorted())
  compressor.sweep(new Set())
  expect(await filesOf()).toEqual([])
})
