import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createCompressor } from './compress.ts'

const page = new TextEncoder().encode('<p>text</p>'.repeat(400))

describe('compressor', () => {
  it('makes variants that unpack to the content, and keeps them for the next build', async () => {
    const cache = await mkdtemp(join(tmpdir(), 'handbook-compress-'))
    const first = await createCompressor(cache).compress('a.html', page)
    expect(brotliDecompressSync(first.get('br') ?? '')).toEqual(Buffer.from(page))
    expect(gunzipSync(first.get('gz') ?? '')).toEqual(Buffer.from(page))
    const before = (await readdir(cache, { recursive: true })).length
    const second = await createCompressor(cache).compress('b.html', page)
    expect(Buffer.from(second.get('br') ?? '')).toEqual(Buffer.from(first.get('br') ?? ''))
    expect((await readdir(cache, { recursive: true })).length).toBe(before)
  })

  it('makes only Brotli of a short file, and keeps nothing', async () => {
    const cache = await mkdtemp(join(tmpdir(), 'handbook-compress-'))
    const brief = page.subarray(0, 4000)
    const variants = await createCompressor(cache).compress('a.json', brief)
    expect([...variants.keys()]).toEqual(['br'])
    expect(brotliDecompressSync(variants.get('br') ?? '')).toEqual(Buffer.from(brief))
    expect(await readdir(cache)).toEqual([])
  })

  it('compresses hashed assets as well as it can, and keeps even short ones', async () => {
    const cache = await mkdtemp(join(tmpdir(), 'handbook-compress-'))
    const script = new TextEncoder().encode(Array.from({ length: 150 }, (_, index) => `const f${index} = ${index * 7919}`).join('\n'))
    const compressor = createCompressor(cache)
    const [asset, other] = [await compressor.compress('assets/a.js', script), await compressor.compress('sw.js', script)]
    expect([...asset.keys()]).toEqual(['br'])
    expect(asset.get('br')?.length).toBeLessThan(other.get('br')?.length ?? 0)
    expect((await readdir(cache, { recursive: true })).filter((name) => name.endsWith('.br'))).toHaveLength(1)
  })

  it('leaves alone what is small or compressed already', async () => {
    const compressor = createCompressor(await mkdtemp(join(tmpdir(), 'handbook-compress-')))
    expect((await compressor.compress('a.png', page)).size).toBe(0)
    expect((await compressor.compress('a.html', page.subarray(0, 100))).size).toBe(0)
  })
})
