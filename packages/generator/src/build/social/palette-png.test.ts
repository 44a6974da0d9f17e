import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { indexColors, palettePng, replaceRows } from './palette-png.ts'

/** Opaque pixels of given shades of grey. */
const greys = (...shades: number[]): Uint8Array =>
  Uint8Array.from(shades.flatMap((shade) => [shade, shade, shade, 255]))

const chunksOf = (png: Uint8Array): Map<string, Buffer> => {
  const bytes = Buffer.from(png)
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at))
    chunks.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)))
  return chunks
}

describe('indexColors', () => {
  it('numbers colours in the order of their appearance, after the colours of the given palette', () => {
    const first = indexColors({ pixels: greys(7, 7, 9, 7), width: 2, height: 2 })
    expect([...(first?.pixels ?? [])]).toEqual([0, 0, 1, 0])
    expect(first?.palette.colors).toEqual([7, 7, 7, 9, 9, 9])
    const second = indexColors({ pixels: greys(9, 3), width: 2, height: 1, start: first?.palette })
    expect([...(second?.pixels ?? [])]).toEqual([1, 2])
    expect(second?.palette.colors).toEqual([7, 7, 7, 9, 9, 9, 3, 3, 3])
    expect(first?.palette.colors).toHaveLength(6)
  })

  it('handles short and long runs, and a run at the end', () => {
    const runs = [
      [7, 40],
      [9, 1],
      [7, 16],
      [3, 17],
      [9, 26],
    ].flatMap(([shade = 0, length = 0]) => Array.from({ length }, () => shade))
    expect([...(indexColors({ pixels: greys(...runs), width: 100, height: 1 })?.pixels ?? [])]).toEqual(
      runs.map((shade) => [7, 9, 3].indexOf(shade)),
    )
  })

  it('has room for 256 colours', () => {
    const shades = Array.from({ length: 256 }, (_, shade) => shade)
    expect(indexColors({ pixels: greys(...shades), width: 256, height: 1 })?.palette.indices.size).toBe(256)
    const start = indexColors({ pixels: Uint8Array.from([1, 2, 3, 255]), width: 1, height: 1 })?.palette
    expect(indexColors({ pixels: greys(...shades), width: 256, height: 1, start })).toBeUndefined()
  })
})

it('palettePng writes rows, palette and checks that other programs read', () => {
  const image = indexColors({ pixels: greys(7, 7, 9, 7), width: 2, height: 2 })
  const rows = image && indexColors({ pixels: greys(3, 7), width: 2, height: 1, start: image.palette })
  if (!image || !rows) throw new Error('These colours are few.')
  const chunks = chunksOf(palettePng(replaceRows(image, rows, 1)))
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
  expect([...(chunks.get('IHDR') ?? [])]).toEqual([0, 0, 0, 2, 0, 0, 0, 2, 8, 3, 0, 0, 0])
  expect([...(chunks.get('PLTE') ?? [])]).toEqual([7, 7, 7, 9, 9, 9, 3, 3, 3])
  expect([...inflateSync(chunks.get('IDAT') ?? '')]).toEqual([0, 0, 0, 0, 2, 0])
})
