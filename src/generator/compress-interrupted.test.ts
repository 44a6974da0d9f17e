import type * as Fs from 'node:fs/promises'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { createCompressor } from './compress.ts'

const stopped = vi.hoisted(() => ({ now: false }))
vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof Fs>()
  const writeFile = async (file: string, content: Uint8Array) => {
    if (!stopped.now) return real.writeFile(file, content)
    await real.writeFile(file, content.subarray(0, content.length / 2))
    throw new Error('stopped')
  }
  return { ...real, writeFile }
})

it('leaves no half of a variant to the next build when it is stopped while writing', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'handbook-stopped-'))
  const page = new TextEncoder().encode('<p>text</p>'.repeat(400))
  stopped.now = true
  await expect(createCompressor(cache).compress('a.html', page)).rejects.toThrow('stopped')
  stopped.now = false
  const variants = await createCompressor(cache).compress('a.html', page)
  expect(brotliDecompressSync(variants.get('br') ?? '')).toEqual(Buffer.from(page))
  expect(gunzipSync(variants.get('gz') ?? '')).toEqual(Buffer.from(page))
})
