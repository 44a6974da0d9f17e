import { avifSize, type ImageSize } from './avif-size.ts'
import { isTurnedByExif } from './exif-orientation.ts'

/**
 * Size in pixels from an image's header, as browsers show it. Returns `undefined` for another format or a damaged
 * header. Formats: PNG (W3C PNG, IHDR), GIF89a, JPEG (ITU T.81, frame header), WebP (RFC 9649), AVIF, SVG (width and
 * height, else viewBox).
 */
export const imageSize = (bytes: Buffer): ImageSize | undefined => {
  try {
    return png(bytes) ?? gif(bytes) ?? jpeg(bytes) ?? webp(bytes) ?? avif(bytes) ?? svg(bytes)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const checked = (width: number, height: number): ImageSize | undefined =>
  width > 0 && height > 0 ? { width, height } : undefined

const png = (bytes: Buffer): ImageSize | undefined =>
  bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1A\n'
    ? checked(bytes.readUInt32BE(16), bytes.readUInt32BE(20))
    : undefined

const gif = (bytes: Buffer): ImageSize | undefined =>
  /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)) ? checked(bytes.readUInt16LE(6), bytes.readUInt16LE(8)) : undefined

const jpeg = (bytes: Buffer): ImageSize | undefined => {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xff_d8) return undefined
  let at = 2
  let isTurned = false
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) {
      at++
      continue
    }
    // Frame headers are C0–CF without C4, C8 and CC, which are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
      return isTurned ? checked(height, width) : checked(width, height)
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (marker === 0xe1) isTurned ||= isTurnedByExif(bytes.subarray(at + 4, end))
    at = end
  }
  return undefined
}

const webp = (bytes: Buffer): ImageSize | undefined => {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return checked(bytes.readUInt16LE(26) & 0x3f_ff, bytes.readUInt16LE(28) & 0x3f_ff)
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return checked((bits & 0x3f_ff) + 1, ((bits >> 14) & 0x3f_ff) + 1)
    }
    case 'VP8X':
      return checked(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1)
    default:
      return undefined
  }
}

const avif = (bytes: Buffer): ImageSize | undefined => {
  const size = avifSize(bytes)
  return size && checked(size.width, size.height)
}

const svg = (bytes: Buffer): ImageSize | undefined => {
  const root = /<svg\b[^>]*>/i.exec(bytes.toString('utf8', 0, 4096))?.[0]
  if (root === undefined) return undefined
  const length = (name: string) =>
    Number(new RegExp(`\\s${name}=["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(root)?.[1] ?? 0)
  const box = /\sviewBox=["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(root)
  return (
    checked(Math.round(length('width')), Math.round(length('height'))) ??
    checked(Math.round(Number(box?.[1])), Math.round(Number(box?.[2])))
  )
}
