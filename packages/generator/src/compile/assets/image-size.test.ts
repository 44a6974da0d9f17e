import { describe, expect, test } from 'vitest'
import { imageSize } from './image-size.ts'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))

/** A JPEG of 258 by 3 pixels. Its Exif data have one entry before the orientation. */
const exifJpeg = (order: 'II' | 'MM', orientation: number) => {
  const whole = (value: number, length: number) =>
    Array.from({ length }, (_, index) => (value >> (8 * (order === 'II' ? index : length - 1 - index))) & 0xff)
  const entry = (tag: number, value: number) => [
    ...whole(tag, 2),
    ...whole(3, 2),
    ...whole(1, 4),
    ...whole(value, 2),
    0,
    0,
  ]
  const exif = bytes(
    'Exif\0\0',
    order,
    whole(42, 2),
    whole(8, 4),
    whole(2, 2),
    entry(0x01_00, 258),
    entry(0x01_12, orientation),
    whole(0, 4),
  )
  return bytes(
    [0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2],
    [...exif],
    [0xff, 0xe1, 0, 6],
    'http',
    [0xff, 0xc0, 0, 11, 8, 0, 3, 1, 2],
  )
}

describe('imageSize', () => {
  test.each<[string, Buffer]>([
    ['PNG', bytes('\x89PNG\r\n\x1A\n', [0, 0, 0, 13], 'IHDR', [0, 0, 1, 2, 0, 0, 0, 3])],
    ['GIF', bytes('GIF89a', [2, 1, 3, 0])],
    ['JPEG', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xff, 0xc4, 0, 2, 0xff, 0xc2, 0, 11, 8, 0, 3, 1, 2])],
    [
      'JPEG with damaged Exif data',
      bytes([0xff, 0xd8, 0xff, 0xe1, 0, 12], 'Exif\0\0', 'II*\0', [0xff, 0xc0, 0, 11, 8, 0, 3, 1, 2]),
    ],
    ['lossy WebP', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 2, 1, 3, 0])],
    ['lossless WebP', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0, 0x2f, 0x01, 0x81, 0, 0])],
    ['extended WebP', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 2, 0, 0])],
    ['SVG by its size', Buffer.from('<?xml version="1.0"?>\n<svg xmlns="x" width="258px" height="3">')],
    ['SVG by its view', Buffer.from("<svg viewBox='0 0 258 3'>")],
  ])('reads %s', (_, image) => {
    expect(imageSize(image)).toEqual({ width: 258, height: 3 })
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'returns width and height as a browser shows a JPEG of Exif orientation %i',
    (orientation) => {
      const shown = orientation >= 5 && orientation <= 8 ? { width: 3, height: 258 } : { width: 258, height: 3 }
      expect([imageSize(exifJpeg('II', orientation)), imageSize(exifJpeg('MM', orientation))]).toEqual([shown, shown])
    },
  )

  test.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('hello')],
    ['half a PNG', bytes('\x89PNG\r\n\x1A\n', [0, 0])],
    ['a PNG without a height', bytes('\x89PNG\r\n\x1A\n', [0, 0, 0, 13], 'IHDR', [0, 0, 1, 2, 0, 0, 0, 0])],
    ['a GIF without a width', bytes('GIF89a', [0, 0, 3, 0])],
    ['a sound in RIFF', bytes('RIFF', [0, 0, 0, 0], 'WAVEVP8X', [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 2, 0, 0])],
    ['half a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4])],
    ['an SVG without a size', Buffer.from('<svg width="100%">')],
  ])('returns no size for %s', (_, image) => {
    expect(imageSize(image)).toBeUndefined()
  })
})
