/** A size in pixels. */
export interface ImageSize {
  width: number
  height: number
}

interface Box {
  type: string
  content: Buffer
}

/**
 * Size in pixels of an AVIF picture as browsers show it. This is the extent of its primary item, turned by the item's
 * rotation (ISO/IEC 23008-12: `pitm`, `ispe`, `irot`, `ipma`). Returns `undefined` for another format or a file without
 * these boxes. Throws a `RangeError` when the data end too early.
 */
export const avifSize = (bytes: Buffer): ImageSize | undefined => {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return undefined
  const [brands, ...boxes] = boxesOf(bytes)
  if (!brands || !/avi[fs]/.test(brands.content.toString('latin1'))) return undefined
  const meta = boxesOf(contentOf(boxes, 'meta').subarray(4))
  const parts = boxesOf(contentOf(meta, 'iprp'))
  const properties = boxesOf(contentOf(parts, 'ipco'))
  const own = propertyIndexes(contentOf(parts, 'ipma'), primaryItem(contentOf(meta, 'pitm'))).map(
    (index) => properties[index - 1],
  )
  const extent = own.find((box) => box?.type === 'ispe')?.content
  if (!extent) return undefined
  const [width, height] = [extent.readUInt32BE(4), extent.readUInt32BE(8)]
  const quarterTurns = own.find((box) => box?.type === 'irot')?.content.readUInt8() ?? 0
  return quarterTurns % 2 === 1 ? { width: height, height: width } : { width, height }
}

/**
 * Splits data into consecutive boxes (ISO/IEC 14496-12, 4.2). A length of 0 extends to the end. A length of 1 means
 * that the real length follows in 64 bits.
 */
const boxesOf = (bytes: Buffer): Box[] => {
  const boxes: Box[] = []
  for (let at = 0; at < bytes.length;) {
    const short = bytes.readUInt32BE(at)
    const head = short === 1 ? 16 : 8
    const length = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short || bytes.length - at
    if (length < head) throw new RangeError(`A box of ${length} bytes is shorter than its head.`)
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), content: bytes.subarray(at + head, at + length) })
    at += length
  }
  return boxes
}

const contentOf = (boxes: readonly Box[], type: string): Buffer =>
  boxes.find((box) => box.type === type)?.content ?? Buffer.alloc(0)

const primaryItem = (box: Buffer): number => (box.readUInt8() === 0 ? box.readUInt16BE(4) : box.readUInt32BE(4))

/** Returns the indexes, from 1, of an item's properties in the list of all properties. */
const propertyIndexes = (box: Buffer, item: number): number[] => {
  const idLength = box.readUInt8() === 0 ? 2 : 4
  const indexLength = box.readUInt8(3) % 2 === 1 ? 2 : 1
  let at = 8
  for (let entries = box.readUInt32BE(4); entries > 0; entries--) {
    const id = box.readUIntBE(at, idLength)
    const first = at + idLength + 1
    const count = box.readUInt8(first - 1)
    // The highest bit says whether a program must understand the property.
    if (id === item)
      return Array.from(
        { length: count },
        (_, index) => box.readUIntBE(first + index * indexLength, indexLength) & (indexLength === 2 ? 0x7f_ff : 0x7f),
      )
    at = first + count * indexLength
  }
  return []
}
