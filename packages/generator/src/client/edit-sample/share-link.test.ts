import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { linkLimit, readLink, sampleLimit, writeLink } from './share-link.ts'

const packed = (text: string | Uint8Array): string => `1${Buffer.from(deflateRawSync(text)).toString('base64url')}`
const texts = fc.string({ unit: 'grapheme' })

afterEach(() => vi.unstubAllGlobals())

describe('a link to a changed sample', () => {
  it('brings back what was written, whatever the code is', async () => {
    await fc.assert(
      fc.asyncProperty(texts, fc.array(texts, { minLength: 1, maxLength: 3 }), async (id, codes) => {
        const link = await writeLink({ id, codes })
        expect(link).toMatch(/^1[\w-]+$/)
        expect(await readLink(link ?? '')).toEqual({ id, codes })
      }),
    )
  })

  it('brings back what was written in a browser that does not compress', async () => {
    vi.stubGlobal('CompressionStream', undefined)
    vi.stubGlobal('DecompressionStream', undefined)
    const sample = { id: 'a', codes: ['const π = 3 // ≈', ''] }
    const link = await writeLink(sample)
    expect(link).toMatch(/^0[\w-]+$/)
    expect(await readLink(link ?? '')).toEqual(sample)
    expect(await readLink(packed('["a","b"]'))).toBe('unsupported')
  })

  it('is shorter than the code', async () => {
    const code = 'const sum = values.reduce((total, value) => total + value, 0)\n'.repeat(20)
    expect((await writeLink({ id: 'a', codes: [code] }))?.length).toBeLessThan(code.length / 5)
  })

  it('is not made of a sample that is too long', async () => {
    const random = Array.from({ length: linkLimit }, (_, index) => ((index * 7919) % 9973).toString(36)).join('')
    expect(await writeLink({ id: 'a', codes: [random] })).toBeUndefined()
    expect(await writeLink({ id: 'a', codes: ['a'.repeat(sampleLimit)] })).toBeUndefined()
  })
})

describe('a hostile link', () => {
  it('is read as a fault or as texts, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.base64String().map((text) => `1${text}`),
        ),
        async (payload) => {
          const read = await readLink(payload)
          expect(
            read === 'broken' || (typeof read === 'object' && read.codes.every((code) => typeof code === 'string')),
          ).toBe(true)
        },
      ),
    )
  })

  it.each([
    ['nothing', ''],
    ['an unknown format', '2YQ'],
    ['another alphabet', '0W$]'],
    ['no deflated data', '1YWJjZGVm'],
    ['data that are cut', packed('["a","some code that is long enough"]').slice(0, -6)],
    ['no JSON', packed('alert(1)')],
    ['another type', packed('{"id":"a"}')],
    ['a code that is no text', packed('["a",{"toString":1}]')],
    ['no code', packed('["a"]')],
    ['bytes that are no UTF-8', packed(new Uint8Array([0x5b, 0x22, 0xff, 0x22, 0x5d]))],
    ['more characters than a link may have', packed('["a","b"]').padEnd(linkLimit + 1, 'A')],
  ])('with %s is broken', async (_, payload) => {
    expect(await readLink(payload)).toBe('broken')
  })

  it('that would grow to megabytes is given up at the limit', async () => {
    const bomb = packed(`["a","${'a'.repeat(5_000_000)}"]`)
    expect(bomb.length).toBeLessThan(linkLimit)
    const sizes: number[] = []
    vi.stubGlobal(
      'Blob',
      class extends Blob {
        constructor(parts: BlobPart[]) {
          super(parts)
          sizes.push(this.size)
        }
      },
    )
    expect(await readLink(bomb)).toBe('broken')
    expect(Math.max(...sizes)).toBeLessThan(sampleLimit)
  })
})
