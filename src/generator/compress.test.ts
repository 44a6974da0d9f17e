import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createCompressor } from './compress.ts'

const page = new TextEncoder().encode('<p>text</p>'.repeat(200))

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

  it('leaves alone what is small or compressed already', async () => {
    const compressor = createCompressor(await mkdtemp(join(tmpdir(), 'handbook-compress-')))
    expect((await compressor.compress('a.png', page)).size).toBe(0)
    expect((await compressor.compress('a.html', page.subarray(0, 100))).size).toBe(0)
  })
})
