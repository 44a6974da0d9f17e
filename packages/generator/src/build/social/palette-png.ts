import { crc32, constants, deflateSync } from 'node:zlib'

/** An image of at most 256 colours. Each pixel is the index of its colour in the palette. */
export interface IndexedImage {
  width: number
  height: number
  pixels: Uint8Array
  palette: Palette
}

/** Colours in the order of their indices. */
export interface Palette {
  indices: ReadonlyMap<number, number>
  /** Red, green and blue of each colour. */
  colors: readonly number[]
}

const mostColors = 256

/**
 * Returns opaque RGBA pixels as indices into a palette that begins with the colours of a given palette. Returns
 * `undefined` when there are too many colours for a palette.
 */
export const indexColors = ({
  pixels,
  width,
  height,
  start,
}: {
  pixels: Uint8Array
  width: number
  height: number
  start?: Palette | undefined
}): IndexedImage | undefined => {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height)
  const indices = new Map(start?.indices)
  const colors = [...(start?.colors ?? [])]
  const indexed = new Uint8Array(words.length)
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? 0
    const index = indices.get(word) ?? indices.size
    if (index === mostColors) return undefined
    if (index === indices.size) {
      indices.set(word, index)
      colors.push(...pixels.subarray(4 * at, 4 * at + 3))
    }
    // Most pixels are the same as the pixel before.
    let end = at + 1
    while (end < words.length && words[end] === word) end++
    // A call of `fill` is slower than a few steps of a loop.
    if (end - at > 16) indexed.fill(index, at, end)
    else for (let place = at; place < end; place++) indexed[place] = index
    at = end
  }
  return { width, height, pixels: indexed, palette: { indices, colors } }
}

/**
 * Replaces the rows of an image from `top` by another image of the same width. The palette of that image continues the
 * palette of the first.
 */
export const replaceRows = (image: IndexedImage, rows: IndexedImage, top: number): IndexedImage => {
  const pixels = image.pixels.slice()
  pixels.set(rows.pixels, top * image.width)
  return { ...image, pixels, palette: rows.palette }
}

/**
 * PNG of an image (colour type 3). The compression only looks for runs: most of a preview consists of runs, and a
 * longer search costs more than it saves.
 */
export const palettePng = ({ width, height, pixels, palette }: IndexedImage): Uint8Array => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  // Each row begins with the number of its filter: none.
  const rows = new Uint8Array((width + 1) * height)
  for (let row = 0; row < height; row++)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  const data = deflateSync(rows, { level: 9, strategy: constants.Z_RLE })
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.colors)),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array()),
  ])
}

const signature = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const chunk = (name: string, data: Uint8Array): Buffer => {
  const content = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, check])
}
