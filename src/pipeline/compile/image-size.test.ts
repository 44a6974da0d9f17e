import { describe, expect, test } from 'vitest'
import { imageSize } from './image-size.ts'

const bytes = (...parts: (string | number[])[]) => Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))

describe('imageSize', () => {
  test.each<[string, Buffer]>([
    ['PNG', bytes('\x89PNG\r\n\x1A\n', [0, 0, 0, 13], 'IHDR', [0, 0, 1, 2, 0, 0, 0, 3])],
    ['GIF', bytes('GIF89a', [2, 1, 3, 0])],
    ['JPEG', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xff, 0xc4, 0, 2, 0xff, 0xc2, 0, 11, 8, 0, 3, 1, 2])],
    ['lossy WebP', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 2, 1, 3, 0])],
    ['lossless WebP', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0, 0x2f, 0x01, 0x81, 0, 0])],
    ['extended WebP', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 2, 0, 0])],
    ['SVG by its size', Buffer.from('<?xml version="1.0"?>\n<svg xmlns="x" width="258px" height="3">')],
    ['SVG by its view', Buffer.from("<svg viewBox='0 0 258 3'>")],
  ])('reads %s', (_, image) => {
    expect(imageSize(image)).toEqual({ width: 258, height: 3 })
  })

  test.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('hello')],
    ['half a PNG', bytes('\x89PNG\r\n\x1A\n', [0, 0])],
    ['half a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4])],
    ['an SVG without a size', Buffer.from('<svg width="100%">')],
  ])('says nothing about %s', (_, image) => {
    expect(imageSize(image)).toBeUndefined()
  })
})
